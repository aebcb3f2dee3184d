import { isMobile, issuesOf, staffUsernameIssue, type Issue } from '@ykd/domain/member';
import { employeeNameIssue } from '@ykd/domain/people';

/** What is wrong with an account before anybody looks whether it is free. */
export const accountIssues = ({
  mobile,
  userName,
  name,
}: {
  readonly mobile: string;
  readonly userName: string;
  readonly name?: string | undefined;
}): readonly Issue<'mobile' | 'userName' | 'name'>[] =>
  issuesOf([
    ['mobile', isMobile(mobile) ? undefined : '应为 11 位手机号'],
    ['userName', staffUsernameIssue(userName)],
    ['name', name === undefined ? undefined : employeeNameIssue(name.trim())],
  ]);
