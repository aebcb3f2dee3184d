import type { Activities } from '../ports/activities.js';
import type { FollowUps } from '../ports/follow-ups.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

/** What a queue is read from, and what changes in it. */
export interface FollowUpDeps extends AuthenticateDeps {
  readonly members: MemberRepository;
  readonly activities: Pick<Activities, 'campaigns'>;
  readonly followUps: FollowUps;
  readonly students: Pick<Students, 'carers'>;
  readonly unitOfWork: UnitOfWork;
  readonly ids: Ids;
}
