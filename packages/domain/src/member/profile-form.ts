import { isAddressLike } from './email.js';
import { isBlank, issuesOf, type Issue } from './issue.js';
import { SIGNATURE_MAX } from './limits.js';
import type { SchoolProfile } from './user.js';

/**
 * The form 完善个人信息 (Specification §2 'Profile completion modal'). The four school fields may stand in `profile`, as
 * in the call that saves them (§7), or beside the others, as on the screen. Values are unchecked text.
 */
export type ProfileForm = SchoolProfile & {
  readonly name?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly mobile?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly avatarUrl?: string | null | undefined;
  readonly profile?: SchoolProfile | null | undefined;
};

const required = (value: unknown, message: string): string | undefined =>
  isBlank(value) ? message : undefined;

const emailMessage = (email: string): string | undefined => {
  if (email === '') return '邮箱必须填写';
  return isAddressLike(email) ? undefined : '邮箱格式不正确';
};

/**
 * What is wrong with a profile form: at most one issue a field, in the order and with the messages of
 * Specification §5; an empty list when it may be saved. White space alone counts as missing.
 */
export const profileIssues = (form: ProfileForm): Issue[] => {
  const school = (key: keyof SchoolProfile): unknown => form[key] ?? form.profile?.[key];
  const tooLong = [...(form.description ?? '')].length > SIGNATURE_MAX;
  return issuesOf([
    ['name', required(form.name, '真实姓名必须输入')],
    ['gender', form.gender === 'male' || form.gender === 'female' ? undefined : '性别必须选择'],
    ['email', emailMessage((form.email ?? '').trim())],
    ['schoolName', required(school('schoolName'), '学校名称必须输入')],
    ['schoolBeginDate', required(school('schoolBeginDate'), '入学年份必须输入')],
    ['schoolEndDate', required(school('schoolEndDate'), '毕业年份必须输入')],
    ['major', required(school('major'), '专业名称必须输入')],
    ['description', tooLong ? `个人签名不能超过${SIGNATURE_MAX}个字符` : undefined],
  ]);
};

/**
 * What is submitted of a profile form: a copy with the email trimmed and without the mobile, which is read-only
 * (Specification §5).
 */
export const normalizeProfile = <F extends ProfileForm>(form: F): Omit<F, 'mobile'> => {
  const { mobile: _readOnly, ...submitted } = form;
  return typeof form.email === 'string' ? { ...submitted, email: form.email.trim() } : submitted;
};
