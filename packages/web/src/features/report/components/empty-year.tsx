import { styled } from '@ykd/adapters-ui/styled';
import type { YearReport } from '@ykd/application/year-report';
import { LEARN_PATH, SHOP_MALL_PATH } from '@ykd/domain/access';
import type { ReportEditionName } from '@ykd/domain/report';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { report as words } from '../messages/zh-CN/report';
import { StoryButton } from '../story-button';
import { ReportConsent } from './report-consent';
import { Sheet } from './sheet';
import { CloseLink, StageHead, StageMain } from './stage';
import { TopicPicture } from './topic-picture';

/** For who did not study in a year: an invitation, and the ways on. */
export function EmptyYear({ edition, report }: { edition: ReportEditionName; report: YearReport }) {
  const { year } = report;
  usePageTitle(words.name(year));
  return (
    <>
      <StageHead justifyContent="flex-end">
        <CloseLink />
      </StageHead>
      <StageMain>
        <styled.div flex="1" display="flex" flexDirection="column" gap="4">
          <styled.h1 textStyle="title">{words.empty.title}</styled.h1>
          <TopicPicture edition={edition} topic="cover" report={report} />
          <Sheet>
            <p>{words.empty.text(year)}</p>
          </Sheet>
          <styled.div display="flex" flexWrap="wrap" gap="3">
            <StoryButton asChild kind="solid">
              <Link to={LEARN_PATH}>{words.empty.learn}</Link>
            </StoryButton>
            <StoryButton asChild>
              <Link to={SHOP_MALL_PATH}>{words.empty.shop}</Link>
            </StoryButton>
          </styled.div>
          <ReportConsent />
        </styled.div>
      </StageMain>
    </>
  );
}
