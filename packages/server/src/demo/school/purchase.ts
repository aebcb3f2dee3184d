import type { Oddity } from '@ykd/application/entities';
import {
  oddityOf,
  orderAfter,
  orderPaid,
  orderPlaced,
  outsideLine,
  outsideOddity,
  refundedSteps,
  refundOf,
} from '@ykd/application/order';
import type {
  HeldRefund,
  OrderHistoryEntry,
  OutsideRefund,
  PaymentAttempt,
  ShopOrder,
  StoredReceipt,
} from '@ykd/application/ports';
import { soldPeriods, WAIT_PAY_STATUS, type OrderEvent } from '@ykd/domain/order';

type At<T> = T & { readonly at: number };

/** An order of the school with everything that was written down about it. */
export interface Purchase {
  readonly order: ShopOrder;
  readonly history: readonly OrderHistoryEntry[];
  readonly attempts: readonly PaymentAttempt[];
  readonly receipts: readonly At<StoredReceipt>[];
  readonly refunds: readonly HeldRefund[];
  readonly outside: readonly At<OutsideRefund>[];
  readonly oddities: readonly Oddity[];
}

export type Actor = OrderHistoryEntry['actor'];

const refused = (what: string): never => {
  throw new Error(`the demo school: ${what}`);
};

/** An order that was placed, and what happens to it, by the rules of the shop. `number`: no other order has it. */
export const beginPurchase = (placed: ShopOrder, number: number) => {
  const buyer: Actor = { kind: 'member', userId: placed.userId };
  const first = orderPlaced(placed, buyer);
  let { order } = first;
  const done = {
    history: [...first.history],
    attempts: [] as PaymentAttempt[],
    receipts: [] as At<StoredReceipt>[],
    refunds: [] as HeldRefund[],
    outside: [] as At<OutsideRefund>[],
    oddities: [] as Oddity[],
  };
  /** A number of the order: the letters say of what. */
  const numbered = (letters: string, count: number, width: number): string =>
    `${letters}${String(number * 10 + count).padStart(width, '0')}`;

  const stepTo = (next: ShopOrder | undefined, line: Omit<OrderHistoryEntry, 'status'>): void => {
    order = next ?? refused(`${line.event} cannot happen to ${order.id}`);
    done.history.push({ ...line, status: order.status });
  };
  /** Money comes in for the order, whether that pays it or not. */
  const receive = (at: number): At<StoredReceipt> => {
    const count = done.receipts.length;
    const outTradeNo = numbered('demoschool', count, 12);
    const { id: orderId, amount } = order;
    const attempt = { outTradeNo, orderId, way: 'NATIVE', openid: null, amount, status: 'PAID' } as const;
    const invited = { invitation: null, invitedAt: null, checks: 1, gmtCreated: at - 45_000 };
    done.attempts.push({ ...attempt, ...invited });
    const transactionId = numbered('4200', count, 24);
    const paidAt = at - 2000;
    const paid = order.paidAt === null && order.status === WAIT_PAY_STATUS;
    const receipt = { transactionId, outTradeNo, orderId, amount, paidAt, paid, at };
    done.receipts.push(receipt);
    return receipt;
  };
  const payer = (): At<StoredReceipt> => done.receipts[0] ?? refused(`${order.id} was not paid`);
  const refund = (
    receipt: StoredReceipt,
    state: Pick<HeldRefund, 'cause' | 'status' | 'error' | 'granted'> & { readonly until: number },
    at: number,
  ): HeldRefund => {
    const id = numbered('demorefund', done.refunds.length, 12);
    const { until, ...how } = state;
    const whole = how.granted !== null;
    const made = refundOf(receipt, { id, cause: how.cause, amount: receipt.amount, whole, at });
    const refunded = { ...made, ...how, secondId: null, attempts: 1, gmtModified: until };
    done.refunds.push(refunded);
    return refunded;
  };

  return {
    move: (event: OrderEvent, actor: Actor, note: string, at: number): void =>
      stepTo(orderAfter(order, event, at), { event, actor, note, at }),
    pay: (at: number): void => {
      const { paidAt } = receive(at);
      const paid = orderPaid(order, { paidAt, ...soldPeriods(paidAt, order) }, at);
      stepTo(paid, { event: 'PAY', actor: { kind: 'provider' }, note: '', at });
    },
    /** Money that pays nothing comes in and goes back: staff see it. */
    surplus: (cause: 'PAID_TWICE' | 'CLOSED_ORDER', at: number): void => {
      const receipt = receive(at);
      const { transactionId: subject, amount, orderId } = receipt;
      refund(receipt, { cause, status: 'DONE', error: null, granted: null, until: at + 5000 }, at);
      done.oddities.push(oddityOf({ kind: cause, orderId, subject, amount, note: '', at }));
    },
    /** What was asked back is granted; `error`: the provider could not do it. */
    grant: (actor: Actor, at: number, error: string | null = null): void => {
      const until = at + 20_000;
      const granted = { actor, note: '' };
      const status = error === null ? 'DONE' : 'FAILED';
      const { id, amount } = refund(payer(), { cause: 'REQUESTED', status, error, granted, until }, at);
      if (error === null)
        stepTo(orderAfter(order, 'REFUND', until), { event: 'REFUND', actor, note: '', at: until });
      else {
        const about = { orderId: order.id, subject: id, amount, note: error, at: until };
        done.oddities.push(oddityOf({ kind: 'REFUND_FAILED', ...about }));
      }
    },
    /** Somebody gives all of it back on the pages of the provider. */
    giveBackOutside: (at: number): void => {
      const { transactionId, outTradeNo, amount } = payer();
      const refundId = numbered('5030', 0, 25);
      const outside = { refundId, transactionId, outTradeNo, orderId: order.id, amount };
      done.outside.push({ ...outside, at });
      done.oddities.push(outsideOddity(outside, { ...payer(), kept: true }, amount, at));
      for (const { event, order: moved } of refundedSteps(order, at))
        stepTo(moved, outsideLine(event, amount, at));
    },
    end: (): Purchase => ({ order, ...done }),
  };
};
