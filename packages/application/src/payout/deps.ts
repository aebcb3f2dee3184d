import type { CommissionSettings } from '../commission/settings.js';
import type { Commissions } from '../ports/commissions.js';
import type { Clock } from '../ports/clock.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { ListedPayouts } from './payouts.js';
import type { TransferWay } from './settings.js';

/** What sends money to WeChat. */
export interface TransferDeps {
  readonly clock: Clock;
  readonly unitOfWork: UnitOfWork;
  readonly payouts: ListedPayouts;
  readonly payment: TransferWay;
  readonly members: Pick<MemberRepository, 'weixinOf'>;
}

export interface PayoutDeps extends AuthenticateDeps {
  readonly payouts: ListedPayouts;
  readonly payment: TransferWay;
}

export interface StaffPayoutDeps extends AuthenticateDeps, TransferDeps {
  readonly ids: Ids;
  readonly members: Pick<MemberRepository, 'findByIds' | 'weixinOf'>;
  readonly commission: CommissionSettings;
  readonly commissions: Pick<Commissions, 'hasReleasedInDoubt'>;
}
