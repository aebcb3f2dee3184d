import type { Coupons } from '../ports/coupons.js';
import type { CouponClaims } from '../ports/coupon-claims.js';
import type { Ids } from '../ports/ids.js';
import type { KnownDevices } from '../ports/known-devices.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Partner } from '../ports/partners.js';
import type { ProductRepository } from '../ports/product-repository.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Turns } from '../shared/turns.js';

/** How it stands with a partner; undefined for who is none. */
export interface PartnerStates {
  find(userId: string): Promise<Pick<Partner, 'state'> | undefined>;
}

export interface CouponClaimDeps extends AuthenticateDeps {
  readonly couponClaims: CouponClaims;
  readonly coupons: Coupons;
  readonly partners: PartnerStates;
  readonly products: Pick<ProductRepository, 'find'>;
  readonly knownDevices: KnownDevices;
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  /** Who claims of the same batch goes alone in this process, lest all connections wait for one row. */
  readonly claimTurns: Turns;
}

export interface StaffCouponDeps extends CouponClaimDeps {
  readonly members: Pick<MemberRepository, 'findByIds'>;
}
