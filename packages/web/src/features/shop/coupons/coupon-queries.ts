import { clientOf } from '@ykd/adapters-http/client';
import { couponClaimCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { CouponClaimPort } from '@ykd/application/coupon-claim';
import { servicesHook } from '../../../container/services-hook';

type WalletPlace = Omit<Parameters<CouponClaimPort['wallet']>[0], 'size'>;

const PAGE_SIZE = 20;

/** Coupons that partners hand out, and those of the member. */
export const useCouponQueries = servicesHook(({ quietHttp, queryScope }) => {
  const coupon: CouponClaimPort = clientOf(quietHttp, couponClaimCalls);
  return {
    coupon,
    /** What a link gives. */
    link: createQuery({ read: (code: string) => coupon.link({ code }), isPublic: 'each' }, queryScope),
    wallet: createQuery(
      {
        read: (place: WalletPlace) => coupon.wallet({ size: PAGE_SIZE, ...place }),
        keeps: (before, now) => before.part === now.part,
      },
      queryScope,
    ),
  };
});
