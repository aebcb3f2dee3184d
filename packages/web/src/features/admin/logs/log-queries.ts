import { clientOf } from '@ykd/adapters-http/client';
import { auditCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** What both logs read. */
const logQueriesOf = partOf((services) => {
  const audit = clientOf(adminQueriesOf(services).ways.quiet, auditCalls);
  return {
    /** What members are called, whoever they are. */
    names: createQuery(
      { read: (ids: readonly string[]) => audit.names({ ids: [...ids] }) },
      services.queryScope,
    ),
  };
});

export const useLogQueries = () => logQueriesOf(useServices());
