import type { ClassContacts, ClassEvents } from '../ports/class-events.js';
import type { Ids } from '../ports/ids.js';
import type { Classes } from '../ports/school-classes.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';

/** What staff keep the schedules of classes with. */
export interface ClassEventDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
  readonly classes: Pick<Classes, 'find'>;
  readonly classEvents: ClassEvents;
  readonly classContacts: ClassContacts;
}
