import { clientOf } from '@ykd/adapters-http/client';
import { prizeCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { servicesHook } from '../../container/services-hook';

/** The prizes of the member. */
export const usePrizeQueries = servicesHook(({ quietHttp, queryScope }) => {
  const prize = clientOf(quietHttp, prizeCalls);
  return {
    prize,
    /** Those of a campaign. */
    mine: createQuery({ read: (campaign: string) => prize.mine({ campaign }) }, queryScope),
  };
});
