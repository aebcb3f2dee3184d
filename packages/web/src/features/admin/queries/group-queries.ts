import { clientOf } from '@ykd/adapters-http/client';
import { classGroupCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** What the console reads and changes of the groups of a class. */
const groupQueriesOf = partOf((services) => {
  const { watched } = adminQueriesOf(services).ways;
  const port = clientOf(watched, classGroupCalls);
  const board = createQuery({ read: (classId: string) => port.board({ classId }) }, services.queryScope);
  return { port, board };
});

export const useGroupQueries = () => groupQueriesOf(useServices());
