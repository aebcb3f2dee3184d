import type { Ids } from '../ports/ids.js';
import type { Shifts } from '../ports/shifts.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

/** What shifts are planned with. */
export interface ShiftDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly shifts: Shifts;
  readonly students: Pick<Students, 'carers'>;
}
