import { clientOf } from '@ykd/adapters-http/client';
import { partnerCouponCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { PartnerCouponPort } from '@ykd/application/coupon-claim';
import { servicesHook } from '../../../container/services-hook';

type ClaimsPlace = Omit<Parameters<PartnerCouponPort['claims']>[0], 'size'>;

const PAGE_SIZE = 20;

/** The coupons that the member hands out as a partner. */
export const useHandedCoupons = servicesHook(({ quietHttp, queryScope }) => {
  const port: PartnerCouponPort = clientOf(quietHttp, partnerCouponCalls);
  return {
    home: createQuery({ read: () => port.home() }, queryScope),
    batch: createQuery({ read: (batchId: string) => port.batch({ batchId }) }, queryScope),
    claims: createQuery(
      {
        read: (place: ClaimsPlace) => port.claims({ size: PAGE_SIZE, ...place }),
        keeps: (before, now) => before.batchId === now.batchId,
      },
      queryScope,
    ),
  };
});
