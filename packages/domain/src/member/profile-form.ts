import { isAddressLike } from './email.js';
import { isBlank, issuesOf, textOf, type Issue } from './issue.js';
import { signatureIssue } from './signature.js';
import { schoolNameIssue, studyDatesIssue } from './studies.js';
import { GENDERS, type SchoolProfile } from './user.js';

/**
 * The form 完善个人信息 (Specification §2 'Profile completion modal'). The four school fields may stand in `profile`, as
 * in the call that saves them (§7), or beside the others, as on the screen, which count first. Values are unchecked.
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

/** The fields of the form, as its issues name them, in the order of the screen (Specification §5). */
export type ProfileField =
  'name' | 'gender' | 'email' | 'schoolName' | 'schoolBeginDate' | 'schoolEndDate' | 'major' | 'description';

const required = (value: unknown, message: string): string | undefined =>
  isBlank(value) ? message : undefined;

const emailMessage = (email: string): string | undefined => {
  if (email === '') return '邮箱必须填写';
  return isAddressLike(email) ? undefined : '邮箱格式不正确';
};

/**
 * What is wrong with a profile form: at most one issue a field, in the order and with the messages of
 * Specification §5; an empty list when it may be saved. Required, each with its message: `name` 真实姓名必须输入, `gender`
 * 性别必须选择, `email` 邮箱必须填写 or 邮箱格式不正确, `schoolName` 学校名称必须输入, `schoolBeginDate` 入学年份必须输入,
 * `schoolEndDate` 毕业年份必须输入, `major` 专业名称必须输入; optional: `description`, 个人签名不能超过100个字符 (this message
 * is Beyond the Specification). White space alone and values of another type count as missing. Never throws.
 */
export const profileIssues = (form: ProfileForm): Issue<ProfileField>[] => {
  const school = (key: keyof SchoolProfile): unknown => form[key] ?? form.profile?.[key];
  return issuesOf([
    ['name', required(textOf(form.name), '真实姓名必须输入')],
    ['gender', GENDERS.some((gender) => gender === form.gender) ? undefined : '性别必须选择'],
    ['email', emailMessage(textOf(form.email).trim())],
    ['schoolName', schoolNameIssue(textOf(school('schoolName')))],
    ['schoolBeginDate', required(school('schoolBeginDate'), '入学年份必须输入')],
    [
      'schoolEndDate',
      required(school('schoolEndDate'), '毕业年份必须输入') ??
        studyDatesIssue(school('schoolBeginDate'), school('schoolEndDate')),
    ],
    ['major', required(textOf(school('major')), '专业名称必须输入')],
    ['description', signatureIssue(textOf(form.description))],
  ]);
};

/**
 * What is submitted of a profile form: a copy with the email trimmed and without the mobile, which is read-only
 * (Specification §5). Nothing else is trimmed. Does not check: see {@link profileIssues}.
 */
export const normalizeProfile = <F extends ProfileForm>(form: F): Omit<F, 'mobile'> => {
  const { mobile: _readOnly, ...submitted } = form;
  return typeof form.email === 'string' ? { ...submitted, email: form.email.trim() } : submitted;
};
