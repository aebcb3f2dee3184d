import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { reachOf } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { useFromHere } from '../blocks/way-back';
import { FigureLink } from '../components/figure-link';
import { studentsHref } from '../students-href';

/** How many students somebody looks after; it leads to them for whoever sees all of them, and to one's own. */
export function StudentsOf({ id, count, children }: { id: string; count: number; children: string }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const ownId = useStore(useServices().base, ({ user }) => user?.id);
  const from = useFromHere();
  const reach = reachOf(me, 'students.see');
  // Of another's students whoever sees none but his own would find another number.
  const seesAll = reach === 'all' || (reach === 'own' && id === ownId);
  if (count === 0 || !seesAll) return children;
  return (
    <FigureLink>
      <Link to={studentsHref({ carer: `is:${id}` })} state={from}>
        {children}
      </Link>
    </FigureLink>
  );
}
