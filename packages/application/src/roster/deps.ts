import type { Clock } from '../ports/clock.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Classes } from '../ports/school-classes.js';
import type { RosterFiles, RosterProgress, Rosters } from '../ports/rosters.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

/** What rosters are kept in and applied with, whoever does it. */
export interface RosterWork {
  readonly rosters: Rosters;
  readonly rosterFiles: RosterFiles;
  readonly rosterProgress: RosterProgress;
  readonly students: Pick<Students, 'count'>;
  readonly classes: Pick<Classes, 'find'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly unitOfWork: UnitOfWork;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** The same for callers. */
export interface RosterDeps extends AuthenticateDeps, RosterWork {
  readonly students: Pick<Students, 'count' | 'ids'>;
}
