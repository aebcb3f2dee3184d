import { styled } from '@ykd/adapters-ui/styled';
import { ArrowLeftIcon, ArrowRightIcon } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH } from '@ykd/domain/access';
import type { ReportEdition } from '@ykd/domain/report';
import { pagePath } from '@ykd/domain/shared';
import { useRef, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { ReportConsent } from './report-consent';
import { report as words, TOPIC_TITLES } from '../messages/zh-CN/report';
import { pageUnderway, placeAfter, type Move, type Underway } from '../moving/move';
import { useMoves } from '../moving/use-moves';
import { usePageTurn } from '../moving/use-page-turn';
import { ShareReport } from '../share/share-report';
import type { StoryPlace } from '../story-place';
import { CloseLink, StageFoot, StageHead, StageMain } from './stage';
import { Segments } from './segments';
import { StoryButton } from '../story-button';
import { TopicPage } from './topic-page';

export type StoryProps = {
  edition: ReportEdition;
  place: Extract<StoryPlace, { kind: 'page' }>;
};

function EndActions({ first, children }: { first: string; children: ReactNode }) {
  return (
    <styled.div display="flex" flexWrap="wrap" gap="2">
      {children}
      <StoryButton asChild>
        <Link to={LEARN_PATH}>{words.goOn}</Link>
      </StoryButton>
      <StoryButton asChild kind="bare">
        <Link replace to={first}>
          {words.again}
        </Link>
      </StoryButton>
    </styled.div>
  );
}

/**
 * A yearly report, a page at a time. Moving takes the place of the page in the browser's history: one step back leaves the story, as
 * it does where people know stories from.
 */
export function Story({ edition, place: { report, pages, at, page } }: StoryProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const leaf = useRef<HTMLDivElement>(null);
  usePageTitle(words.title(TOPIC_TITLES[page.topic], report.year));
  usePageTurn({ at, heading, leaf });
  const underway = useRef<Underway>(undefined);
  useMoves((move: Move) => {
    const from = pagePath(location.pathname);
    // Who moves on before a page is drawn goes on from the one that is on its way.
    const here = pageUnderway(underway.current, from);
    const known = pages.findIndex(({ path }) => path === here);
    const next = placeAfter(known === -1 ? at : known, pages.length, move);
    const to = pages[next];
    if (to === undefined || next === known) return;
    underway.current = { from, to: to.path };
    void navigate(to.path, { replace: true });
  });
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <>
      <StageHead>
        <Segments pages={pages} at={at} />
        <CloseLink />
      </StageHead>
      <StageMain>
        <styled.div key={page.path} ref={leaf} flex="1" display="flex" flexDirection="column" gap="4">
          <TopicPage
            edition={edition.name}
            topic={page.topic}
            report={report}
            headingRef={heading}
            actions={
              after === undefined && (
                <>
                  <EndActions first={pages[0]?.path ?? page.path}>
                    <ShareReport edition={edition.name} topic={page.topic} report={report} />
                  </EndActions>
                  <ReportConsent year={report.year} />
                </>
              )
            }
          />
        </styled.div>
      </StageMain>
      <StageFoot>
        {before === undefined ? (
          <span />
        ) : (
          <StoryButton asChild kind="bare">
            <Link replace to={before.path}>
              <ArrowLeftIcon size={20} />
              {words.back}
            </Link>
          </StoryButton>
        )}
        {after !== undefined && (
          <ShareReport key={page.path} edition={edition.name} topic={page.topic} report={report} />
        )}
        {after !== undefined && (
          <StoryButton asChild kind={before === undefined ? 'solid' : 'soft'}>
            <Link replace to={after.path}>
              {before === undefined ? words.begin : words.next}
              <ArrowRightIcon size={20} />
            </Link>
          </StoryButton>
        )}
      </StageFoot>
    </>
  );
}
