import { isAddressLike } from './email.js';
import { isBlank, issuesOf, type Issue } from './issue.js';
import { signatureIssue } from './signature.js';
import { GENDERS, type SchoolProfile } from './user.js';

/**
 * The form 完善个人信息 (Specification §2 'Profile completion modal'). The four school fields may stand in `profile`, as
 * in the call that saves them (§7), or beside the others, as on the screen. Values are unchecked text.
 */
export type ProfileForm = SchoolProfile & {
  /** The real name, 真实姓名. */
  readonly name?: string | null | undefined;
  /** One of {@link Gender}, once it is valid. */
  readonly gender?: string | null | undefined;
  /** The e-mail address; white space around it does not count. */
  readonly email?: string | null | undefined;
  /** Shown, never submitted. */
  readonly mobile?: string | null | undefined;
  /** The personal signature, at most {@link SIGNATURE_MAX} Unicode code points. */
  readonly description?: string | null | undefined;
  /** The address of the picture. */
  readonly avatarUrl?: string | null | undefined;
  /** The four school fields, where they do not stand beside the others. */
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
 * Specification §5; an empty list when it may be saved. White space alone counts as missing. The specification has no
 * message for a signature that is too long; that one is Beyond the Specification.
 */
export const profileIssues = (form: ProfileForm): Issue[] => {
  const school = (key: keyof SchoolProfile): unknown => form[key] ?? form.profile?.[key];
  return issuesOf([
    ['name', required(form.name, '真实姓名必须输入')],
    ['gender', GENDERS.some((gender) => gender === form.gender) ? undefined : '性别必须选择'],
    ['email', emailMessage((form.email ?? '').trim())],
    ['schoolName', required(school('schoolName'), '学校名称必须输入')],
    ['schoolBeginDate', required(school('schoolBeginDate'), '入学年份必须输入')],
    ['schoolEndDate', required(school('schoolEndDate'), '毕业年份必须输入')],
    ['major', required(school('major'), '专业名称必须输入')],
    ['description', signatureIssue(form.description ?? '')],
  ]);
};

/**
 * What is submitted of a profile form: a copy with the email trimmed and without the mobile, which is read-only
 * (Specification §5). Does not check: see {@link profileIssues}.
 */
export const normalizeProfile = <F extends ProfileForm>(form: F): Omit<F, 'mobile'> => {
  const { mobile: _readOnly, ...submitted } = form;
  return typeof form.email === 'string' ? { ...submitted, email: form.email.trim() } : submitted;
};
