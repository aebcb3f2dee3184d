import type { AuditLog } from '../ports/audit-log.js';
import type { Classes } from '../ports/school-classes.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { ListedProducts } from '../staff-product/products.js';
import type { ShopOrders } from '../ports/shop-orders.js';
import type { Students } from '../student/students.js';
import type { ListedClasses } from './classes.js';

/** What staff look after classes with. */
export interface ClassDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly classes: Classes;
  readonly listedClasses: ListedClasses;
  readonly students: Students;
  readonly listedProducts: Pick<ListedProducts, 'inOrder'>;
  readonly members: MemberRepository;
  readonly auditLog: Pick<AuditLog, 'page'>;
  readonly shopOrders: Pick<ShopOrders, 'find'>;
}
