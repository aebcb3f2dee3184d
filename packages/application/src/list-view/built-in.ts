import type { StaffMember } from '@ykd/domain/access';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { dayOfIndex, mondayOf, shanghaiDayIndex } from '@ykd/domain/shared';
import { listReach, type ListState } from '../staff-list/index.js';
import { TWIN_KINDS } from '../staff-order/words.js';
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

/** Money that went back in so many days did so lately; today is one of them. */
const REFUNDED_DAYS = 30;

/** What gives or takes rights. */
const RIGHTS_ACTS = 'of:staff.add,staff.disable,staff.factor.reset,staff.return,staff.role';

const between = (from: number, to: number): string => `between:${dayOfIndex(from)},${dayOfIndex(to)}`;

const VIEWS: { readonly [L in ViewList]: (asked: Asked) => readonly BuiltInView[] } = {
  students: ({ userId, staff, today }) => {
    // Who sees nobody but those in his care has no use for a view of them.
    const isNarrow = listReach(VIEWED.students, staff) === 'own' && staff?.role === 'teacher';
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
  orders: ({ today }) => [
    { id: 'paid-today', name: '今天付款', state: { paidAt: `is:${dayOfIndex(today)}`, sort: '-paidAt' } },
    // Whoever asked first is answered first, as far as the order of the list tells.
    {
      id: 'refunds-waiting',
      name: '等待退款审核',
      state: {
        refund: 'is:ASKED',
        sort: 'paidAt',
        columns: 'id,student,product,amount,way,paidAt,gmtCreated',
      },
    },
    {
      id: 'refunds-proposed',
      name: '等待退款复核',
      state: {
        refund: 'is:PROPOSED',
        sort: 'paidAt',
        columns: 'id,student,product,status,amount,refund,paidAt,gmtCreated',
      },
    },
    { id: 'unpaid', name: '待支付', state: { status: `is:${WAIT_PAY_STATUS}` } },
    {
      id: 'refunded-lately',
      name: `近 ${REFUNDED_DAYS} 天退款`,
      state: {
        refundedAt: between(today - REFUNDED_DAYS + 1, today),
        sort: '-refundedAt',
        columns: 'id,student,product,status,amount,refundedAmount,refundedAt,way,paidAt',
      },
    },
    {
      id: 'doubles',
      name: '疑似重复',
      state: {
        double: `of:${TWIN_KINDS.toSorted().join(',')}`,
        columns: 'id,student,product,status,amount,double,twinId,paidAt,gmtCreated',
      },
    },
  ],
  oddities: () => [
    { id: 'open', name: '待处理', state: { settledAt: 'empty' } },
    { id: 'settled', name: '已处理', state: { settledAt: 'some' } },
    { id: 'refund-failed', name: '退款失败', state: { kind: 'is:REFUND_FAILED', settledAt: 'empty' } },
  ],
  invoices: ({ today }) => [
    { id: 'waiting', name: '等待处理', state: { waitingSince: 'some' } },
    { id: 'asked', name: '等待开票', state: { status: 'is:ASKED' } },
    { id: 'red-wanted', name: '等待红冲', state: { status: 'is:RED_WANTED' } },
    {
      id: 'issued-lately',
      name: `近 ${NEW_DAYS} 天开票`,
      state: {
        issuedAt: between(today - NEW_DAYS + 1, today),
        sort: '-issuedAt',
        columns: 'title,status,amount,student,orderId,number,issuedAt,redNumber,redAt',
      },
    },
  ],
  payouts: () => [
    { id: 'to-check', name: '待复核', state: { status: 'is:MADE' } },
    { id: 'to-bank', name: '待列入银行清单', state: { status: 'is:CHECKED', method: 'is:BANK' } },
    {
      id: 'at-bank',
      name: '银行清单',
      state: {
        status: 'is:SENT',
        method: 'is:BANK',
        columns: 'bankList,payeeName,payeeBank,payeeAccount,net,number',
      },
    },
    { id: 'in-weixin', name: '微信转账中', state: { status: 'is:SENT', method: 'is:WEIXIN' } },
    {
      id: 'failed',
      name: '失败或拒绝',
      state: { status: 'of:FAILED,REFUSED', columns: 'payeeName,status,method,net,reason,endedAt' },
    },
  ],
  partners: () => [
    { id: 'active', name: '合作中', state: { state: 'is:ACTIVE' } },
    { id: 'suspended', name: '已停用', state: { state: 'is:SUSPENDED' } },
    {
      id: 'ended',
      name: '已终止',
      state: { state: 'is:ENDED', columns: 'realName,state,level,contact,approvedAt,stateReason' },
    },
  ],
  commstudents: ({ today }) => [
    {
      id: 'lately',
      name: `近 ${NEW_DAYS} 天成交`,
      state: { paidAt: between(today - NEW_DAYS + 1, today) },
    },
  ],
  products: () => [
    { id: 'on-sale', name: '在售', state: { status: 'is:ON' } },
    { id: 'off-sale', name: '已下架', state: { status: 'is:OFF' } },
    { id: 'changed', name: '最近修改', state: { sort: '-gmtModified' } },
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
  differences: ({ today }) => [
    { id: 'open', name: '待处理', state: { settledAt: 'empty' } },
    { id: 'settled', name: '已处理', state: { settledAt: 'some' } },
    {
      id: 'lately',
      name: `近 ${NEW_DAYS} 天`,
      state: { dayAt: between(today - NEW_DAYS, today) },
    },
  ],
  classes: () => [
    { id: 'running', name: '开课中', state: { state: 'is:running' } },
    { id: 'to-come', name: '未开课', state: { state: 'is:toCome', sort: 'firstDay' } },
    { id: 'free', name: '还有名额', state: { state: 'of:running,toCome', isFull: 'is:no' } },
    { id: 'archived', name: '已归档', state: { state: 'is:archived' } },
  ],
  assistants: () => [
    { id: 'waiting', name: '今天有要联系的', state: { waiting: 'after:0', sort: '-waiting' } },
    { id: 'loaded', name: '负责得最多', state: { students: 'after:0', sort: '-students' } },
    {
      id: 'silent',
      name: `有学员、${IDLE_DAYS} 天没有联系`,
      state: { students: 'after:0', contacted7: 'is:0', sort: '-students' },
    },
    { id: 'left', name: '离职了还有学员', state: { state: 'is:left' } },
  ],
};

/** The views that come with a list. Whose they are and what day it is goes into them. */
export const builtInViews = (
  list: ViewList,
  asked: { readonly userId: string; readonly staff: StaffMember | undefined },
  now: number,
): readonly BuiltInView[] => VIEWS[list]({ ...asked, today: shanghaiDayIndex(now) });
