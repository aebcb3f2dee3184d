import { clientOf } from '@ykd/adapters-http/client';
import { rosterCalls, type rosterListQuery, type rosterRowQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type Sized<P> = P & { readonly size: number };
type ListPlace = Sized<ReturnType<typeof rosterListQuery.read>>;
type RowPlace = Sized<ReturnType<typeof rosterRowQuery.read>> & { readonly id: string };

/** What the console reads and does of rosters. */
const rosterQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways } = adminQueriesOf(services);
  const acts = clientOf(ways.watched, rosterCalls);
  const quiet = clientOf(ways.quiet, rosterCalls);
  const list = createQuery({ read: (place: ListPlace) => quiet.list(place), keeps: () => true }, queryScope);
  const one = createQuery({ read: (id: string) => quiet.find({ id }) }, queryScope);
  const rows = createQuery(
    { read: (place: RowPlace) => quiet.rows(place), keeps: (before, now) => before.id === now.id },
    queryScope,
  );
  return {
    list,
    one,
    rows,
    acts,
    /** Nobody waits for it, and nobody is told that it failed. */
    progress: quiet.progress,
    /** Something was done about one. */
    outdate: (id: string) => {
      list.outdate();
      one.outdate((known) => known === id);
      rows.outdate((known) => known.id === id);
    },
  };
});

export const useRosterQueries = () => rosterQueriesOf(useServices());
