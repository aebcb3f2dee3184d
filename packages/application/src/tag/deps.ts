import type { AuditLog } from '../ports/audit-log.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { StudentTags } from '../ports/student-tags.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

/** What tags stand on. */
export interface TagDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly students: Students;
  readonly studentTags: Pick<StudentTags, 'all' | 'counted'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly auditLog: Pick<AuditLog, 'page'>;
}
