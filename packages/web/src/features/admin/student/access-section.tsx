import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import type { StudentAccess } from '@ykd/application/student-page';
import { shanghaiDay } from '@ykd/domain/shared';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { Nothing } from '../components/nothing';
import { Lines, Quiet, waiting } from './parts';
import { Section } from './section';
import { useStudentQueries } from '../queries/student-page-queries';

const words = student.access;

type Term = StudentAccess['terms'][0];

const serviceOf = ({ serviceUntil, hasService }: Term): string => {
  if (serviceUntil === null) return words.noService;
  const day = shanghaiDay(serviceUntil);
  return hasService ? words.service(day) : words.serviceOver(day);
};

/** What one order opens, and when that began and ends. */
function TermLine({ term }: { term: Term }) {
  const { productName, isMain, isOver, from, validUntil, courses } = term;
  return (
    <li>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
        <styled.strong fontWeight="medium">{productName}</styled.strong>
        {isMain && <Badge tone="info">{words.main}</Badge>}
        <Badge tone={isOver ? 'neutral' : 'brand'}>{isOver ? words.over : words.running}</Badge>
      </styled.div>
      <Quiet>
        {words.began(shanghaiDay(from))} ·{' '}
        {isOver ? words.ended(shanghaiDay(validUntil)) : words.until(shanghaiDay(validUntil))}
        {' · '}
        {serviceOf(term)}
      </Quiet>
      <Quiet css={{ color: 'fg.subtle' }}>
        {courses.length === 0 ? words.elsewhere : words.courses(courses.map(({ title }) => title))}
      </Quiet>
    </li>
  );
}

/** What opens which courses to him, and until when. */
export function AccessSection({ userId }: { userId: string }) {
  const access = useQuery(useStudentQueries().access, { userId });
  return (
    <Section name="access">
      <PartAnswer
        of={access}
        failed={student.sectionFailed(student.sections.access)}
        waiting={waiting}
        isEmpty={({ terms, refunding }) => terms.length + refunding.length === 0}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
      >
        {({ terms, refunding }) => (
          <Lines>
            {refunding.map(({ orderId, productName }) => (
              <li key={orderId}>
                <styled.span color="amber.fg">{words.refunding(productName)}</styled.span>
              </li>
            ))}
            {terms.map((term) => (
              <TermLine key={term.orderId} term={term} />
            ))}
          </Lines>
        )}
      </PartAnswer>
    </Section>
  );
}
