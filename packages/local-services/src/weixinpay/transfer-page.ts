import { formatAmount } from '@ykd/domain/order';
import { isTransferFinal, type TransferState } from '@ykd/domain/payout';
import { shanghaiMinute } from '@ykd/domain/shared';
import { LOCAL_TRANSFERS_PATH, LOCAL_WEIXIN_PAY_PREFIX } from '@ykd/adapters-http/contracts';
import { escapeHtml } from '../local-page.js';
import type { LocalTransfer } from './events.js';
import { hidden, page, said } from './page.js';
import type { TransferEnd } from './transfer-desk.js';

const STATES: Readonly<Record<TransferState, string>> = {
  ACCEPTED: '已受理',
  PROCESSING: '处理中',
  WAIT_USER_CONFIRM: '等待收款人确认',
  TRANSFERING: '转账中',
  SUCCESS: '已收款',
  FAIL: '失败',
  CANCELING: '撤销中',
  CANCELLED: '已撤销',
};

const CHOICES: readonly (readonly [TransferEnd, string])[] = [
  ['confirm', '确认收款'],
  ['fail', '转账失败'],
  ['expire', '过 24 小时没有确认'],
];

/** What can become of a transfer. */
export const TRANSFER_ENDS: readonly TransferEnd[] = CHOICES.map(([how]) => how);

const form = ({ outBillNo, state }: LocalTransfer, token: string): string => {
  if (isTransferFinal(state) || state === 'CANCELING') return '';
  const choices = CHOICES.filter(([how]) => how !== 'confirm' || state === 'WAIT_USER_CONFIRM');
  return choices
    .map(([how, text]) => {
      const main = how === 'confirm' ? ' class="main"' : '';
      return `<button${main} name="how" value="${how}" aria-label="${escapeHtml(`${text} ${outBillNo}`)}">${text}</button>`;
    })
    .join('')
    .concat(hidden('token', token), hidden('number', outBillNo));
};

const row = (transfer: LocalTransfer, token: string): string =>
  `<li><form class="row" method="post" action="${LOCAL_TRANSFERS_PATH}">` +
  `<p><span>${escapeHtml(transfer.remark)} · ${escapeHtml(transfer.userName ?? transfer.openid)} · ${shanghaiMinute(transfer.takenAt)}</span><span>¥${formatAmount(transfer.amount)}</span></p>` +
  `<p><span>${STATES[transfer.state]}${transfer.reason === null ? '' : `（${escapeHtml(transfer.reason)}）`}</span></p>` +
  `${form(transfer, token)}</form></li>`;

/** The page on which receivers of transfers take their money, or do not. */
export const transferPage = ({
  listed,
  broke,
  token,
}: {
  readonly listed: readonly LocalTransfer[];
  readonly broke: boolean;
  readonly token: string;
}): string =>
  page(
    '商家转账（演示）',
    (broke ? said('商户账户余额不足：新的转账都会被拒绝') : '') +
      `<p>${listed.length === 0 ? '还没有转账。' : '最近的转账，收款人在微信里看到的：'}</p><ul class="list">` +
      listed.map((one) => row(one, token)).join('') +
      `</ul><form method="post" action="${LOCAL_TRANSFERS_PATH}">${hidden('token', token)}` +
      `<button name="broke" value="${broke ? 'off' : 'on'}">${broke ? '给商户账户充值' : '让商户账户余额不足'}</button></form>` +
      `<p><a class="to" href="${LOCAL_WEIXIN_PAY_PREFIX}">查看等待支付的订单</a></p>`,
  );
