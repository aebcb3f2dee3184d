import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer } from '@ykd/adapters-ui/widgets';
import { shanghaiMinute } from '@ykd/domain/shared';
import { student } from '../messages/zh-CN/student';
import { Lines, Nothing, Quiet, StepPager, waiting } from './parts';
import { Section } from './section';
import { useStudentQueries } from './student-queries';
import { useKeyPage } from './use-key-page';

const words = student.acts;
const title = student.sections.acts;

const changeOf = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('，');

/** What staff did about him, the newest first. */
export function ActsSection({ userId }: { userId: string }) {
  const { place, stepsOf } = useKeyPage();
  const acts = useQuery(useStudentQueries().acts, { userId, ...place });
  return (
    <Section name="acts">
      <Answer
        compact
        of={acts}
        failed={student.sectionFailed(title)}
        refused="failed"
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
                    <styled.span fontWeight="medium">{words.names[act] ?? act}</styled.span>
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
                    <Quiet css={{ overflowWrap: 'anywhere' }}>
                      {[changeOf(detail.before), changeOf(detail.after)].filter(Boolean).join(' → ')}
                    </Quiet>
                  )}
                  {detail?.reason && <Quiet>{words.reason(detail.reason)}</Quiet>}
                </li>
              ))}
            </Lines>
            <StepPager label={title} {...stepsOf(page)} />
          </>
        )}
      </Answer>
    </Section>
  );
}
