import { ADMIN_404_PATH } from './admin-paths.js';
import { STAFF_ROLES, type StaffRole } from './staff.js';

/** The mobiles that hold each role (Specification §6 'Admin guard'). */
export type StaffLists = { readonly [role in StaffRole]: readonly string[] };

/**
 * What {@link adminGuard} decides: the visitor's `role`, or a redirect `to` the page that says there is nothing here
 * (Specification §6 'Admin guard').
 */
export type AdminDecision =
  | { readonly kind: 'role'; readonly role: StaffRole }
  | { readonly kind: 'redirect'; readonly to: typeof ADMIN_404_PATH };

/**
 * The guard of the console (Specification §6 'Admin guard'): the first list that holds the mobile gives the role,
 * superAdmin before class before teacher; no match leads to `/admin/404`. Mobiles compare exactly; an empty one never
 * matches.
 */
export const adminGuard = (mobile: string, lists: StaffLists): AdminDecision => {
  const role = mobile ? STAFF_ROLES.find((candidate) => lists[candidate].includes(mobile)) : undefined;
  return role ? { kind: 'role', role } : { kind: 'redirect', to: ADMIN_404_PATH };
};
