import { isStaff } from './admin-pages.js';
import { hasRight, type Reach } from './rights.js';
import type { StaffMember } from './staff.js';

/**
 * Of which students somebody sees by which partner they were closed (Specification §2 'Admin sidebar menu', where all staff have
 * the page): who sees orders or manages partners of all, everybody else who works here of those in his care.
 *
 * @param staff - the role and the grants; `undefined`: no staff at all
 */
export const commstudentReach = (staff: StaffMember | undefined): Reach => {
  if (!isStaff(staff)) return 'none';
  return hasRight(staff, 'orders.see') || hasRight(staff, 'partners.manage') ? 'all' : 'own';
};
