import { studentListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, Skeleton } from '@ykd/adapters-ui/widgets';
import type { ListView } from '@ykd/application/list-view';
import type { StaffView } from '@ykd/application/staff';
import { ADMIN_STUDENT_PATH, hasRight } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { admin } from '../messages/zh-CN/admin';
import { table as words } from '../messages/zh-CN/table';
import { useStudentQueries } from '../queries/student-list-queries';
import { useViewQueries } from '../views/view-queries';
import { viewHref } from '../views/view-state';
import { PartAnswer } from '../components/failed-line';

const { start } = admin;

/** One line of them where there is room. */
const Row = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fill, minmax(17rem, 1fr))' },
    gap: '3',
    fontSize: 'sm',
    listStyle: 'none',
  },
});

/** Accounts that failed stand among what is to be done. */
const isAbove = ({ state }: ListView): boolean => 'syncFailed' in state;

/** How many students a view finds; it leads to them. */
function Cohort({ view }: { view: ListView }) {
  const { sort: _sort, columns: _columns, ...filter } = view.state;
  const count = useQuery(useStudentQueries().count, filter);
  return (
    <li>
      <Card asChild room="sm" interactive>
        <Link to={`${ADMIN_STUDENT_PATH}${viewHref(studentListQuery, view)}`}>
          <styled.span display="flex" alignItems="center" justifyContent="space-between" gap="3">
            {view.name}
            <styled.span minHeight="7" fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <Answer
                of={count}
                compact
                waiting={<Skeleton height="7" width="8" />}
                failed={words.noCount}
                refused="failed"
              >
                {({ count: found, isMore }) => (isMore ? start.atLeast(found) : found)}
              </Answer>
            </styled.span>
          </styled.span>
        </Link>
      </Card>
    </li>
  );
}

/** What a class teacher looks for first among the students: the views that come with their list, counted. */
function Views() {
  const views = useQuery(useViewQueries().views, 'students');
  return (
    <styled.section aria-labelledby="admin-cohorts">
      <styled.h2 id="admin-cohorts" fontSize="md" marginBottom="2.5">
        {start.students}
      </styled.h2>
      <PartAnswer of={views} failed={start.failed} waiting={<Skeleton height="28" width="full" />}>
        {(seen) => (
          <Row>
            {seen.views
              .filter((view) => view.scope === 'built-in' && !isAbove(view))
              .map((view) => (
                <Cohort key={view.id} view={view} />
              ))}
          </Row>
        )}
      </PartAnswer>
    </styled.section>
  );
}

/** The students whom one may see, by what they need. */
export function Cohorts({ staff }: { staff: StaffView }) {
  return hasRight(staff, 'students.see') ? <Views /> : null;
}
