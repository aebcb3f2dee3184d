import { formatAmount } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { LOCAL_TRANSFERS_PATH, LOCAL_WEIXIN_PAY_PREFIX } from '@ykd/adapters-http/contracts';
import { escapeHtml, localPages } from '../local-page.js';
import type { HowToPay, Unpayable } from './cashier.js';
import type { LocalNotice, LocalTrade } from './events.js';

const STYLE = `
.amount { margin: 20px 0 0; font-size: 40px; font-weight: 600; line-height: 1.2; color: var(--ink); font-variant-numeric: tabular-nums; }
dl { margin: 20px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line); display: grid; gap: 10px; font-size: 14px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
form { margin: 24px 0 8px; display: grid; gap: 12px; }
button, .to { display: block; width: 100%; min-height: 48px; padding: 10px 16px; font: inherit; text-align: center; color: var(--ink); background: none; border: 1px solid var(--line); border-radius: 10px; cursor: pointer; }
button:hover, .to:hover { border-color: var(--green); }
.to { margin-top: 16px; }
.main { color: var(--card); background: var(--green); border-color: var(--green); font-weight: 600; }
.said { margin: 16px 0 0; padding: 10px 14px; color: var(--ink); font-size: 15px; border: 1px solid var(--line); border-left: 4px solid var(--green); border-radius: 6px; }
.list { list-style: none; margin: 20px 0 0; padding: 0; display: grid; gap: 12px; }
.list a { display: flex; justify-content: space-between; gap: 16px; min-height: 48px; padding: 12px 14px; border: 1px solid var(--line); border-radius: 10px; }
.list a:hover { border-color: var(--green); }
.list span:first-child { overflow-wrap: anywhere; }
.row { margin: 0; padding: 12px 14px; gap: 8px; border: 1px solid var(--line); border-radius: 10px; }
.row p { display: flex; justify-content: space-between; gap: 16px; margin: 0; overflow-wrap: anywhere; }
.row select { min-height: 44px; padding: 0 8px; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.row button { min-height: 44px; padding: 6px 12px; }
.list span:last-child { flex: none; font-variant-numeric: tabular-nums; }
`;

/** Pages, and what they may do: show themselves in their own style and send their own forms. */
export const { csp: PAY_PAGE_CSP, page } = localPages({ style: STYLE, formAction: "'self'" });

const CHOICES: readonly (readonly [HowToPay, string])[] = [
  ['pay', '支付'],
  ['fail', '支付失败'],
  ['twice', '支付两次'],
  ['silent', '支付但不通知'],
];

/** What a payer can choose. */
export const HOWS: readonly HowToPay[] = CHOICES.map(([how]) => how);

const OVER: Readonly<Record<Unpayable, string>> = {
  paid: '支付成功',
  closed: '订单已关闭，不能支付',
  expired: '已过支付时间，不能支付',
};

/** A field of a form that nobody fills in. */
export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
/** What happened, for everybody to hear. */
export const said = (text: string): string => `<p class="said" role="status">${escapeHtml(text)}</p>`;
const item = (name: string, ...values: readonly string[]): string =>
  `<div><dt>${name}</dt>${values.map((value) => `<dd>${escapeHtml(value)}</dd>`).join('')}</div>`;

const NOTICE_STATES: Readonly<Record<LocalNotice['state'], string>> = {
  waiting: '等待送达',
  delivered: '已送达',
  lost: '已丢失',
};

/** What the page of a payment shows. */
export interface PayPage {
  readonly trade: LocalTrade;
  /** Why nothing can be paid. */
  readonly over: Unpayable | undefined;
  /** The notices about it, oldest first. */
  readonly notices: readonly LocalNotice[];
  /** Proves that a form comes from this page. */
  readonly token: string;
  /** Where the shop wants its buyer back. */
  readonly back: string | undefined;
}

const payForm = ({ trade, token, back }: PayPage): string =>
  `<form method="post" action="${LOCAL_WEIXIN_PAY_PREFIX}">${hidden('pr', trade.prepayId)}${hidden('token', token)}` +
  (back === undefined ? '' : hidden('redirect_url', back)) +
  CHOICES.map(
    ([how, text]) =>
      `<button${how === 'pay' ? ' class="main"' : ''} name="how" value="${how}">${text}</button>`,
  ).join('') +
  `</form>`;

/** The page on which a payer pays, and sees what became of it. */
export const payPage = (shown: PayPage): string => {
  const { trade, over, notices, back } = shown;
  const told = notices.map(({ state }) => NOTICE_STATES[state]);
  return page(
    '微信支付（演示）',
    (over === undefined ? '' : said(OVER[over])) +
      (over === undefined && trade.failed ? said('支付失败，没有扣款，可以再试') : '') +
      `<p class="amount">¥${formatAmount(trade.amount)}</p><dl>` +
      item('商品', trade.description) +
      item('商户订单号', trade.outTradeNo) +
      item('支付截止', shanghaiMinute(trade.expiresAt)) +
      (trade.payments.length === 0
        ? ''
        : item('微信支付订单号', ...trade.payments.map(({ transactionId }) => transactionId)) +
          item('通知商家', ...(told.length === 0 ? ['不通知'] : told))) +
      '</dl>' +
      (over === undefined ? payForm(shown) : '') +
      (back === undefined ? '' : `<p><a class="to" href="${escapeHtml(back)}">返回商家</a></p>`),
  );
};

/** The page that lists what can be paid, and has the switch of the outage. */
export const overviewPage = (shown: {
  readonly payable: readonly LocalTrade[];
  readonly out: boolean;
  readonly token: string;
}): string =>
  page(
    '微信支付（演示）',
    (shown.out ? said('接口已停止：平台的请求都会失败，通知也不会送达') : '') +
      `<p>${shown.payable.length === 0 ? '没有等待支付的订单。' : '等待支付的订单：'}</p><ul class="list">` +
      shown.payable
        .map(
          ({ prepayId, description, amount }) =>
            `<li><a href="${LOCAL_WEIXIN_PAY_PREFIX}?pr=${encodeURIComponent(prepayId)}">` +
            `<span>${escapeHtml(description)}</span><span>¥${formatAmount(amount)}</span></a></li>`,
        )
        .join('') +
      `</ul><p><a class="to" href="${LOCAL_WEIXIN_PAY_PREFIX}/bill">交易账单</a></p>` +
      `<p><a class="to" href="${LOCAL_TRANSFERS_PATH}">商家转账</a></p>` +
      `<form method="post" action="${LOCAL_WEIXIN_PAY_PREFIX}/outage">${hidden('token', shown.token)}` +
      `<button name="out" value="${shown.out ? 'off' : 'on'}">${shown.out ? '恢复接口' : '停止接口'}</button></form>`,
  );

/** The page for an address that stands for no payment, or a form that does not come from this page. */
export const noPaymentPage = (reason: string): string =>
  page(
    '无法支付',
    `<p>${escapeHtml(reason)}</p><p><a class="to" href="${LOCAL_WEIXIN_PAY_PREFIX}">查看等待支付的订单</a></p>`,
  );
