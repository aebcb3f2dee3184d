import { clientOf } from '@ykd/adapters-http/client';
import { checkInCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { servicesHook } from '../../container/services-hook';

/** The calls of the check-in, and what is only read of it. */
export const useCheckInQueries = servicesHook(({ quietHttp, queryScope, weixin }) => {
  const checkIn = clientOf(quietHttp, checkInCalls);
  return {
    checkIn,
    /** How the member did in a campaign that is over. */
    campaign: createQuery({ read: (campaign: string) => checkIn.mine({ campaign }) }, queryScope),
    /** Who stands where in a campaign. */
    ranking: createQuery({ read: (campaign: string) => checkIn.ranking({ campaign }) }, queryScope),
    /** When he is reminded of a campaign. */
    reminder: createQuery({ read: (campaign: string) => checkIn.reminder({ campaign }) }, queryScope),
    /** Whether WeChat may tell him, too. */
    weixinPermit: createQuery({ read: () => weixin.permit() }, queryScope),
    /** How he did in all of them. */
    history: createQuery({ read: () => checkIn.history() }, queryScope),
  };
});
