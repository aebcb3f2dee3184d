import { clientOf } from '@ykd/adapters-http/client';
import { commstudentCalls, type commstudentListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { CommstudentFilter } from '@ykd/application/commstudent';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type ClosingPlace = ReturnType<typeof commstudentListQuery.read> & { readonly size: number };

/** What the console reads of students whom partners brought. */
const closingQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const quietly = clientOf(quiet, commstudentCalls);
  const { list } = clientOf(watched, commstudentCalls);
  return {
    list: createQuery({ read: (page: ClosingPlace) => list(page), keeps: () => true }, queryScope),
    count: createQuery({ read: (filter: CommstudentFilter) => quietly.count(filter) }, queryScope),
    partners: createQuery({ read: () => quietly.partners() }, queryScope),
  };
});

export const useClosingQueries = () => closingQueriesOf(useServices());
