import type { AuditLog } from '../ports/audit-log.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { StudentNotes } from '../ports/student-notes.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';
import type { Assistants } from './assistants.js';
import type { ReadAssistantsDeps } from './selection.js';

/** What is told of those who look after students is read from. */
export interface AssistantDeps extends AuthenticateDeps, ReadAssistantsDeps {
  readonly assistants: Assistants;
  readonly members: MemberRepository;
  readonly auditLog: Pick<AuditLog, 'page'>;
  readonly studentNotes: Pick<StudentNotes, 'find'>;
  readonly students: Pick<Students, 'carers'>;
}
