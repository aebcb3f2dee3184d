import { deepFreeze } from '../shared/index.js';

/** What a column of a roster can say of a student. Beyond the Specification. */
export type RosterField =
  | 'mobile'
  | 'name'
  | 'gender'
  | 'email'
  | 'schoolName'
  | 'major'
  | 'schoolBeginDate'
  | 'schoolEndDate'
  | 'tags'
  | 'classTeacher'
  | 'className'
  | 'remark';

/** Those of them that are kept in a student's profile. Beyond the Specification. */
export type RosterProfileField = Exclude<
  RosterField,
  'mobile' | 'tags' | 'classTeacher' | 'className' | 'remark'
>;

/** The columns of a profile, in the order in which they are shown. Beyond the Specification. */
export const ROSTER_PROFILE_FIELDS: readonly RosterProfileField[] = deepFreeze([
  'name',
  'gender',
  'email',
  'schoolName',
  'major',
  'schoolBeginDate',
  'schoolEndDate',
]);

/** All that a column can say, in the order in which it is shown. Beyond the Specification. */
export const ROSTER_FIELDS: readonly RosterField[] = deepFreeze([
  'mobile',
  ...ROSTER_PROFILE_FIELDS,
  'tags',
  'classTeacher',
  'className',
  'remark',
]);

/** What each of them is called. Beyond the Specification. */
export const ROSTER_TITLES: Readonly<Record<RosterField, string>> = deepFreeze({
  mobile: '手机号',
  name: '姓名',
  gender: '性别',
  email: '邮箱',
  schoolName: '学校',
  major: '专业',
  schoolBeginDate: '入学时间',
  schoolEndDate: '毕业时间',
  tags: '标签',
  classTeacher: '班主任',
  className: '班级',
  remark: '备注',
});

/**
 * Those whose value of before a roster takes away only where whoever imports it says so: what is there may be the student's
 * own word, or a colleague's. Tags and remarks are only added. Beyond the Specification.
 */
export const ROSTER_OVERWRITES: readonly RosterField[] = deepFreeze([
  ...ROSTER_PROFILE_FIELDS,
  'classTeacher',
]);
