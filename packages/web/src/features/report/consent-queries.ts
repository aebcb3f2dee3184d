import { clientOf } from '@ykd/adapters-http/client';
import { yearReportCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { servicesHook } from '../../container/services-hook';

/** Whether the member lets his class teachers see his reports, by their years. */
export const useConsentQueries = servicesHook(({ quietHttp, queryScope }) => {
  const calls = clientOf(quietHttp, yearReportCalls);
  const consent = createQuery({ read: (year: number) => calls.consent({ year }) }, queryScope);
  return {
    consent,
    setConsent: (year: number, isGiven: boolean) =>
      consent.change(
        year,
        () => calls.setConsent({ year, isGiven }),
        (_before, now) => now,
      ),
  };
});
