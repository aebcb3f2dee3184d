import { clientOf } from '@ykd/adapters-http/client';
import { yearReportCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ReportEditionName } from '@ykd/domain/report';
import { servicesHook } from '../../container/services-hook';

/** The yearly reports of the member. */
export const useReportQueries = servicesHook(({ quietHttp, queryScope }) => {
  const calls = clientOf(quietHttp, yearReportCalls);
  return {
    report: createQuery({ read: (edition: ReportEditionName) => calls.report({ edition }) }, queryScope),
  };
});
