import type { Grant, StaffRole } from '@ykd/domain/access';
import { nullable, object, text } from '../entity/field.js';

/** Who changed something last: null where that was somebody at the command line. */
export const changedByField = nullable(object({ id: text(), name: nullable(text()) }));

/** Rights to be given; a role may be missing where something is granted. */
export interface RightsInput {
  readonly role: StaffRole | null;
  readonly grants: readonly Grant[];
}

/** Where somebody works, and how colleagues find him; null for none. */
export interface PlaceInput {
  readonly departmentId: string | null;
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}
