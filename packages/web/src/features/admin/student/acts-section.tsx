import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { shanghaiMinute } from '@ykd/domain/shared';
import { DiffLine } from '../components/diff';
import { WholeHistory } from '../components/whole-history';
import { audit } from '../messages/zh-CN/audit';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { useNames } from '../people/use-names';
import { Nothing } from '../components/nothing';
import { StepPager } from '../components/step-pager';
import { Lines, Quiet, Unread, waiting } from './parts';
import { Section } from './section';
import { useStudentQueries } from '../queries/student-page-queries';
import { useFoundPlace, useKeyPage } from './use-key-page';

const words = student.acts;
const title = student.sections.acts;

/** What staff did about him, the newest first. */
export function ActsSection({ userId }: { userId: string }) {
  const paging = useKeyPage('acts');
  const acts = useQuery(useStudentQueries().acts, { userId, ...paging.place });
  useFoundPlace(paging, acts);
  // What was changed is told to whoever may see the names as well.
  const names = useNames(acts.value?.list.flatMap(({ detail }) => detail ?? []) ?? []);
  return (
    <Section name="acts" aside={<WholeHistory userId={userId} />}>
      {paging.isLost && <Unread />}
      <PartAnswer
        of={acts}
        failed={student.sectionFailed(title)}
        waiting={waiting}
        isEmpty={({ list }) => list.length === 0}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
      >
        {(page) => (
          <>
            <Lines>
              {page.list.map(({ seq, at, act, actorName, detail }) => (
                <li key={seq}>
                  <styled.p display="flex" flexWrap="wrap" columnGap="3">
                    <styled.span fontWeight="medium">{audit.acts[act]}</styled.span>
                    <span>{actorName ?? words.system}</span>
                    <styled.time
                      color="fg.muted"
                      marginInlineStart={{ md: 'auto' }}
                      dateTime={new Date(at).toISOString()}
                    >
                      {shanghaiMinute(at)}
                    </styled.time>
                  </styled.p>
                  {detail && Object.keys({ ...detail.before, ...detail.after }).length > 0 && (
                    <DiffLine line={detail} names={names} />
                  )}
                  {detail?.reason && <Quiet>{words.reason(detail.reason)}</Quiet>}
                </li>
              ))}
            </Lines>
            <StepPager label={title} {...paging.stepsOf(page)} />
          </>
        )}
      </PartAnswer>
    </Section>
  );
}
