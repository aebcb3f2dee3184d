import { randomBytes } from 'node:crypto';
import { INITIAL_PASSWORD_DAYS } from '@ykd/application/shared';
import { guessablePasswordIssue, passwordChangeIssues } from '@ykd/domain/member';
import { createCommonPasswords } from '../crypto/common-passwords.js';
import type { AskSecret } from './ask-secret.js';
import { OperationError } from './operation-error.js';
import type { StaffWords } from './staff-words.js';

const GENERATED_BYTES = 15;

const INITIAL = `他登录后要先换成自己的密码；${INITIAL_PASSWORD_DAYS} 天内没有换，这个密码就失效。`;

/** A first password for somebody, typed twice or made, with what is to be said of it. Throws OperationError for one that will not do. */
export const newPassword = async (
  { generate = false }: Pick<StaffWords, 'generate'>,
  ask: AskSecret,
  names: readonly (string | null | undefined)[],
): Promise<{ readonly password: string; readonly note: string }> => {
  if (generate) {
    const password = randomBytes(GENERATED_BYTES).toString('base64url');
    return { password, note: `${INITIAL}\n密码（只显示这一次）：${password}` };
  }
  const password = await ask('密码（不会显示）：');
  if (password === undefined)
    throw new OperationError(['没有读到密码：请输入，或从标准输入给出，或用 --generate 生成。']);
  const confirm = (await ask('再输入一次：')) ?? password;
  // The code of the form is none of this.
  const issues = passwordChangeIssues({ code: '000000', password, confirm });
  if (issues.length > 0) throw new OperationError(issues.map(({ message }) => message));
  const guessable = guessablePasswordIssue(password, {
    isCommon: await createCommonPasswords().has(password),
    names,
  });
  if (guessable !== undefined) throw new OperationError([guessable]);
  return { password, note: INITIAL };
};
