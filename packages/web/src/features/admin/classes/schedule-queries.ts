import { clientOf } from '@ykd/adapters-http/client';
import { classEventCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** What the console reads and changes of the schedule of a class. */
const scheduleQueriesOf = partOf((services) => {
  const { watched } = adminQueriesOf(services).ways;
  const port = clientOf(watched, classEventCalls);
  const schedule = createQuery(
    { read: (classId: string) => port.schedule({ classId }) },
    services.queryScope,
  );
  const contact = createQuery({ read: () => port.contact() }, services.queryScope);
  return { port, schedule, contact };
});

export const useScheduleQueries = () => scheduleQueriesOf(useServices());
