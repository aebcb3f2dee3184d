import { deepFreeze } from '../shared/index.js';
import { hasGrant, isSuperAdmin, type Grant, type StaffMember, type StaffRole } from './staff.js';

/** Who has a right beside superAdmin, who has every one: some roles, whoever was granted something, or nobody. */
type Holders = {
  readonly roles?: readonly StaffRole[];
  readonly grant?: Grant;
  /** Who has it by his role has it for those in his care alone. */
  readonly isOwn?: true;
};

/** Both roles below superAdmin. */
const TEACHING: readonly StaffRole[] = ['class', 'teacher'];

/**
 * Something that only some of the staff may do (Specification §6): the one vocabulary of menus, guards, generic calls and use
 * cases. `accounts.sync`: see which changes of accounts did not reach another service, and have them tried again, a class teacher
 * and an assistant for those in their care; `activities.manage`: run campaigns, banners, announcements and the records of sites,
 * a class teacher and an assistant what is for their own classes alone; `audit.see`: what staff changed; `checkins.review`: read the
 * entries of the daily check-in and say something about them, a class teacher and an assistant those of whoever is in their care;
 * `classes.define`: make
 * classes, say who their class teachers are and which products lead into them, and name types, stages and tags; `classes.manage`:
 * look after classes, a class teacher and an assistant after those that they lead or assist; `coupons.see` and `orders.see`:
 * those of everybody; `courses.manage`: bring courses in, publish them and take them back, and see how learners fare;
 * `invoices.issue`: issue, reverse and refuse the invoices of others; `limits.set`: above how much a refund needs a second
 * person; `members.viewAs`: see the platform as somebody else does, read only, see {@link mayViewAs}; `messages.send` and
 * `messages.sms`: write to students, on the platform and by text message, a class teacher and an assistant to those in their
 * care, text messages a class teacher alone; `oddities.settle`: see what went wrong with money, and settle it; `orders.change`:
 * enter orders that were paid outside of the platform, and change until when one lasts; `orders.refund`: give money back, decide
 * on requests for money back, and note what went back outside of the platform; `products.manage`: see products that are not on
 * sale, change and remove any; `security.see`: who logged in and who changed what; `shifts.see`: who of those who look after
 * students is on when; `staff.manage`: who works here and what he may do; `students.assign`: who looks after whom, a class
 * teacher for those in her care; `students.see`: who studies here; a class teacher and an assistant see those in their care, see
 * {@link reachOf}; `tags.see`: the tags of students, also those that students are not shown, a class teacher and an assistant of
 * those in their care; `tags.set`: put tags on students and take them off, a class teacher and an assistant for those in their
 * care; `targets.set`: what people and departments are to reach in a month.
 */
export type Right =
  | 'accounts.sync'
  | 'activities.manage'
  | 'assistants.manage'
  | 'audit.see'
  | 'checkins.review'
  | 'classes.define'
  | 'classes.manage'
  | 'contacts.manage'
  | 'coupons.see'
  | 'courses.manage'
  | 'invoices.issue'
  | 'limits.set'
  | 'members.viewAs'
  | 'messages.send'
  | 'messages.sms'
  | 'oddities.settle'
  | 'orders.change'
  | 'orders.refund'
  | 'orders.see'
  | 'partners.manage'
  | 'performance.see'
  | 'products.manage'
  | 'security.see'
  | 'shifts.see'
  | 'staff.manage'
  | 'students.assign'
  | 'students.see'
  | 'tags.see'
  | 'tags.set'
  | 'targets.set';

const HOLDERS: Readonly<Record<Right, Holders>> = deepFreeze({
  'accounts.sync': { roles: TEACHING, isOwn: true },
  'activities.manage': { roles: TEACHING, isOwn: true },
  'assistants.manage': { grant: 'assistants' },
  'audit.see': {},
  'checkins.review': { roles: TEACHING, isOwn: true },
  'classes.define': {},
  'classes.manage': { roles: TEACHING, isOwn: true },
  'contacts.manage': { grant: 'contacts' },
  'coupons.see': { grant: 'orders' },
  'courses.manage': {},
  'invoices.issue': { grant: 'orders' },
  'limits.set': {},
  'members.viewAs': {},
  'messages.send': { roles: TEACHING, isOwn: true },
  'messages.sms': { roles: ['class'], isOwn: true },
  'oddities.settle': { grant: 'orders' },
  'orders.change': { grant: 'orders' },
  'orders.refund': { grant: 'orders' },
  'orders.see': { grant: 'orders' },
  'partners.manage': { grant: 'partners' },
  'performance.see': { grant: 'performance' },
  'products.manage': {},
  'security.see': {},
  'shifts.see': { roles: TEACHING, grant: 'assistants' },
  'staff.manage': {},
  'students.assign': { roles: ['class'], isOwn: true },
  'students.see': { roles: TEACHING, isOwn: true },
  'tags.see': { roles: TEACHING, isOwn: true },
  'tags.set': { roles: TEACHING, isOwn: true },
  'targets.set': {},
});

/** All rights, in the order of their names (Specification §6). */
export const RIGHTS: readonly Right[] = deepFreeze(Object.keys(HOLDERS) as Right[]);

/**
 * Whether somebody has a right (Specification §6): every super administrator has, anybody else by his role or by what he
 * was granted.
 *
 * @param staff - the role and the grants; `undefined`: no staff at all
 */
export const hasRight = (staff: StaffMember | undefined, right: Right): boolean => {
  const { roles, grant } = HOLDERS[right];
  return (
    isSuperAdmin(staff) ||
    (staff?.role !== undefined && roles?.includes(staff.role) === true) ||
    (grant !== undefined && hasGrant(staff, grant))
  );
};

/**
 * Whose data somebody reaches with a right: everybody's, that of the students in his care, or nobody's (Specification §6).
 */
export type Reach = 'all' | 'own' | 'none';

/**
 * Whose data somebody reaches with a right (Specification §6): a super administrator everybody's, whoever was
 * granted it as well; who has it by his role everybody's too, unless the right is one for those in his care.
 *
 * @param staff - the role and the grants; `undefined`: no staff at all
 */
export const reachOf = (staff: StaffMember | undefined, right: Right): Reach => {
  if (!hasRight(staff, right)) return 'none';
  const { grant, isOwn } = HOLDERS[right];
  const isWide = isSuperAdmin(staff) || (grant !== undefined && hasGrant(staff, grant));
  return isOwn === true && !isWide ? 'own' : 'all';
};

/**
 * Why somebody has a right (Specification §6), and how far his reach is with it: as a super administrator, by his role, by what
 * he was granted, or not at all. `role` and `grant` say which. `holders`: the roles, and the grant, that have it.
 */
export type WhyMay = {
  readonly right: Right;
  readonly reach: Reach;
  readonly why: 'super' | 'role' | 'grant' | 'nobody';
  readonly role?: StaffRole;
  readonly grant?: Grant;
  readonly holders: { readonly roles: readonly StaffRole[]; readonly grant?: Grant };
};

/**
 * Why somebody has a right, or has it not (Specification §6). What was granted counts before a role, for it reaches further.
 *
 * @param staff - the role and the grants; `undefined`: no staff at all
 */
export const whyMay = (staff: StaffMember | undefined, right: Right): WhyMay => {
  const { roles = [], grant } = HOLDERS[right];
  const holders = { roles: ['superAdmin' as const, ...roles], ...(grant === undefined ? {} : { grant }) };
  const answer = { right, reach: reachOf(staff, right), holders };
  if (!hasRight(staff, right)) return { ...answer, why: 'nobody' };
  if (isSuperAdmin(staff)) return { ...answer, why: 'super', role: 'superAdmin' };
  if (grant !== undefined && hasGrant(staff, grant)) return { ...answer, why: 'grant', grant };
  return { ...answer, why: 'role', ...(staff?.role === undefined ? {} : { role: staff.role }) };
};
