import { issuesOf, textOf, type Issue } from './issue.js';
import { EMAIL_MAX, PROFILE_TEXT_MAX } from './limits.js';
import type { ProfileForm } from './profile-form.js';
import type { SchoolProfile } from './user.js';
import { hasControl, lineIssue } from '../shared/index.js';

/** Text that nobody sees; the joiners of emoji are harmless beside what they join. */
const INVISIBLE = /^[\p{Cf}\p{DI}\s]+$/u;

const lineMessage = (title: string, text: string): string | undefined => {
  const issue = lineIssue(title, text);
  if (issue !== undefined) return issue;
  // White space alone is missing rather than wrong.
  if (text.trim() !== '' && INVISIBLE.test(text)) return `${title}不能只包含不可见字符`;
  return [...text].length > PROFILE_TEXT_MAX ? `${title}不能超过${PROFILE_TEXT_MAX}个字符` : undefined;
};

const emailTextMessage = (email: string): string | undefined =>
  lineIssue('邮箱', email) ?? (email.length > EMAIL_MAX ? `邮箱不能超过${EMAIL_MAX}个字符` : undefined);

/** A signature may have several lines; the space keeps apart what a line end kept apart. */
const signatureTextMessage = (description: string): string | undefined =>
  hasControl(description.replaceAll(/\r?\n/g, ' ')) ? '个人签名不能包含控制字符' : undefined;

/**
 * What is wrong with the texts of a profile form beyond {@link profileIssues}, which asks whether they are there: at most
 * one issue a field, an empty list when they may be stored. A name, a school, a major and a date that is a text are one
 * line of at most 64 Unicode code points without control characters (lone surrogates are counted among them) and without
 * bidirectional embeddings, overrides and isolates, and never only of characters that cannot be seen; an e-mail address
 * has at most 254 UTF-16 code units and none of these either, a signature no control characters but line ends (`\n` or
 * `\r\n`).
 * Emoji are text like any other. Never throws. Beyond the Specification.
 */
export const profileTextIssues = (form: ProfileForm): Issue[] => {
  const school = (key: keyof SchoolProfile): string => textOf(form[key] ?? form.profile?.[key]);
  return issuesOf([
    ['name', lineMessage('真实姓名', textOf(form.name))],
    ['email', emailTextMessage(textOf(form.email).trim())],
    ['schoolName', lineMessage('学校名称', school('schoolName'))],
    ['schoolBeginDate', lineMessage('入学年份', school('schoolBeginDate'))],
    ['schoolEndDate', lineMessage('毕业年份', school('schoolEndDate'))],
    ['major', lineMessage('专业名称', school('major'))],
    ['description', signatureTextMessage(textOf(form.description))],
  ]);
};

/**
 * The Chinese message when a nickname cannot be stored, `undefined` when it can: one line of at most 64 Unicode code
 * points with the same characters as a name. Beyond the Specification.
 */
export const nickNameIssue = (nickName: string): string | undefined => lineMessage('昵称', nickName);
