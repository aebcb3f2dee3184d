import type { Grant, StaffRole } from '@ykd/domain/access';
import type { SecondFactorStep } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';

/** What somebody may do here, as a `StaffMember` of the domain. */
export interface StaffView {
  /** Absent where he only was granted something. */
  readonly role?: StaffRole;
  readonly grants: readonly Grant[];
  /** What comes first: he sets up a second factor, or gives a code of it. Until then he may do nothing. */
  readonly pending?: SecondFactorStep;
}

/** Who works here. Specification §6. */
export interface StaffPort {
  /** What the caller may do here, as it stands now; whoever may do nothing is refused. */
  me(): Outcome<StaffView, 'not-logged-in' | 'forbidden'>;
}
