import { RIGHTS, whyMay, type StaffMember, type WhyMay } from '@ykd/domain/access';
import { maskMobile, needsUsername } from '@ykd/domain/member';
import type { Classes } from '../ports/school-classes.js';
import type { SecurityLog } from '../ports/security-log.js';
import type { SessionRepository } from '../ports/session-repository.js';
import type { ColumnKey } from '../staff-list/index.js';
import type { EmployeeList } from './list.js';
import type { FoundEmployee, ListedEmployee } from './employees.js';
import type { EmployeeLine, EmployeeView, Why } from './port.js';
import { GRANT_TITLES, ROLE_TITLES } from './words.js';

/** What of somebody is told in a list, with the columns that were chosen. */
export const lineOf = (
  { id, sortValue: _sort, department, departmentName, mobile, ...rest }: ListedEmployee,
  columns: readonly ColumnKey<EmployeeList>[],
): EmployeeLine => {
  const whole: Required<Omit<EmployeeLine, 'id'>> = {
    ...rest,
    mobile: maskMobile(mobile),
    department: department === null ? null : { id: department, name: departmentName ?? '' },
  };
  return { id, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};

interface ViewDeps {
  readonly clock: { now(): number };
  readonly sessions: Pick<SessionRepository, 'findByUser'>;
  readonly securityLog: Pick<SecurityLog, 'page'>;
  readonly classes: Pick<Classes, 'idsOfStaff'>;
}

/** Everything that is told of somebody. */
export const viewOf = async (
  { clock, sessions, securityLog, classes }: ViewDeps,
  { user, employee, staff, departmentName, changedByName, students }: FoundEmployee,
): Promise<EmployeeView> => {
  const { userId: id, departmentId, changedBy, ...stored } = employee;
  const open = await sessions.findByUser(id, clock.now());
  const logins = await securityLog.page({ limit: 1 }, { kind: 'login', userId: id });
  return {
    id,
    name: user.name || null,
    userName: needsUsername(user) ? null : (user.userName ?? null),
    mobile: maskMobile(user.mobile),
    ...stored,
    department: departmentId === null ? null : { id: departmentId, name: departmentName ?? '' },
    role: staff?.role ?? null,
    grants: staff?.grants ?? [],
    students,
    classes: (await classes.idsOfStaff(id)).length,
    sessions: open.length,
    lastSeenAt: open[0]?.lastSeenAt ?? null,
    lastLoginAt: logins.list[0]?.lastAt ?? null,
    changedBy: changedBy === null ? null : { id: changedBy, name: changedByName },
  };
};

/** Why somebody may do something, for people. */
const wordsOf = ({ why, reach, role, grant, holders }: WhyMay): string => {
  const own = reach === 'own' ? '，只到自己负责的学员' : '';
  if (why === 'super') return '他是超级管理员，有全部权限';
  if (why === 'role' && role !== undefined) return `他的角色是${ROLE_TITLES[role]}${own}`;
  if (why === 'grant' && grant !== undefined) return `给了他「${GRANT_TITLES[grant]}」的授权`;
  const ways = [
    ...holders.roles.map((one) => ROLE_TITLES[one]),
    ...(holders.grant === undefined ? [] : [`有「${GRANT_TITLES[holders.grant]}」授权的员工`]),
  ];
  return `没有：只有${ways.join('、')}可以`;
};

/** All rights of somebody, with why. */
export const whyOf = (staff: StaffMember | undefined): readonly Why[] =>
  RIGHTS.map((right) => {
    const answer = whyMay(staff, right);
    return { right, reach: answer.reach, why: answer.why, words: wordsOf(answer) };
  });
