import { accountIssues } from '@ykd/application/employee';
import { issuesOf, type Issue } from '@ykd/domain/member';
import { staffRightsIssue } from '@ykd/domain/people';
import { reasonIssues } from '../blocks/reason-field';
import { people } from '../messages/zh-CN/people';
import { REASON } from './act-on-employee';
import type { RightsValues } from './rights-fields';

/** Somebody who is to work here, as the form has him: a member who is there already, or a new account. */
export interface Joining {
  readonly way: 'member' | 'new';
  readonly who: Readonly<Record<'account' | 'mobile' | 'userName' | 'name', string>>;
  readonly rights: RightsValues;
  readonly reason: string;
}

/** What is still missing, or wrong, before anybody asks the server. */
export const joinIssues = ({ way, who, rights, reason }: Joining): readonly Issue[] => {
  const { mobile, userName, name, account } = who;
  const { role, grants } = rights;
  return [
    ...(way === 'new'
      ? accountIssues({ mobile: mobile.trim(), userName: userName.trim(), name })
      : issuesOf([['account', account.trim() === '' ? people.employee.accountFirst : undefined]])),
    ...issuesOf([['role', staffRightsIssue({ role: role ?? undefined, grants })]]),
    ...reasonIssues(reason, REASON),
  ];
};
