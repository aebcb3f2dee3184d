import { STAFF_ROLES, type StaffRole } from './staff.js';

/** The mobiles of each role. */
export type StaffLists = { readonly [role in StaffRole]: readonly string[] };

/** What the admin guard decides: the visitor's role, or the page that says there is nothing here. */
export type AdminDecision =
  | { readonly kind: 'role'; readonly role: StaffRole }
  | { readonly kind: 'redirect'; readonly to: '/admin/404' };

/**
 * The guard of the console (Specification §6 'Admin guard'): the first list that holds the mobile gives the role,
 * superAdmin before class before teacher; no match leads to `/admin/404`. An empty mobile never matches.
 */
export const adminGuard = (mobile: string, lists: StaffLists): AdminDecision => {
  const role = mobile ? STAFF_ROLES.find((candidate) => lists[candidate].includes(mobile)) : undefined;
  return role ? { kind: 'role', role } : { kind: 'redirect', to: '/admin/404' };
};
