import type { Activities } from '../ports/activities.js';
import type { CheckIns } from '../ports/check-ins.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Classes } from '../ports/school-classes.js';
import type { StudyLogs } from '../ports/study-logs.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

/** What staff run things for students with. */
export interface ActivityDeps extends AuthenticateDeps {
  readonly activities: Activities;
  readonly checkIns: CheckIns;
  readonly classes: Pick<Classes, 'idsOfStaff'>;
  readonly ids: Ids;
  readonly members: MemberRepository;
  readonly students: Students;
  readonly studyLogs: Pick<StudyLogs, 'hasStudied'>;
  readonly unitOfWork: UnitOfWork;
}
