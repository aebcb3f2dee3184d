import type { MonthClosing } from '@ykd/application/commission';
import {
  COMMISSION_ACCOUNT_TITLES,
  COMMISSION_HOLD_DAYS,
  COMMISSION_KIND_TITLES,
  COMMISSION_RATE_BP,
  COMMISSION_REVIEW_TITLES,
  COMMISSION_STATE_TITLES,
  type CommissionAccountName,
  type CommissionDoubt,
  type CommissionKind,
} from '@ykd/domain/commission';
import { formatAmount } from '@ykd/domain/order';
import { PARTNER_LEVEL_TITLES } from '@ykd/domain/partner';
import { shanghaiMinute } from '@ykd/domain/shared';
import { partners } from './partners';

/** What happened, in words. */
const HAPPENED: Readonly<Record<CommissionKind, string>> = {
  EARN: '订单付款，赚得佣金',
  RELEASE: '保留期满，变成可付',
  REVERSE: '订单退款，冲回佣金',
  PAYOUT: '发起结算',
  PAID: '结算已到账',
  TAX: '结算时代扣税款',
  BACK: '结算没有付成，退回可付',
  WRITE_OFF: '核销不再付的佣金',
  FORGIVE: '免除他所欠的佣金',
};

const DOUBTS: Readonly<Record<CommissionDoubt, string>> = {
  own: '买家就是这位合作伙伴自己。',
  device: '买家与这位合作伙伴用过同一台设备。',
  payer: '付款的微信账号也是这位合作伙伴的：绑定过、想绑定过，或付过他自己的订单。',
};

/** A rate in percent. */
const percent = (rateBp: number): string => `${formatAmount(rateBp)}%`;

/** Texts of commission in the console. */
export const commission = {
  failed: '佣金没有加载出来',
  /** What a table is called within a part of the page that is called as it is. */
  listOf: (title: string) => `${title}的列表`,
  accounts: COMMISSION_ACCOUNT_TITLES,
  kinds: COMMISSION_KIND_TITLES,
  states: COMMISSION_STATE_TITLES,
  /** Of an order: what became of its money afterwards stands in the account. */
  released: '已转为可付',
  takenBack: '已扣回',
  reviews: COMMISSION_REVIEW_TITLES,
  percent,
  rateToday: '今天的比例',

  ledger: partners.ledger,
  ledgerNote: '佣金的每一笔变化，新的在前：从哪个账户到哪个账户，来自哪个订单或哪笔结算。只增不改。',
  ledgerExport:
    '符合条件的全部，次序和现在看到的一样。每个账户一列，写它多了或少了多少；不限月份时，合计就是账户上的钱。',
  statementExport: '结算单的每一行与期初。每个账户一列，合计就是期末。',
  happened: (kind: CommissionKind, isRefusal: boolean) =>
    isRefusal ? '核对不予结算，冲回佣金' : HAPPENED[kind],
  move: (debit: CommissionAccountName, credit: CommissionAccountName) =>
    `${COMMISSION_ACCOUNT_TITLES[debit]} → ${COMMISSION_ACCOUNT_TITLES[credit]}`,
  columns: {
    what: '发生了什么',
    partner: '合作伙伴',
    move: '从哪里到哪里',
    cents: '金额',
    from: '来自',
    at: '时间',
  },
  order: (id: string) => `订单 ${id}`,
  payout: '这笔结算',
  lineName: (what: string, at: string) => `${at} ${what}`,
  noPosting: '没有佣金的变化',
  noPostingHint: '用合作伙伴的券付款、退款、到期与结算都会记在这里。',
  narrow: '缩小范围',
  partner: '合作伙伴',
  month: '月份',
  allMonths: '全部月份',
  allPartners: '全部，输入姓名查找',
  wholeLedger: '看全部',
  lateNote: '结算过的月份不再变：晚得知的变化算在以后的月份里，时间仍是它发生的时间。',

  statements: partners.statements,
  statementsNote: '一个月结算以后，每位合作伙伴有一份带编号的结算单，不再变。',
  monthTitle: (month: string) => `${Number(month.slice(0, 4))} 年 ${Number(month.slice(5))} 月`,
  earlier: '上一个月',
  later: '下一个月',
  /** How it stands with a month, and how it is closed. */
  closing: ({ month, isOver, closedAt, endedAt, statements }: MonthClosing): string => {
    if (!isOver) return `这个月还没有结束。结束以后由管理员在服务器上运行 ykd ledger close ${month} 结算。`;
    if (closedAt === null)
      return `这个月还没有结算。由管理员在服务器上运行 ykd ledger close ${month}；要按月份的次序。`;
    if (endedAt === null)
      return `正在结算，已有 ${statements} 份结算单。没有做完时再运行一次 ykd ledger close ${month} 会接着做。`;
    return `${shanghaiMinute(closedAt)} 结算，${statements} 份结算单。`;
  },
  noStatement: '没有结算单',
  noStatementHint: '还没有结算，或者这个月谁也没有佣金。',
  statementColumns: {
    number: '编号',
    partner: '合作伙伴',
    opening: '期初',
    sums: '这个月',
    closing: '期末',
  },
  statementTitled: (name: string | undefined) => (name === undefined ? '结算单' : `${name}的结算单`),
  statementMissing: '没有这份结算单',
  statementMissingHint: '链接可能写错了，或者这个月还没有结算。',
  closedAt: '结算时间',
  standing: '期初与期末',
  sums: '这个月发生了什么',
  sum: (title: string, count: number) => `${title} ${count} 笔`,
  nothingHappened: '什么也没有发生',
  nothingLeft: '没有',
  addsUp: '期初加上各项合计正好是期末，各账户之和是 0。',
  addsNotUp: '期初加上各项合计不等于期末，请管理员运行 ykd ledger verify 查明。',
  lines: '每一行',
  openingOf: '期初',
  closingOf: '期末',
  account: '账户',

  doubts: partners.doubts,
  doubtsNote:
    '看起来与合作伙伴自己有关的订单：照样赚得佣金，核对以前不会变成可付，也不会付出去。谁也不核对自己的。',
  reviewLabel: '核对的状态',
  noDoubt: { OPEN: '没有待核对的订单', APPROVED: '没有核对通过的订单', REFUSED: '没有不予结算的订单' },
  noDoubtHint: '自己购买、同一台设备、同一个付款账号的订单会出现在这里。',
  doubt: DOUBTS,
  evidence: '为什么要核对',
  doubtTitle: (product: string, partner: string) => `${partner}带来的「${product}」`,
  buyer: '买家',
  paid: '实付',
  earned: '佣金',
  earnedOf: (cents: string, rateBp: number) => `${cents}（${percent(rateBp)}）`,
  reversed: '已冲回',
  claimedAt: '领券',
  placedAt: '下单',
  paidAt: '付款',
  orderId: '订单',
  decidedBy: '核对',
  by: (review: string, name: string, at: string) => `${review}，${name}，${at}`,
  reason: '原因',
  ownDoubt: '你是这位合作伙伴，或者是买家，请由其他员工核对。',
  approve: '通过…',
  refuse: '不予结算…',
  approveTitle: '核对通过？',
  refuseTitle: '不予结算？',
  approveConfirm: '核对通过',
  refuseConfirm: '不予结算',
  approveText: (left: string, isReleased: boolean) =>
    isReleased
      ? `${left} 已经可付，核对通过以后可以发起结算。不能再改。`
      : `${left} 从付款起满 ${COMMISSION_HOLD_DAYS} 天变成可付。不能再改。`,
  refuseText: (left: string) => `${left} 全部冲回，这个订单不再有佣金。不能再改。`,
  approveDone: '已核对通过',
  refuseDone: '已冲回这个订单的佣金',
  decidedMeanwhile: (name: string | null, review: string) => `${name ?? '其他员工'}刚刚核对过：${review}。`,

  rates: partners.rates,
  ratesNote: `下单的那天，指明得最细的约定算数：合作伙伴与商品 > 合作伙伴 > 商品 > 级别 > 所有人；同样细的以新的为准。都没有时是 ${percent(COMMISSION_RATE_BP)}。已经下的订单不变。`,
  agree: '约定比例',
  rateColumns: { who: '给谁', product: '商品', rate: '比例', days: '下单日期', agreedAt: '约定时间' },
  everybody: '所有人',
  levelOf: (level: keyof typeof PARTNER_LEVEL_TITLES) => `级别：${PARTNER_LEVEL_TITLES[level]}`,
  everything: '全部商品',
  days: (first: string, last: string | null) => (last === null ? `${first} 起` : `${first} 至 ${last}`),
  rateName: (who: string, product: string) => `${who}，${product}`,
  noRate: '还没有约定过比例',
  noRateHint: `现在都是 ${percent(COMMISSION_RATE_BP)}。`,
  agreeTitle: '约定佣金比例',
  agreeText: '约定只增不改：写错了，就再约定一个同样范围的，新的算数。',
  levels: PARTNER_LEVEL_TITLES,
  fields: {
    partnerId: '合作伙伴',
    productId: '商品',
    level: '级别',
    rateBp: '比例（%）',
    firstDay: '从哪天下的订单起',
    lastDay: '到哪天',
  },
  hints: {
    partnerId: '不选就是所有人',
    level: '只在没有指定合作伙伴与商品时可以选',
    rateBp: '如 7 或 7.25',
    lastDay: '不填就一直有效，直到有新的约定',
  },
  anyPartner: '所有人，输入姓名查找',
  anyLevel: '全部级别',
  agreed: (rate: string) => `已约定 ${rate}，从开始的那天起算数`,

  accountTitle: '佣金账户',
  thisMonth: (month: string) => `${Number(month.slice(5))} 月到现在`,
  toLedger: '看佣金明细',
  brought: '带来的订单',
  broughtColumns: {
    product: '商品',
    buyer: '买家',
    paid: '实付',
    earned: '佣金',
    state: '状态',
    placedAt: '下单',
  },
  noBrought: '还没有带来订单',
  noBroughtHint: '学员用优惠券下单，而最近领取的是他的券，就会出现在这里。',
  ofReversed: (cents: string) => `冲回 ${cents}`,
  noStatementYet: '还没有结算单',
  noStatementYetHint: '一个月结算以后会出现在这里。',
  writeOff: { WRITE_OFF: '核销可付的…', FORGIVE: '免除所欠的…' },
  writeOffTitle: (name: string) => ({
    WRITE_OFF: `不再付给${name}？`,
    FORGIVE: `免除${name}所欠的？`,
  }),
  writeOffText: {
    WRITE_OFF: '这笔钱从可付移到已核销，以后不会再付给他。不能撤销，明细与操作记录里一直看得到。',
    FORGIVE: '他不用再还这笔钱，可付补回同样多。不能撤销，明细与操作记录里一直看得到。',
  },
  writeOffLabel: { WRITE_OFF: '核销多少（元）', FORGIVE: '免除多少（元）' },
  writeOffHint: (most: string) => `最多 ${most}`,
  writeOffConfirm: { WRITE_OFF: '核销', FORGIVE: '免除' },
  writeOffDone: (cents: string) => ({ WRITE_OFF: `已核销 ${cents}`, FORGIVE: `已免除 ${cents}` }),
  writeOffLater: '终止合作以后，可以核销不再付的佣金，或免除他所欠的。',
} as const;
