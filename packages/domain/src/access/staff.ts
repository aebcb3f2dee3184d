import { deepFreeze } from '../shared/index.js';

/** The role of a member of staff (Specification §6 'Roles'). */
export type StaffRole = 'superAdmin' | 'class' | 'teacher';

/** A right given to single members of staff (Specification §6 'Fixed lists'). */
export type Grant = 'contacts' | 'orders' | 'performance' | 'assistants' | 'partners';

/** All roles, in the order in which the admin guard looks them up (Specification §6 'Admin guard'). */
export const STAFF_ROLES: readonly StaffRole[] = deepFreeze(['superAdmin', 'class', 'teacher']);

/** All grants (Specification §6 'Fixed lists'). */
export const GRANTS: readonly Grant[] = deepFreeze([
  'contacts',
  'orders',
  'performance',
  'assistants',
  'partners',
]);

/** What a member of staff may do: a role, or none, and single grants (Specification §6). */
export type StaffMember = { readonly role?: StaffRole | undefined; readonly grants: readonly Grant[] };

/** Whether somebody is a super administrator, who may do everything (Specification §6). `undefined`: no staff at all. */
export const isSuperAdmin = (staff: Pick<StaffMember, 'role'> | undefined): boolean =>
  staff?.role === 'superAdmin';

/**
 * Whether somebody has a right: every super administrator has, anybody else must have been granted it
 * (Specification §6). `undefined`: no staff at all.
 */
export const hasGrant = (staff: StaffMember | undefined, grant: Grant): boolean =>
  isSuperAdmin(staff) || staff?.grants.includes(grant) === true;
