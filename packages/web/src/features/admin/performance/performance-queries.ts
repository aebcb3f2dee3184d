import { clientOf } from '@ykd/adapters-http/client';
import { performanceCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { PerformancePort } from '@ykd/application/performance';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type Asked = Parameters<PerformancePort['show']>[0];

/** What the console reads and changes of market performance. */
const performanceQueriesOf = partOf((services) => {
  const calls = clientOf(adminQueriesOf(services).ways.watched, performanceCalls);
  return {
    /** What was shown before stands until the next is there. */
    show: createQuery({ read: (asked: Asked) => calls.show(asked), keeps: () => true }, services.queryScope),
    setTarget: calls.setTarget,
  };
});

export const usePerformanceQueries = () => performanceQueriesOf(useServices());
