import { issuesOf, textOf, type Issue } from './issue.js';
import { EMAIL_MAX, PROFILE_TEXT_MAX } from './limits.js';
import type { ProfileForm } from './profile-form.js';
import type { SchoolProfile } from './user.js';

/** Control characters, which no name has: they break logs, and NUL breaks databases. Line ends are one of them. */
const CONTROL = /\p{Cc}/u;

const lineMessage = (title: string, text: string): string | undefined => {
  if (CONTROL.test(text)) return `${title}不能包含控制字符`;
  return [...text].length > PROFILE_TEXT_MAX ? `${title}不能超过${PROFILE_TEXT_MAX}个字符` : undefined;
};

const emailTextMessage = (email: string): string | undefined => {
  if (CONTROL.test(email)) return '邮箱不能包含控制字符';
  return email.length > EMAIL_MAX ? `邮箱不能超过${EMAIL_MAX}个字符` : undefined;
};

/**
 * What is wrong with the texts of a profile form beyond {@link profileIssues}, which asks whether they are there: at most
 * one issue a field, an empty list when they may be stored. A name, a school, a major and a date that is a text are one
 * line of at most 64 Unicode code points without control characters, an e-mail address has at most 254 UTF-16 code
 * units and no control characters either, a signature no NUL. Emoji are text like any other. Never throws. Beyond the Specification.
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
    ['description', textOf(form.description).includes('\0') ? '个人签名不能包含控制字符' : undefined],
  ]);
};

/**
 * The Chinese message when a nickname cannot be stored, `undefined` when it can: one line of at most 64 Unicode code
 * points without control characters. Beyond the Specification.
 */
export const nickNameIssue = (nickName: string): string | undefined => lineMessage('昵称', nickName);
