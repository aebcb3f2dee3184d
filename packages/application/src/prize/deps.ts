import type { Activities } from '../ports/activities.js';
import type { CheckInStandings } from '../ports/check-in-standings.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { PrizeClaims } from '../ports/prize-claims.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

export interface PrizeDeps extends AuthenticateDeps {
  readonly activities: Pick<Activities, 'campaign'>;
  readonly checkInStandings: Pick<CheckInStandings, 'of'>;
  readonly prizeClaims: PrizeClaims;
  readonly unitOfWork: UnitOfWork;
}

/** What staff need to look at winners. */
export interface WinnersDeps {
  readonly activities: Pick<Activities, 'campaign'>;
  readonly prizeClaims: PrizeClaims;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

export interface StaffPrizeDeps extends AuthenticateDeps, WinnersDeps {
  readonly students: Students;
  readonly unitOfWork: UnitOfWork;
}
