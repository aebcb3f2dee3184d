import { formatAmount } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { LOCAL_WEIXIN_PAY_PREFIX } from '@ykd/adapters-http/contracts';
import { escapeHtml } from '../local-page.js';
import { BILL_FAULTS, type BillFault } from './events.js';
import { hidden, page, said } from './page.js';

const FAULT_WORDS: Readonly<Record<BillFault, string>> = {
  none: '与付款一致',
  cent: '多写一分',
  'left-out': '账单里没有',
  late: '写进后一天的账单',
};

/** Money that moved; negative: it went back. */
interface Moved {
  readonly number: string;
  readonly what: string;
  /** Cents. */
  readonly amount: number;
  /** Epoch ms. */
  readonly at: number;
}

const ACTION = `${LOCAL_WEIXIN_PAY_PREFIX}/bill`;

const row = ({ number, what, amount, at }: Moved, fault: BillFault, token: string): string =>
  `<li><form class="row" method="post" action="${ACTION}">${hidden('token', token)}${hidden('number', number)}` +
  `<p><span>${escapeHtml(what)} · ${shanghaiMinute(at)}</span><span>${amount < 0 ? '-' : ''}¥${formatAmount(Math.abs(amount))}</span></p>` +
  `<select name="fault" aria-label="${escapeHtml(`${number} 在账单里`)}">` +
  BILL_FAULTS.map(
    (name) => `<option value="${name}"${name === fault ? ' selected' : ''}>${FAULT_WORDS[name]}</option>`,
  ).join('') +
  `</select><button>写进账单</button></form></li>`;

/** The page on which somebody makes the bills wrong, and has them early. */
export const billPage = ({
  listed,
  faults,
  early,
  token,
}: {
  readonly listed: readonly Moved[];
  readonly faults: ReadonlyMap<string, BillFault>;
  readonly early: boolean;
  readonly token: string;
}): string =>
  page(
    '交易账单（演示）',
    (early ? said('一天过完，账单马上就有') : '') +
      `<p>${listed.length === 0 ? '还没有付款。' : '最近的付款与退款，在账单里写成什么：'}</p><ul class="list">` +
      listed.map((one) => row(one, faults.get(one.number) ?? 'none', token)).join('') +
      `</ul><form method="post" action="${ACTION}">${hidden('token', token)}` +
      (early ? '' : '<p>真的微信支付次日 10:00 以后才有前一天的账单；演示时可以不等。</p>') +
      `<button name="early" value="${early ? 'off' : 'on'}">${early ? '改回次日 10:00 才有账单' : '改成一天过完就有账单'}</button></form>` +
      `<p><a class="to" href="${LOCAL_WEIXIN_PAY_PREFIX}">查看等待支付的订单</a></p>`,
  );
