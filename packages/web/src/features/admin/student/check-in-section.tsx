import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { Nothing } from '../components/nothing';
import { Lines, Quiet, waiting } from './parts';
import { Section } from './section';
import { useStudentQueries } from '../queries/student-page-queries';

const words = student.checkIns;

/** How steadily he checked in, campaign by campaign. */
export function CheckInSection({ userId }: { userId: string }) {
  const campaigns = useQuery(useStudentQueries().checkIns, { userId });
  return (
    <Section name="checkIns">
      <PartAnswer
        of={campaigns}
        failed={student.sectionFailed(student.sections.checkIns)}
        waiting={waiting}
        isEmpty={({ length }) => length === 0}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
      >
        {(list) => (
          <Lines>
            {list.map(({ campaign, name, period, isOpen, streak }) => (
              <li key={campaign}>
                <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
                  <styled.strong fontWeight="medium">{name}</styled.strong>
                  {isOpen && <Badge tone="brand">{words.open}</Badge>}
                </styled.div>
                <Quiet>{words.period(period.firstDay, period.lastDay)}</Quiet>
                <styled.p fontVariantNumeric="tabular-nums">
                  {[
                    `${words.current} ${words.days(streak.current)}`,
                    `${words.longest} ${words.days(streak.longest)}`,
                    `${words.total} ${words.days(streak.total)}`,
                  ].join(' · ')}
                </styled.p>
              </li>
            ))}
          </Lines>
        )}
      </PartAnswer>
    </Section>
  );
}
