import type { PaymentDeps } from '../payment/deps.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { ListedOddities } from '../shop/listed-oddities.js';
import type { ListedBills } from './listed-differences.js';

/** What reconciliation stands on. */
export interface BillDeps extends AuthenticateDeps, PaymentDeps {
  readonly bills: ListedBills;
  readonly members: MemberRepository;
  readonly oddities: ListedOddities;
}
