import type { Grant, StaffRole } from '@ykd/domain/access';
import type { Outcome } from '../shared/outcome.js';

/** What somebody may do here, as a `StaffMember` of the domain. */
export interface StaffView {
  /** Absent where he only was granted something. */
  readonly role?: StaffRole;
  readonly grants: readonly Grant[];
}

/** Who works here. Specification §6. */
export interface StaffPort {
  /** What the caller may do here, as it stands now; whoever may do nothing is refused. */
  me(): Outcome<StaffView, 'not-logged-in' | 'forbidden'>;
}
