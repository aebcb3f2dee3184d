import type { Commissions } from '../ports/commissions.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Partner } from '../ports/partners.js';
import type { ProductRepository } from '../ports/product-repository.js';
import type { ShopOrders } from '../ports/shop-orders.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { WorkOrders } from '../ports/work-orders.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';

/** What the calls about commission stand on. */
export interface CommissionDeps extends AuthenticateDeps {
  readonly commissions: Commissions;
  readonly shopOrders: Pick<ShopOrders, 'purchasesOf'>;
  /** Undefined for who is no partner. */
  readonly partners: { find(userId: string): Promise<Partner | undefined> };
}

export interface StaffCommissionDeps extends CommissionDeps {
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly products: Pick<ProductRepository, 'find'>;
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly workOrders: Pick<WorkOrders, 'ofMember'>;
}
