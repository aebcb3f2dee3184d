import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Card, SkeletonText } from '@ykd/adapters-ui/widgets';
import { Lines, Quiet } from '../components/detail-parts';
import { PartAnswer } from '../components/failed-line';
import { Nothing } from '../components/nothing';
import { assistants } from '../messages/zh-CN/assistants';
import { useAssistantQueries } from './assistant-queries';

const words = assistants.record;

/** What is written to a colleague keeps its lines. */
export const Written = styled('p', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'sm' },
});

/** The latest hand-overs. */
export function HandOverRecords() {
  const recent = useQuery(useAssistantQueries().recent, undefined);
  return (
    <Card as="section" room="md" aria-labelledby="hand-over-records">
      <styled.h2 id="hand-over-records" fontSize="md" marginBottom="3">
        {words.title}
      </styled.h2>
      <PartAnswer
        of={recent}
        failed={words.failed}
        waiting={<SkeletonText lines={3} />}
        isEmpty={({ length }) => length === 0}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
      >
        {(list) => (
          <Lines>
            {list.map((line) => (
              <li key={line.id}>
                <styled.p fontWeight="medium">{assistants.givenWords(line)}</styled.p>
                <Quiet>{words.students(line.students, line.back)}</Quiet>
                <Written>{line.note}</Written>
              </li>
            ))}
          </Lines>
        )}
      </PartAnswer>
    </Card>
  );
}
