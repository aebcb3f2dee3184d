import { clientOf } from '@ykd/adapters-http/client';
import { staffCouponCalls, staffPartnerCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { YkdProduct } from '@ykd/application/common-query';
import type { StaffCouponPort } from '@ykd/application/coupon-claim';
import type { StaffPartnerPort } from '@ykd/application/partner';
import { PRODUCT_LISTING } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';
import { partnerFinder } from '../partners/find-partners';

type BatchesPlace = Parameters<StaffCouponPort['batches']>[0];
type Goods = Pick<YkdProduct, 'id' | 'name'>;

/** What the console reads of batches of coupons, and does about them. */
const batchQueriesOf = partOf((services) => {
  const { queryScope, commonQuery } = services;
  const { watched, quiet } = adminQueriesOf(services).ways;
  const port: StaffCouponPort = clientOf(watched, staffCouponCalls);
  const quietly: StaffCouponPort = clientOf(quiet, staffCouponCalls);
  const partners: StaffPartnerPort = clientOf(quiet, staffPartnerCalls);
  const batches = createQuery({ read: (place: BatchesPlace) => quietly.batches(place) }, queryScope);
  /** What is on sale. */
  const goods = createQuery(
    {
      read: async () => {
        const found = await commonQuery.query({
          returnClassName: 'YkdProduct',
          paramClassName: 'YkdProduct',
          params: { ...PRODUCT_LISTING, includeFields: ['id', 'name'] },
        });
        // A row holds the fields that were asked for.
        return found.ok ? ok(found.value as readonly Goods[]) : found;
      },
    },
    queryScope,
  );
  return {
    port,
    batches,
    goods,
    /** Partners who hand out coupons at this moment, by their names. */
    findPartners: partnerFinder(partners, { state: 'is:ACTIVE' }),
  };
});

export const useBatchQueries = () => batchQueriesOf(useServices());
