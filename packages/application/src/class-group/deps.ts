import type { AuditLog } from '../ports/audit-log.js';
import type { ClassGroups } from '../ports/class-groups.js';
import type { Ids } from '../ports/ids.js';
import type { Classes } from '../ports/school-classes.js';
import type { Schools } from '../ports/schools.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';

/** What staff make groups of a class with. */
export interface ClassGroupDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly classes: Pick<Classes, 'find'>;
  readonly classGroups: ClassGroups;
  readonly schools: Pick<Schools, 'cityOf'>;
  readonly auditLog: Pick<AuditLog, 'page'>;
}
