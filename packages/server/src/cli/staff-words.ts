import { GRANT_TITLES, ROLE_TITLES } from '@ykd/application/employee';
import { GRANTS, STAFF_ROLES, type StaffMember } from '@ykd/domain/access';
import { peopleReasonIssue } from '@ykd/domain/people';
import { UsageError } from './usage-error.js';

/** What may be said of a member of staff on the command line. */
export interface StaffWords {
  readonly mobile?: string | undefined;
  readonly username?: string | undefined;
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly grants?: string | undefined;
  /** Why, for the audit log. */
  readonly reason?: string | undefined;
  /** Who looks after the students of whoever leaves. */
  readonly successor?: string | undefined;
  /** A password is made and shown, instead of asked for. */
  readonly generate?: boolean | undefined;
}

const NO_ROLE = 'none';

const reasonProblems = ({ reason }: StaffWords): readonly string[] => {
  const issue = reason === undefined ? undefined : peopleReasonIssue(reason);
  return issue === undefined ? [] : [`--reason：${issue}`];
};

/** Throws UsageError for a reason that nobody could give. */
export const checkReason = (words: StaffWords): void => {
  const problems = reasonProblems(words);
  if (problems.length > 0) throw new UsageError(problems);
};

/** The rights that the words name. Throws UsageError with all that is wrong with them, and with the reason. */
export const rightsOf = (words: StaffWords): StaffMember => {
  const { role, grants = '' } = words;
  const problems: string[] = [];
  const known = STAFF_ROLES.find((one) => one === role);
  if (role !== undefined && role !== NO_ROLE && known === undefined) {
    problems.push(`--role：应为 ${STAFF_ROLES.join('、')} 或 ${NO_ROLE}`);
  }
  const named = grants
    .split(',')
    .map((grant) => grant.trim())
    .filter((grant) => grant !== '');
  if (named.some((grant) => !GRANTS.some((one) => one === grant))) {
    problems.push(`--grants：应为逗号分隔的 ${GRANTS.join('、')}`);
  }
  const granted = GRANTS.filter((grant) => named.includes(grant));
  if (problems.length === 0 && known === undefined && granted.length === 0) {
    problems.push(`--role：请写出 ${STAFF_ROLES.join('、')} 之一，或用 --grants 给出单项权限`);
  }
  const staff = { ...(known === undefined ? {} : { role: known }), grants: granted };
  problems.push(...reasonProblems(words));
  if (problems.length > 0) throw new UsageError(problems);
  return staff;
};

/** Rights, for the operator to read. */
export const shownRights = ({ role, grants }: StaffMember): string =>
  [
    role === undefined ? '没有角色' : `${ROLE_TITLES[role]}（${role}）`,
    ...(grants.length > 0
      ? [`另可用：${grants.map((grant) => `${GRANT_TITLES[grant]}（${grant}）`).join('、')}`]
      : []),
  ].join('，');
