import { randomUUID } from 'node:crypto';
import { PAYMENT_NOTICE_PATH } from '@ykd/application/payment';
import { PAY_WINDOW_MS } from '@ykd/domain/order';
import type { Facts } from './facts.js';
import { forged } from './forge.js';
import type { Stage } from './stage.js';
import type { Acts } from './steps.js';

/** The number of a refund that staff make on the pages of WeChat Pay. */
export const consoleRefundNo = (transactionId: string): string => `c${transactionId}`;

/** The one of those that there are which a number means. */
export const chosen = <T>(list: readonly T[], pick: number): T | undefined =>
  list[pick % Math.max(list.length, 1)];

/** What happens at WeChat Pay: the payer's doing, its notifications, and forged ones. Each act answers what came of it. */
export const bankActs = (
  { bank, platform, merchant, clock }: Stage,
  facts: Facts,
): Acts<'scan' | 'tell' | 'forge' | 'settle' | 'stray' | 'console'> => {
  const complain = (what: string): void => void facts.complaints.push(what);
  const noticeUrl = (): string => `${platform.addresses.at(-1)}${PAYMENT_NOTICE_PATH}`;
  const notice = (pick: number) => {
    const trades = new Set([...facts.trades, ...facts.strays]);
    const own = bank.notices().flatMap(({ id, about }) => {
      // Nobody is paid out here.
      if (about.kind === 'transfer') return [];
      const no =
        about.kind === 'payment'
          ? about.outTradeNo
          : bank.refunds().find(({ outRefundNo }) => outRefundNo === about.outRefundNo)?.outTradeNo;
      return trades.has(no ?? '') ? [{ id, about }] : [];
    });
    return chosen(own, pick);
  };

  return {
    scan: async ({ trade, how }) => {
      const no = chosen(facts.trades, trade);
      const known = no === undefined ? undefined : bank.trade(no);
      if (no === undefined || known === undefined || bank.unpayable(known) !== undefined) return 'nothing';
      return bank.pay(no, how).join();
    },
    tell: async ({ notice: pick }) => {
      const told = notice(pick);
      if (told === undefined) return 'nothing';
      const before = await platform.up();
      const status = await bank.deliver(told.id);
      const { about } = told;
      if (status === 204) facts.told.add(about.kind === 'payment' ? about.transactionId : about.outRefundNo);
      else if (before === platform.upheavals()) complain(`a notification was answered with ${status}`);
      return String(status);
    },
    forge: async ({ notice: pick, ...forgery }) => {
      const told = notice(pick);
      if (told === undefined) return 'nothing';
      const before = await platform.up();
      const status = await bank.deliver(told.id, (made) => forged(made, forgery, bank.keys));
      const refused = status !== undefined && status >= 400 && status < 500;
      if (!refused && before === platform.upheavals()) complain(`a forged notification: ${status}`);
      return String(status);
    },
    settle: async ({ refund, status }) => {
      const open = bank
        .refunds()
        .filter((one) => facts.trades.includes(one.outTradeNo) && one.status === 'PROCESSING');
      const settled = chosen(open, refund);
      if (settled === undefined) return 'nothing';
      bank.settleRefund(settled.outRefundNo, status);
      return settled.outRefundNo;
    },
    console: async ({ trade }) => {
      const { payments = [], amount = 0 } = bank.trade(chosen(facts.trades, trade) ?? '') ?? {};
      const { transactionId } = chosen(payments, trade) ?? {};
      if (transactionId === undefined) return 'nothing';
      const refundId = consoleRefundNo(transactionId);
      // Sometimes a part.
      const back = trade % 3 === 0 ? Math.ceil(amount / 2) : amount;
      const refund = { refundId, transactionId, amount: back, total: amount, reason: '客服退款' };
      try {
        return (await merchant.refund({ ...refund, notifyUrl: noticeUrl() })).kind;
      } catch (error) {
        return String(error);
      }
    },
    stray: async () => {
      const outTradeNo = randomUUID().replaceAll('-', '');
      try {
        await merchant.begin({
          way: 'NATIVE',
          outTradeNo,
          description: 'nobody began this',
          amount: 100,
          expiresAt: clock.now() + PAY_WINDOW_MS,
          notifyUrl: noticeUrl(),
        });
        const paid = bank.pay(outTradeNo).join();
        facts.strays.push(outTradeNo);
        return paid;
      } catch (error) {
        return String(error);
      }
    },
  };
};
