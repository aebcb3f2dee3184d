import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { useAssistantQueries } from '../assistants/assistant-queries';
import { PartAnswer } from '../components/failed-line';
import { Nothing } from '../components/nothing';
import { assistants } from '../messages/zh-CN/assistants';
import { student } from '../messages/zh-CN/student';
import { Lines, Quiet, waiting } from './parts';
import { Section } from './section';

const words = assistants.record;

const Text = styled('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });

/** By whom he was given to whom, when and why, and how he came back. */
export function HandOversSection({ userId }: { userId: string }) {
  const found = useQuery(useAssistantQueries().ofStudent, { userId });
  return (
    <Section name="handOvers">
      <PartAnswer
        of={found}
        failed={student.sectionFailed(student.sections.handOvers)}
        waiting={waiting}
        isEmpty={({ length }) => length === 0}
        empty={<Nothing title={words.noneOfStudent} hint={words.noneOfStudentHint} />}
      >
        {(list) => (
          <Lines>
            {list.map((one) => (
              <li key={one.id}>
                <styled.p fontWeight="medium">{assistants.givenWords(one)}</styled.p>
                <Text>{one.note}</Text>
                {one.ownNote !== null && <Text>{words.own(one.ownNote)}</Text>}
                {one.back !== null && one.backAt !== null && (
                  <Quiet>{words.back(one.back, one.backAt)}</Quiet>
                )}
              </li>
            ))}
          </Lines>
        )}
      </PartAnswer>
    </Section>
  );
}
