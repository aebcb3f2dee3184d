import { PAYEE_METHOD_TITLES } from '@ykd/domain/partner';
import { PAYOUT_STATUS_TITLES } from '@ykd/domain/payout';
import { defineList } from '../staff-list/description.js';

/** The list of payouts, for whoever manages partners. */
export const payoutList = defineList({
  name: 'payouts',
  right: 'partners.manage',
  columns: {
    payeeName: { title: '收款人', kind: 'text' },
    status: { title: '状态', kind: 'choice', isFilter: true, values: PAYOUT_STATUS_TITLES },
    method: { title: '收款方式', kind: 'choice', isFilter: true, values: PAYEE_METHOD_TITLES },
    partner: { title: '合作伙伴', kind: 'choice', isFilter: true },
    amount: { title: '佣金', kind: 'money', isSortable: true, isFilter: true },
    tax: { title: '代扣税款', kind: 'money' },
    net: { title: '实付', kind: 'money' },
    gmtCreated: { title: '发起时间', kind: 'instant', isSortable: true, isFilter: true },
    bankList: { title: '银行清单', kind: 'text', isFilter: true, isExact: true, isEmptyAtTimes: true },
    payeeBank: { title: '开户银行', kind: 'text' },
    payeeAccount: { title: '银行账号', kind: 'text' },
    number: { title: '结算单号', kind: 'text' },
    reference: { title: '流水号', kind: 'text' },
    transferNo: { title: '微信转账单号', kind: 'text' },
    reason: { title: '拒绝或失败的原因', kind: 'text' },
    endedAt: { title: '结束时间', kind: 'instant' },
  },
  shown: ['payeeName', 'status', 'method', 'amount', 'tax', 'net', 'gmtCreated', 'bankList'],
  sort: '-gmtCreated',
});

export type PayoutList = typeof payoutList;
