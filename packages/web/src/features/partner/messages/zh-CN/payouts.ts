import { COMMISSION_HOLD_DAYS } from '@ykd/domain/commission';
import { PAYEE_METHOD_TITLES, type PayeeMethod } from '@ykd/domain/partner';
import type { PayoutStatus } from '@ykd/domain/payout';

const STATUS: Readonly<Record<PayoutStatus, string>> = {
  MADE: '结算中',
  CHECKED: '结算中',
  SENT: '打款中',
  PAID: '已到账',
  FAILED: '没有付成',
  REFUSED: '没有付成',
};

/** Texts of what is paid out to a partner, for himself. */
export const payouts = {
  title: '打款',
  none: `还没有打款。佣金在学员付款 ${COMMISSION_HOLD_DAYS} 天以后变成可付，由员工结算。`,
  failed: '打款没有加载出来',
  status: (status: PayoutStatus, isWaiting: boolean) => (isWaiting ? '等你确认' : STATUS[status]),
  method: (method: PayeeMethod) => PAYEE_METHOD_TITLES[method],
  taxed: (amount: string, tax: string) => `佣金 ${amount}，代扣税款 ${tax}`,
  reason: (reason: string) => `原因：${reason}。佣金回到可付，等下一次结算。`,
  confirm: '确认收款',
  confirmOf: (net: string) => `确认收款 ${net}`,
  confirmHint: '24 小时内在微信里确认才会到账，过时会退回。',
  notOpened: '没有打开',
  inWeixin: '请用微信打开这个页面，再确认收款。',
  notConfirmed: '还没有确认收款，24 小时内可以再来。',
  confirmed: '已确认，到账以后会通知你。',
  more: '再看一些',
  onlyNewest: (count: number) => `只列出最近的 ${count} 笔，更早的在结算单里。`,
} as const;
