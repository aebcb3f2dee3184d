import { reachOf, type StaffMember } from '@ykd/domain/access';
import { dayOfIndex, shanghaiDayIndex } from '@ykd/domain/shared';
import type { ListState } from '../staff-list/index.js';
import { VIEWED, type ViewList } from './view.js';

/** A view that everybody has. */
export interface BuiltInView {
  readonly id: string;
  readonly name: string;
  readonly state: ListState;
}

/** Who asks, and which day it is: of Beijing, since 1970. */
interface Asked {
  readonly userId: string;
  readonly staff: StaffMember | undefined;
  readonly today: number;
}

/** So many days before it ends a service is ending. */
const ENDING_DAYS = 30;
/** Who has studied on none of so many days is looked after. */
const IDLE_DAYS = 7;

/** Who came in so many days is new. */
const NEW_DAYS = 30;

/** The first day of the week, a Monday: 1970-01-01, the day 0, was a Thursday. */
const mondayOf = (dayIndex: number): number => dayIndex - ((dayIndex + 3) % 7);

/** What gives or takes rights. */
const RIGHTS_ACTS = 'of:staff.add,staff.disable,staff.factor.reset,staff.return,staff.role';

const between = (from: number, to: number): string => `between:${dayOfIndex(from)},${dayOfIndex(to)}`;

const VIEWS: { readonly [L in ViewList]: (asked: Asked) => readonly BuiltInView[] } = {
  students: ({ userId, staff, today }) => {
    // Who sees nobody but those in his care has no use for a view of them.
    const isNarrow = reachOf(staff, VIEWED.students.right) === 'own' && staff?.role === 'teacher';
    return [
      ...(isNarrow ? [] : [{ id: 'mine', name: '我负责的', state: { classTeacher: `is:${userId}` } }]),
      {
        id: 'ending',
        name: `服务 ${ENDING_DAYS} 天内到期`,
        state: { serviceUntil: between(today, today + ENDING_DAYS), sort: 'serviceUntil' },
      },
      {
        id: 'idle',
        name: `${IDLE_DAYS} 天没有学习`,
        state: { lastStudied: `before:${dayOfIndex(today - IDLE_DAYS)}`, sort: 'lastStudied' },
      },
      // Days before a day leave out who has none.
      {
        id: 'never',
        name: '买了还没有学习',
        state: { lastStudied: 'empty', validUntil: `after:${dayOfIndex(today - 1)}`, sort: 'validUntil' },
      },
      { id: 'sync-failed', name: '账号同步失败', state: { syncFailed: 'is:true' } },
      { id: 'this-week', name: '本周注册', state: { gmtCreated: between(mondayOf(today), today) } },
      { id: 'no-school', name: '没有填写学校', state: { school: 'empty' } },
    ];
  },
  employees: ({ today }) => [
    { id: 'active', name: '在职', state: { state: 'is:active' } },
    {
      id: 'no-department',
      name: '在职而没有部门',
      state: { department: 'empty', state: 'is:active' },
    },
    {
      id: 'joined-lately',
      name: `${NEW_DAYS} 天内入职`,
      state: { joinedAt: between(today - NEW_DAYS, today), sort: '-joinedAt' },
    },
    {
      id: 'left',
      name: '已离职',
      state: { state: 'is:left', columns: 'name,userName,title,department,joinedAt,leftAt' },
    },
  ],
  security: ({ today }) => [
    { id: 'today', name: '今天', state: { at: `is:${dayOfIndex(today)}` } },
    { id: 'login-failed', name: '失败的登录', state: { kind: 'is:login-failed' } },
    { id: 'rights', name: '权限变更', state: { kind: 'is:rights' } },
    { id: 'exports', name: '导出记录', state: { kind: 'is:export' } },
  ],
  audit: ({ userId, today }) => [
    { id: 'today', name: '今天', state: { at: `is:${dayOfIndex(today)}` } },
    { id: 'rights', name: '权限变更', state: { act: RIGHTS_ACTS } },
    { id: 'exports', name: '导出记录', state: { subjectKind: 'is:export' } },
    {
      id: 'refunds',
      name: '退款',
      state: { act: 'of:orders.refund.grant,orders.refund.offline,orders.refund.refuse' },
    },
    { id: 'mine', name: '我做的', state: { actor: `is:${userId}` } },
    { id: 'command', name: '命令行与定时任务', state: { source: 'of:command,job' } },
  ],
};

/** The views that come with a list. Whose they are and what day it is goes into them. */
export const builtInViews = (
  list: ViewList,
  asked: { readonly userId: string; readonly staff: StaffMember | undefined },
  now: number,
): readonly BuiltInView[] => VIEWS[list]({ ...asked, today: shanghaiDayIndex(now) });
