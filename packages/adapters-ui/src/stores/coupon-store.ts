import type { OwnPartner, OwnWorkOrder, PartnerPort, PartnerStanding } from '@ykd/application/partner';
import type { ErrorOf } from '@ykd/application/shared';
import { reviewStatusOf, type ReviewStatus } from '@ykd/domain/coupon';
import { ok, type Result } from '@ykd/domain/shared';
import { createQuery, type Query, type QueryScope } from './query.js';

/** How far the member is on the way to be a partner, and as one. Specification §3 'coupon' state. */
export interface CouponState {
  /** Oneself as a partner; null for who is none. */
  readonly account: OwnPartner | null;
  /** The application; null for who never applied. */
  readonly workOrder: OwnWorkOrder | null;
  readonly reviewStatus: ReviewStatus;
}

export interface CouponStore {
  readonly state: Query<undefined, CouponState, ErrorOf<'not-logged-in'>>;
  /** Runs what answers how the member stands after it, and shows that at once; see {@link Query.change}. */
  change<Refused>(
    command: () => Promise<Result<PartnerStanding, Refused>>,
  ): Promise<Result<PartnerStanding, Refused>>;
}

const couponStateOf = ({ partner, workOrder }: PartnerStanding): CouponState => ({
  account: partner,
  workOrder,
  reviewStatus: reviewStatusOf(workOrder),
});

/** The store of the partner area. */
export const createCouponStore = (
  { partner }: { readonly partner: Pick<PartnerPort, 'standing'> },
  scope: QueryScope,
): CouponStore => {
  const state = createQuery<undefined, CouponState, ErrorOf<'not-logged-in'>>(
    {
      read: async () => {
        const standing = await partner.standing();
        return standing.ok ? ok(couponStateOf(standing.value)) : standing;
      },
    },
    scope,
  );
  return {
    state,
    change: (command) => state.change(undefined, command, (_before, now) => couponStateOf(now)),
  };
};
