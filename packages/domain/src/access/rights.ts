import { deepFreeze } from '../shared/index.js';
import { hasGrant, isSuperAdmin, type Grant, type StaffMember, type StaffRole } from './staff.js';

/** Who has a right beside superAdmin, who has every one: some roles, whoever was granted something, or nobody. */
type Holders = { readonly roles?: readonly StaffRole[]; readonly grant?: Grant };

/** Both roles below superAdmin. */
const TEACHING: readonly StaffRole[] = ['class', 'teacher'];

const HOLDERS = deepFreeze({
  /** See which changes of accounts did not reach another service, and have them tried again. */
  'accounts.sync': { roles: TEACHING },
  'activities.manage': { roles: TEACHING },
  'assistants.manage': { grant: 'assistants' },
  'classes.manage': { roles: TEACHING },
  'contacts.manage': { grant: 'contacts' },
  /** See the coupons of everybody. */
  'coupons.see': { grant: 'orders' },
  /** See what went wrong with money, and settle it. */
  'oddities.settle': { grant: 'orders' },
  /** Decide on requests for money back. */
  'orders.refund': { grant: 'orders' },
  /** See the orders of everybody. */
  'orders.see': { grant: 'orders' },
  'partners.manage': { grant: 'partners' },
  'performance.see': { grant: 'performance' },
  /** Set when activities begin and end. */
  'periods.set': { roles: TEACHING },
  /** See products that are not on sale, change and remove any. */
  'products.manage': {},
  /** See the tags of every student, also those that students are not shown. */
  'tags.see': { roles: TEACHING },
} satisfies Readonly<Record<string, Holders>>);

/** Something that only some of the staff may do: the one vocabulary of menus, guards, generic calls and use cases. */
export type Right = keyof typeof HOLDERS;

/** All rights, in the order of their names. */
export const RIGHTS: readonly Right[] = deepFreeze(Object.keys(HOLDERS) as Right[]);

/**
 * Whether somebody has a right (Specification §6): every super administrator has, anybody else by his role or by what he
 * was granted.
 *
 * @param staff - the role and the grants; `undefined`: no staff at all
 */
export const hasRight = (staff: StaffMember | undefined, right: Right): boolean => {
  const { roles, grant }: Holders = HOLDERS[right];
  return (
    isSuperAdmin(staff) ||
    (staff?.role !== undefined && roles?.includes(staff.role) === true) ||
    (grant !== undefined && hasGrant(staff, grant))
  );
};
