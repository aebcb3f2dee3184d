import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { adminStudentReportPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useShownReportQueries } from '../../../container/shown-report-queries';
import { PartAnswer } from '../components/failed-line';
import { Nothing } from '../components/nothing';
import { student } from '../messages/zh-CN/student';
import { shownReports as words } from '../messages/zh-CN/shown-reports';
import { waiting } from './parts';

/** The ways to the yearly reports of a student that the reader may see. */
export function ShownReports({ userId }: { userId: string }) {
  const reports = useQuery(useShownReportQueries().years, { userId });
  return (
    <PartAnswer
      of={reports}
      failed={student.sectionFailed(student.sections.reports)}
      waiting={waiting}
      isEmpty={({ years }) => years.length === 0}
      empty={<Nothing title={words.none} hint={words.noneHint} />}
    >
      {({ years }) => (
        <styled.ul listStyle="none" display="flex" flexWrap="wrap" gap="2">
          {years.toReversed().map((year) => (
            <li key={year}>
              <Button asChild variant="outline" size="sm">
                <Link to={adminStudentReportPath(userId, year)}>{words.open(year)}</Link>
              </Button>
            </li>
          ))}
        </styled.ul>
      )}
    </PartAnswer>
  );
}
