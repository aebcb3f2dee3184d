import { clientOf } from '@ykd/adapters-http/client';
import { partnerCalls } from '@ykd/adapters-http/contracts';
import { createCouponStore } from '@ykd/adapters-ui/stores';
import { partOf } from '../../container/part-of';
import { useServices } from '../../container/services-context';

/** The way of the member to be a partner, and himself as one. */
export const partnerQueriesOf = partOf(({ quietHttp, queryScope }) => {
  const partner = clientOf(quietHttp, partnerCalls);
  return { partner, coupon: createCouponStore({ partner }, queryScope) };
});

export const usePartnerQueries = () => partnerQueriesOf(useServices());
