import type { Payable, PayoutLine, StaffPayout } from '@ykd/application/payout';
import { DAY_MS } from '@ykd/domain/shared';
import { TAKEN_AT } from '../../fixed-clock.js';

const MAKER = { id: 'demo-zhujiao', name: '何助教' } as const;
const CHECKER = { id: 'demo-admin', name: '管理员' } as const;
const PARTNER = { id: 'demo-huoban', name: '赵敏' } as const;
const AT = TAKEN_AT - 2 * DAY_MS;

/** What the server says where somebody cannot do this. */
const NOT_NOW = '现在不能这样处理';

/** A payout to a bank that somebody else has just made. */
const MADE: StaffPayout = {
  id: '903bc8cc2c4b4430820f326d95d3694c',
  partner: PARTNER,
  method: 'BANK',
  status: 'MADE',
  amount: 1_258_930,
  tax: 201_429,
  net: 1_057_501,
  taxMonth: '2031-03',
  payeeName: '赵敏',
  payeeBank: '招商银行南京分行中山北路支行',
  payeeAccount: '6214830000000001',
  maker: MAKER,
  checker: null,
  checkedAt: null,
  bankList: null,
  askedAt: null,
  isRefused: false,
  transferState: null,
  transferNo: null,
  isInvited: false,
  cancelBy: null,
  cancelReason: null,
  isLost: false,
  attempts: 0,
  trouble: null,
  reference: null,
  reason: null,
  endedAt: null,
  version: 1,
  changedBy: MAKER,
  changedAt: AT,
  gmtCreated: AT,
  checkIssue: null,
  refuseIssue: null,
  cancelIssue: NOT_NOW,
  settleIssue: '还没有发出',
};

const CHECKED = {
  ...MADE,
  status: 'CHECKED',
  version: 2,
  checker: CHECKER,
  checkedAt: AT + DAY_MS,
  changedBy: CHECKER,
  changedAt: AT + DAY_MS,
  checkIssue: '已经复核过',
} as const;

const SENT = {
  ...CHECKED,
  status: 'SENT',
  version: 3,
  bankList: 'YH20310311-e13a881b',
  refuseIssue: '已经发出',
  settleIssue: null,
} as const;

const ENDED = { endedAt: TAKEN_AT - 3_600_000, changedAt: TAKEN_AT - 3_600_000, version: 4 } as const;

/** Of a name that is as long as names may be, to WeChat. */
const WEIXIN = {
  ...SENT,
  id: '5f0c2e7f3b9d4c5aa1b2c3d4e5f60718',
  partner: { id: 'demo-huoban3', name: '吴桐' },
  method: 'WEIXIN',
  payeeName: '阿卜杜拉·买买提依明·艾合买提江',
  payeeBank: '',
  payeeAccount: '',
  amount: 25_893,
  tax: 0,
  net: 25_893,
  bankList: null,
  askedAt: AT + DAY_MS,
  attempts: 1,
  transferState: 'WAIT_USER_CONFIRM',
  transferNo: '1330000071100204938271605948372615049',
  isInvited: true,
  cancelIssue: null,
  settleIssue: '微信转账的结果由微信支付告诉我们',
} as const;

/** A payout in each state, by the name of its picture. */
export const PAYOUTS = {
  made: MADE,
  'made-by-oneself': { ...MADE, checkIssue: '发起结算的人不能复核，请另一位同事复核' },
  checked: CHECKED,
  'on-list': SENT,
  paid: { ...SENT, ...ENDED, status: 'PAID', reference: '2026120800017', settleIssue: '已经结束' },
  failed: {
    ...SENT,
    ...ENDED,
    status: 'FAILED',
    reason: '户名与账号不符，银行退回；已请他核对开户银行与姓名，改好以后重新发起。',
    settleIssue: '已经结束',
  },
  refused: {
    ...MADE,
    ...ENDED,
    status: 'REFUSED',
    reason: '先核对 3 月的退款',
    checkIssue: '已经结束',
    refuseIssue: '已经结束',
  },
  waiting: WEIXIN,
  stuck: {
    ...WEIXIN,
    cancelIssue: NOT_NOW,
    transferState: null,
    transferNo: null,
    isInvited: false,
    attempts: 6,
    trouble: 'NOT_ENOUGH 商户运营账户资金不足，请充值后原单重试',
  },
  lost: {
    ...WEIXIN,
    cancelIssue: NOT_NOW,
    isLost: true,
    attempts: 40,
    trouble: '发出三天以后，微信支付还是不认得这笔转账，请到商户平台核对',
    settleIssue: null,
  },
  'not-taken': {
    ...WEIXIN,
    cancelIssue: NOT_NOW,
    ...ENDED,
    status: 'FAILED',
    transferState: 'FAIL',
    isInvited: false,
    reason: '收款人 24 小时内没有确认',
    changedBy: null,
  },
} satisfies Readonly<Record<string, StaffPayout>>;

const lineOf = (payout: StaffPayout, place: number): PayoutLine => ({
  ...payout,
  id: `${place}`,
  number: payout.id,
});

/** All of them, as lines of the list. */
export const PAYOUT_LINES: readonly PayoutLine[] = Object.values(PAYOUTS).map(lineOf);

const payable = (name: string, cents: number, more: Partial<Payable> = {}): Payable => ({
  partner: { id: name, name },
  state: 'ACTIVE',
  payable: cents,
  payee: { method: 'BANK', name, bank: '招商银行南京分行', account: '6214830000000001' },
  issue: null,
  ...more,
});

/** Whom something is payable to: all of them can be paid. */
export const PAYABLE: readonly Payable[] = [
  payable('赵敏', 1_258_930),
  payable('阿卜杜拉·买买提依明·艾合买提江', 25_893, {
    payee: { method: 'WEIXIN', name: '阿卜杜拉·买买提依明·艾合买提江', bank: '', account: '' },
  }),
  payable('孙宇', 1),
];

/** And some who cannot. */
export const PAYABLE_TO_FEW: readonly Payable[] = [
  ...PAYABLE,
  payable('吴桐', 25_893, { payee: null, issue: '吴桐还没有填写收款账户' }),
  payable('黄磊', 9_900, { state: 'SUSPENDED', issue: '黄磊已停用，暂停打款' }),
  payable('管理员', 700, { issue: '付给自己的结算由别的同事处理' }),
];
