import { clientOf } from '@ykd/adapters-http/client';
import { securityCalls, type securityListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { SecurityListFilter } from '@ykd/application/security';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type SecurityPage = ReturnType<typeof securityListQuery.read> & { readonly size: number };

/** What the console reads of the security log. */
const securityQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways } = adminQueriesOf(services);
  const watched = clientOf(ways.watched, securityCalls);
  const quiet = clientOf(ways.quiet, securityCalls);
  return {
    /** A page of the list; the page before stands until the next is there. */
    list: createQuery({ read: (page: SecurityPage) => watched.events(page), keeps: () => true }, queryScope),
    count: createQuery({ read: (filter: SecurityListFilter) => quiet.count(filter) }, queryScope),
    one: createQuery({ read: (id: string) => quiet.find({ id }) }, queryScope),
  };
});

export const useSecurityQueries = () => securityQueriesOf(useServices());
