import type { CommissionSettings } from '../commission/settings.js';
import type { Coupons } from '../ports/coupons.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { OrderMoney } from '../ports/order-money.js';
import type { OrderRepository } from '../ports/order-repository.js';
import type { ProductRepository } from '../ports/product-repository.js';
import type { PaymentDeps } from '../payment/deps.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { ListedOddities } from './listed-oddities.js';
import type { RecentChecks } from './recent-checks.js';

/** What the shop mall stands on. */
export interface ShopDeps extends AuthenticateDeps, PaymentDeps {
  readonly products: ProductRepository;
  readonly coupons: Coupons;
  readonly members: MemberRepository;
  readonly orders: OrderRepository;
  readonly oddities: ListedOddities;
  readonly orderMoney: OrderMoney;
  readonly commission: CommissionSettings;
  readonly recentChecks: RecentChecks;
}
