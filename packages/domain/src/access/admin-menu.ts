import { ADMIN_ENTRIES } from './admin-entries.js';
import type { MenuEntry } from './menu-entry.js';
import { hasRight } from './rights.js';
import type { StaffMember } from './staff.js';

/**
 * The sidebar of the console (Specification §2 'Admin sidebar menu', §6): what everybody sees, then what the role and
 * the single grants add, each entry once, always in this order. superAdmin sees every one. The entries are shared
 * and frozen.
 *
 * @param staff - the role and the grants of whoever looks at the menu
 */
export const adminMenu = (staff: StaffMember): MenuEntry[] =>
  ADMIN_ENTRIES.filter(([, right]) => right === undefined || hasRight(staff, right)).map(([entry]) => entry);
