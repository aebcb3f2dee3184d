import { clientOf } from '@ykd/adapters-http/client';
import { dashboardCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { DashboardPort } from '@ykd/application/dashboard';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type Asked = Parameters<DashboardPort['show']>[0];

/** What the console reads of how the school is doing. */
const dashboardQueriesOf = partOf((services) => {
  const calls = clientOf(adminQueriesOf(services).ways.quiet, dashboardCalls);
  return {
    /** The period before stands until the next is there. */
    show: createQuery({ read: (asked: Asked) => calls.show(asked), keeps: () => true }, services.queryScope),
  };
});

export const useDashboardQueries = () => dashboardQueriesOf(useServices());
