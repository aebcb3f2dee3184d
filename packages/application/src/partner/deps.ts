import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { WorkOrders } from '../ports/work-orders.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { ListedPartners } from './partners.js';

export interface PartnerDeps extends AuthenticateDeps {
  readonly workOrders: WorkOrders;
  readonly partners: ListedPartners;
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly members: Pick<MemberRepository, 'weixinOf'>;
}

export interface StaffPartnerDeps extends PartnerDeps {
  readonly members: Pick<MemberRepository, 'findByIds' | 'weixinOf'>;
}
