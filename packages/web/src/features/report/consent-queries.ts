import { clientOf } from '@ykd/adapters-http/client';
import { yearReportCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { servicesHook } from '../../container/services-hook';

/** The years whose reports the member lets his class teachers see. */
export const useConsentQueries = servicesHook(({ quietHttp, queryScope }) => {
  const calls = clientOf(quietHttp, yearReportCalls);
  const consent = createQuery({ read: () => calls.consent() }, queryScope);
  return {
    consent,
    setConsent: (year: number, isGiven: boolean) =>
      consent.change(
        undefined,
        () => calls.setConsent({ year, isGiven }),
        (_before, now) => now,
      ),
  };
});
