import { clientOf } from '@ykd/adapters-http/client';
import { shownReportCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ShownReportPort } from '@ykd/application/shown-report';
import { partOf } from './part-of';
import { useServices } from './services-context';

type Of<Call extends keyof ShownReportPort> = Parameters<ShownReportPort[Call]>[0];

const shownReportQueriesOf = partOf(({ quietHttp, queryScope }) => {
  const calls = clientOf(quietHttp, shownReportCalls);
  return {
    years: createQuery({ read: (of: Of<'years'>) => calls.years(of) }, queryScope),
    report: createQuery({ read: (of: Of<'report'>) => calls.report(of) }, queryScope),
  };
});

/** The yearly reports that students let their class teacher see. */
export const useShownReportQueries = () => shownReportQueriesOf(useServices());
