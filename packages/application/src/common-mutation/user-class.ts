import { nickNameIssue, profileTextIssues, signatureIssue } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import { createIssueList } from '../shared/issue-list.js';
import { checkValues, idOf, type FieldRule, type FieldRules } from './check-values.js';
import { invalid, type MutableClass } from './mutable-class.js';

/** A text, or null for none. */
const optionalText =
  (issueOf: (text: string) => string | undefined): FieldRule =>
  (value) => {
    if (value === null) return undefined;
    return typeof value === 'string' ? issueOf(value) : '值类型不正确';
  };

const RULES: FieldRules = {
  nickName: optionalText((nickName) => nickNameIssue(nickName.trim())),
  description: optionalText(
    (description) => signatureIssue(description) ?? profileTextIssues({ description })[0]?.message,
  ),
};

/** A member changes his own nickname and signature here, and nothing else; the profile has its own call. */
export const userClass: MutableClass = {
  save: async (deps, caller, list) => {
    const { user } = caller;
    const issues = createIssueList();
    if (list.length > 1) issues.add('id', () => '同一个对象不能在一次提交里出现多次');
    for (const values of list) {
      if (idOf(values) === undefined) issues.add('id', () => 'id 必须填写');
      checkValues(RULES, values, issues);
    }
    // Before anything is said of the values: another member's are nobody's business.
    if (list.some((values) => typeof idOf(values) === 'string' && idOf(values) !== user.id)) {
      return err({ kind: 'forbidden' });
    }
    const found = issues.all();
    if (found.length > 0) return invalid(found);
    const [values] = list;
    if (values === undefined) return ok([]);
    const { nickName, description } = values as {
      readonly nickName?: string | null;
      readonly description?: string;
    };
    const saved = await deps.members.updateProfile({
      id: user.id,
      fields: {
        ...(nickName === undefined ? {} : { nickName: nickName?.trim() || null }),
        ...(description === undefined ? {} : { description }),
      },
      sync: [],
      at: deps.clock.now(),
    });
    return saved === undefined ? err({ kind: 'not-logged-in' }) : ok([saved]);
  },
  del: async () => err({ kind: 'forbidden' }),
};
