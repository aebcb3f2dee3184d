import { deepFreeze } from '../shared/index.js';

/** The role of a member of staff (Specification §6 'Roles in client state'). */
export type StaffRole = 'superAdmin' | 'class' | 'teacher';

/** A right given to single members of staff (Specification §6 'Fixed lists of user ids and mobiles'). */
export type Grant = 'contacts' | 'orders' | 'performance' | 'assistants' | 'partners';

/** All roles, in the order in which the admin guard looks them up. */
export const STAFF_ROLES: readonly StaffRole[] = deepFreeze(['superAdmin', 'class', 'teacher']);

/** All grants. */
export const GRANTS: readonly Grant[] = deepFreeze([
  'contacts',
  'orders',
  'performance',
  'assistants',
  'partners',
]);

/** What a member of staff may do: a role, or none, and single grants. */
export type StaffMember = { readonly role?: StaffRole | undefined; readonly grants: readonly Grant[] };
