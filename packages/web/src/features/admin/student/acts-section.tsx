import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import type { StudentAct } from '@ykd/application/student-page';
import { shanghaiMinute } from '@ykd/domain/shared';
import { DiffLine } from '../components/diff';
import { WholeHistory } from '../components/whole-history';
import { audit } from '../messages/zh-CN/audit';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { useNames } from '../people/use-names';
import { Lines, Nothing, Quiet, StepPager, waiting } from './parts';
import { Section } from './section';
import { useStudentQueries } from './student-queries';
import { useKeyPage } from './use-key-page';

const words = student.acts;
const title = student.sections.acts;

/** What was changed, for whoever may read that: he may see the names as well. */
function Change({ detail }: { detail: NonNullable<StudentAct['detail']> }) {
  return <DiffLine line={detail} names={useNames()} />;
}

/** What staff did about him, the newest first. */
export function ActsSection({ userId }: { userId: string }) {
  const { place, stepsOf } = useKeyPage();
  const acts = useQuery(useStudentQueries().acts, { userId, ...place });
  return (
    <Section name="acts" aside={<WholeHistory userId={userId} />}>
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
                    <Change detail={detail} />
                  )}
                  {detail?.reason && <Quiet>{words.reason(detail.reason)}</Quiet>}
                </li>
              ))}
            </Lines>
            <StepPager label={title} {...stepsOf(page)} />
          </>
        )}
      </PartAnswer>
    </Section>
  );
}
