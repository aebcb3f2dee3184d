import type { Coupons } from '../ports/coupons.js';
import type { EntityReader } from '../ports/entity-reader.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { OrderRepository } from '../ports/order-repository.js';
import type { PaymentDeps } from '../payment/deps.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { RecentChecks } from './recent-checks.js';

/** What the shop mall stands on. */
export interface ShopDeps extends AuthenticateDeps, PaymentDeps {
  readonly entities: EntityReader;
  readonly coupons: Coupons;
  readonly members: MemberRepository;
  readonly orders: OrderRepository;
  readonly recentChecks: RecentChecks;
}
