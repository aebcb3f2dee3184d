import { useQuery, useStore } from '@ykd/adapters-ui/react';
import type { StudentFilter } from '@ykd/application/student';
import { reachOf } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { useFromHere } from '../blocks/way-back';
import { FigureLink } from '../components/figure-link';
import { studentsHref } from '../students-href';

/** Whether the reader sees all students of somebody: of another's, whoever sees none but his own would find another number. */
export const useSeesStudentsOf = (id: string): boolean => {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const ownId = useStore(useServices().base, ({ user }) => user?.id);
  const reach = reachOf(me, 'students.see');
  return reach === 'all' || (reach === 'own' && id === ownId);
};

/** How many students somebody looks after; it leads to them for whoever sees all of them, and to one's own. */
export function StudentsOf({
  id,
  count,
  filter = { carer: `is:${id}` },
  children,
}: {
  id: string;
  count: number;
  /** Which of them, where not all are counted. */
  filter?: StudentFilter;
  children: string;
}) {
  const from = useFromHere();
  const seesAll = useSeesStudentsOf(id);
  if (count === 0 || !seesAll) return children;
  return (
    <FigureLink>
      <Link to={studentsHref(filter)} state={from}>
        {children}
      </Link>
    </FigureLink>
  );
}
