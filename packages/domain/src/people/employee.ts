import { isSuperAdmin, type StaffMember } from '../access/index.js';
import { isAddressLike, issuesOf, type Issue } from '../member/index.js';
import { deepFreeze, lineIssue, longTextIssue, plainTextIssue } from '../shared/index.js';

/** The longest name of somebody who works here, and of his post, in Unicode code points. Beyond the Specification. */
export const EMPLOYEE_NAME_MAX = 32;

/** The longest e-mail address at work, in Unicode code points. Beyond the Specification. */
export const EMPLOYEE_EMAIL_MAX = 64;

/**
 * The longest telephone number at work, with its extension, in Unicode code points. Beyond the Specification.
 */
export const EMPLOYEE_PHONE_MAX = 32;

/** The longest reason for a change of rights or a leaving, in Unicode code points. Beyond the Specification. */
export const PEOPLE_REASON_MAX = 200;

/**
 * What colleagues find somebody by: his post (`title`), and his email and phone at work; null for none. Beyond the
 * Specification.
 */
export interface EmployeeContact {
  readonly title: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** How a member of staff stands: he works here, or he left. Beyond the Specification. */
export type EmployeeState = 'active' | 'left';

/** All ways in which a member of staff stands. Beyond the Specification. */
export const EMPLOYEE_STATES: readonly EmployeeState[] = deepFreeze(['active', 'left']);

const shortIssue = (title: string, text: string | null, max: number): string | undefined =>
  text === null ? undefined : (lineIssue(title, text) ?? longTextIssue(title, text, max));

/**
 * What is wrong with how colleagues find somebody. Beyond the Specification.
 *
 * @param contact - texts without white space at their ends, null for none
 */
export const employeeContactIssues = ({
  title,
  email,
  phone,
}: EmployeeContact): readonly Issue<keyof EmployeeContact>[] =>
  issuesOf([
    ['title', shortIssue('职务', title, EMPLOYEE_NAME_MAX)],
    [
      'email',
      shortIssue('工作邮箱', email, EMPLOYEE_EMAIL_MAX) ??
        (email === null || isAddressLike(email) ? undefined : '工作邮箱格式不正确'),
    ],
    ['phone', shortIssue('工作电话', phone, EMPLOYEE_PHONE_MAX)],
  ]);

/** The Chinese message when somebody cannot be called so at work, `undefined` when he can. Beyond the Specification. */
export const employeeNameIssue = (name: string): string | undefined =>
  shortIssue('姓名', name, EMPLOYEE_NAME_MAX);

/** The Chinese message when a reason will not do, `undefined` when it will. Beyond the Specification. */
export const peopleReasonIssue = (reason: string): string | undefined =>
  plainTextIssue('原因', reason, PEOPLE_REASON_MAX);

/**
 * The Chinese message when somebody with these rights would work here without any, `undefined` when he has some. Beyond the
 * Specification.
 *
 * @param staff - the role and the grants that he is to have
 */
export const staffRightsIssue = ({ role, grants }: StaffMember): string | undefined =>
  role === undefined && grants.length === 0 ? '请选择角色，或至少给一项授权' : undefined;

/**
 * The Chinese message when somebody leaves whose students would be nobody's, `undefined` when a successor is named or none is
 * needed. Beyond the Specification.
 *
 * @param students - how many he looks after
 */
export const successorMissingIssue = (
  students: number,
  successorId: string | undefined,
): string | undefined =>
  students > 0 && successorId === undefined ? `他还负责 ${students} 位学员，请选择接手的人` : undefined;

/**
 * Whether nobody would be left who may do everything, should this one have other rights or leave (Specification §6).
 *
 * @param superAdmins - the ids of all super administrators
 * @param after - what he may do then; `undefined`: he leaves
 */
export const isLastSuperAdmin = (
  superAdmins: readonly string[],
  userId: string,
  after: StaffMember | undefined,
): boolean => superAdmins.length === 1 && superAdmins[0] === userId && !isSuperAdmin(after);
