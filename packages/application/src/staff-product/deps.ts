import type { AuditLog } from '../ports/audit-log.js';
import type { FileStore } from '../ports/file-store.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { ProductRepository } from '../ports/product-repository.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ListedOrders } from '../staff-order/orders.js';
import type { ListedProducts } from './products.js';

/** What staff look after products with. */
export interface StaffProductDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly products: ProductRepository;
  readonly listedProducts: ListedProducts;
  readonly listedOrders: Pick<ListedOrders, 'count'>;
  readonly members: MemberRepository;
  readonly auditLog: Pick<AuditLog, 'page'>;
  readonly files: FileStore;
}

/** Who changes a product, and from where. */
export type ProductStaff = Caller & Pick<CallerContext, 'address'>;
