import {
  MOBILES_PER_HOUR_MAX,
  NOTE_VERSIONS_SHOWN,
  noteVersionViewFields,
  studentAccessFields,
  studentActFields,
  studentCourseFields,
  studentNoteViewFields,
  studentOrderFields,
  studentProfileFields,
  studentSessionFields,
  studyOnDayFields,
} from '@ykd/application/student-page';
import { tagMarkFields } from '@ykd/application/shared';
import { STUDENT_NOTE_TEXT_MAX } from '@ykd/domain/member';
import { STUDY_SPAN_MAX_DAYS } from '@ykd/domain/report';
import * as z from 'zod/mini';
import { syncView } from './account-sync.js';
import { defineCall } from './call.js';
import { campaignSummary } from './check-in.js';
import { keyPageOf, list, page, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { keyPaging } from './list-query.js';
import { paging } from './shop-values.js';
import { count, identifier } from './values.js';

const of = z.strictObject({ userId: identifier });
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Lines of a list about one student. */
const linesOf = z.strictObject({ userId: identifier, ...keyPaging });

// The rule counts code points, of which each has at most two of these, and line ends once.
const text = z.string().check(z.maxLength(4 * STUDENT_NOTE_TEXT_MAX));
const note = recordSchema(studentNoteViewFields);
const id = identifier;

/** What keeps anybody from one student. */
const refusals = ['not-logged-in', 'forbidden', 'entity-not-found'] as const;

/** One student, for the staff who reach him. */
export const studentPageCalls = {
  profile: defineCall({
    method: 'GET',
    path: '/api/admin/student',
    query: of,
    response: success(recordSchema(studentProfileFields)),
    errors: refusals,
    summary: '一位学员：资料、注册与最近登录的时间、由谁负责；不由自己负责的如同不存在，下面各项也是',
  }),
  mobile: defineCall({
    method: 'POST',
    path: '/api/admin/student/mobile',
    body: of,
    response: success(z.object({ mobile: z.string() })),
    errors: [...refusals, 'second-factor-needed', 'too-many-attempts'],
    summary: `查看完整的手机号，记入审计日志，每人每小时最多 ${MOBILES_PER_HOUR_MAX} 次`,
  }),
  orders: defineCall({
    method: 'GET',
    path: '/api/admin/student/orders',
    query: z.strictObject({ userId: identifier, ...paging }),
    response: success(page(recordSchema(studentOrderFields))),
    errors: refusals,
    summary: '学员的订单，新的在前；金额只给看得到全部订单的员工',
  }),
  access: defineCall({
    method: 'GET',
    path: '/api/admin/student/access',
    query: of,
    response: success(recordSchema(studentAccessFields)),
    errors: refusals,
    summary: '学员的有效期：每个已付的订单打开哪些课程、到哪一天、服务到哪一天，按合并后的天数',
  }),
  progress: defineCall({
    method: 'GET',
    path: '/api/admin/student/progress',
    query: of,
    response: success(list(recordSchema(studentCourseFields))),
    errors: refusals,
    summary: '学员每门课程的进度，最近学习的在前',
  }),
  studyTime: defineCall({
    method: 'GET',
    path: '/api/admin/student/study-time',
    query: z.strictObject({ userId: identifier, from: day, to: day }),
    response: success(list(recordSchema(studyOnDayFields))),
    errors: [...refusals, 'invalid-input'],
    summary: `学员每天学习了多少秒，北京时间的日期 YYYY-MM-DD，from 与 to 都算在内，最多 ${STUDY_SPAN_MAX_DAYS} 天`,
  }),
  checkIns: defineCall({
    method: 'GET',
    path: '/api/admin/student/check-ins',
    query: of,
    response: success(list(campaignSummary)),
    errors: refusals,
    summary: '学员在各活动里的连续与累计打卡天数：打过卡的，和现在可以打卡的',
  }),
  tags: defineCall({
    method: 'GET',
    path: '/api/admin/student/tags',
    query: of,
    response: success(list(recordSchema(tagMarkFields))),
    errors: refusals,
    summary: '学员的标签，包括不给学员看的；by 是谁贴上的，没有记下来的是空',
  }),
  notes: defineCall({
    method: 'GET',
    path: '/api/admin/student/notes',
    query: linesOf,
    response: success(keyPageOf(note)),
    errors: [...refusals, 'invalid-input'],
    summary: '员工写的备注，新的在前',
  }),
  addNote: defineCall({
    method: 'POST',
    path: '/api/admin/student/note/add',
    body: z.strictObject({ userId: identifier, text }),
    response: success(note),
    errors: [...refusals, 'invalid-input'],
    summary: `写一条备注，最多 ${STUDENT_NOTE_TEXT_MAX} 个字符`,
  }),
  editNote: defineCall({
    method: 'POST',
    path: '/api/admin/student/note/edit',
    body: z.strictObject({ userId: identifier, id, version: count, text }),
    response: success(note),
    errors: [...refusals, 'invalid-input', 'note-changed'],
    summary:
      '修改自己写的备注（超级管理员可以改全部）：version 是所看到的版本，别人改过时回答现在的内容与版本',
  }),
  removeNote: defineCall({
    method: 'POST',
    path: '/api/admin/student/note/remove',
    body: z.strictObject({ userId: identifier, id, version: count }),
    response: success(z.null()),
    errors: [...refusals, 'note-changed'],
    summary: '删除自己写的备注（超级管理员可以删全部）',
  }),
  restoreNote: defineCall({
    method: 'POST',
    path: '/api/admin/student/note/restore',
    body: z.strictObject({ userId: identifier, id }),
    response: success(note),
    errors: refusals,
    summary: '撤销自己刚才的删除，备注恢复原样',
  }),
  noteVersions: defineCall({
    method: 'GET',
    path: '/api/admin/student/note/versions',
    query: z.strictObject({ userId: identifier, id }),
    response: success(list(recordSchema(noteVersionViewFields))),
    errors: refusals,
    summary: `一条备注写过的内容，新的在前，最近 ${NOTE_VERSIONS_SHOWN} 次`,
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/api/admin/student/sessions',
    query: of,
    response: success(list(recordSchema(studentSessionFields))),
    errors: refusals,
    summary: '学员登录着的设备，最近使用的在前；地址只给看得到安全日志的员工',
  }),
  endSession: defineCall({
    method: 'POST',
    path: '/api/admin/student/session/end',
    body: z.strictObject({ userId: identifier, id }),
    response: success(z.null()),
    errors: refusals,
    summary: '让学员在一台设备上退出登录',
  }),
  endSessions: defineCall({
    method: 'POST',
    path: '/api/admin/student/sessions/end',
    body: of,
    response: success(z.object({ ended: count })),
    errors: refusals,
    summary: '让学员在全部设备上退出登录，回答有几台',
  }),
  accounts: defineCall({
    method: 'GET',
    path: '/api/admin/student/accounts',
    query: of,
    response: success(list(syncView)),
    errors: refusals,
    summary: '学员在聊天与代码托管中的账号是否同步',
  }),
  retryAccounts: defineCall({
    method: 'POST',
    path: '/api/admin/student/accounts/retry',
    body: of,
    response: success(z.object({ count })),
    errors: refusals,
    summary: '再试这位学员没有送达的同步，回答有几项',
  }),
  acts: defineCall({
    method: 'GET',
    path: '/api/admin/student/acts',
    query: linesOf,
    response: success(keyPageOf(recordSchema(studentActFields))),
    errors: [...refusals, 'invalid-input'],
    summary: '员工对这位学员做过什么，新的在前；改前、改后与原因只给看得到审计日志的员工',
  }),
} as const;
