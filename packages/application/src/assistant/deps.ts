import type { ActivityPeriods } from '../ports/activity-periods.js';
import type { AuditLog } from '../ports/audit-log.js';
import type { FollowUps } from '../ports/follow-ups.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { StudentNotes } from '../ports/student-notes.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

/** What is told of those who look after students is read from. */
export interface AssistantDeps extends AuthenticateDeps {
  readonly members: MemberRepository;
  readonly activityPeriods: Pick<ActivityPeriods, 'periods'>;
  readonly followUps: FollowUps;
  readonly auditLog: Pick<AuditLog, 'page'>;
  readonly studentNotes: Pick<StudentNotes, 'find'>;
  readonly students: Pick<Students, 'carers'>;
}
