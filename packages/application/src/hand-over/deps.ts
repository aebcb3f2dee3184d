import type { Activities } from '../ports/activities.js';
import type { FollowUps } from '../ports/follow-ups.js';
import type { HandOvers } from '../ports/hand-overs.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

/** What students are given away with. */
export interface HandOverDeps extends AuthenticateDeps {
  readonly members: MemberRepository;
  readonly activities: Pick<Activities, 'campaigns'>;
  readonly followUps: FollowUps;
  readonly handOvers: HandOvers;
  readonly students: Students;
  readonly unitOfWork: UnitOfWork;
  readonly ids: Ids;
}
