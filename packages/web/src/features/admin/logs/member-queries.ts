import { clientOf } from '@ykd/adapters-http/client';
import { auditCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { partOf } from '../../../container/part-of';
import { adminQueriesOf } from '../admin-queries';

/** What members are called, whoever they are, by their ids. */
export const memberNamesOf = partOf((services) => {
  const audit = clientOf(adminQueriesOf(services).ways.quiet, auditCalls);
  return createQuery(
    { read: (ids: readonly string[]) => audit.names({ ids: [...ids] }) },
    services.queryScope,
  );
});
