import { hasRight, RIGHTS } from './rights.js';
import { isSuperAdmin, type StaffMember } from './staff.js';

/** For so long somebody views as somebody else at the most, ms: 30 minutes. Beyond the Specification. */
export const VIEWING_MS = 30 * 60 * 1000;

/**
 * Whether somebody may see the platform as somebody else does (beyond the Specification): with the right for it, never as a
 * super administrator, and never as whoever may do something that he himself may not.
 *
 * @param viewer - the role and the grants of whoever wants to look; `undefined`: no staff at all
 * @param viewed - those of whom he wants to look as; `undefined`: a student
 */
export const mayViewAs = (viewer: StaffMember | undefined, viewed: StaffMember | undefined): boolean =>
  hasRight(viewer, 'members.viewAs') &&
  !isSuperAdmin(viewed) &&
  RIGHTS.every((right) => !hasRight(viewed, right) || hasRight(viewer, right));
