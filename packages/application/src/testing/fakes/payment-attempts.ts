import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { PaymentAttempt, PaymentAttempts } from '../../ports/payment-attempts.js';
import { byAge, dueOf, orderIn, type ShopWorld } from './shop-world.js';

/** Payments that were begun, in memory. */
export const fakePaymentAttempts = (world: ShopWorld): PaymentAttempts => {
  const { attempts } = world;
  const change = (
    outTradeNo: string,
    values: Partial<PaymentAttempt> & { readonly dueAt?: number },
  ): void => {
    const row = attempts.get(outTradeNo);
    if (row !== undefined) attempts.set(outTradeNo, { ...row, ...values });
  };
  const shown = ({
    dueAt: _dueAt,
    ...attempt
  }: PaymentAttempt & { readonly dueAt: number }): PaymentAttempt => attempt;
  const oldestFirst = byAge<PaymentAttempt>(
    (attempt) => attempt.gmtCreated,
    (attempt) => attempt.outTradeNo,
  );
  const ofOrder = (orderId: string): readonly PaymentAttempt[] =>
    [...attempts.values()]
      .filter((attempt) => attempt.orderId === orderId)
      .map(shown)
      .toSorted(oldestFirst);
  const isOpen = (outTradeNo: string): boolean => attempts.get(outTradeNo)?.status === 'OPEN';

  return {
    begin: async (attempt, checkAt) => {
      if (orderIn(world, attempt.orderId)?.status !== WAIT_PAY_STATUS) return undefined;
      const open = ofOrder(attempt.orderId).find(
        ({ status, way, openid }) => status === 'OPEN' && way === attempt.way && openid === attempt.openid,
      );
      if (open !== undefined) return open;
      if (attempts.has(attempt.outTradeNo)) throw new Error(`a payment ${attempt.outTradeNo} exists`);
      attempts.set(attempt.outTradeNo, { ...attempt, dueAt: checkAt });
      return attempt;
    },
    invited: async (outTradeNo, invitation, at) => change(outTradeNo, { invitation, invitedAt: at }),
    find: async (outTradeNo) => {
      const row = attempts.get(outTradeNo);
      return row === undefined ? undefined : shown(row);
    },
    ofOrder: async (orderId) => ofOrder(orderId),
    claimDue: async (claim) => {
      const due = dueOf(attempts, claim);
      for (const { outTradeNo } of due) change(outTradeNo, { dueAt: claim.at + claim.leaseMs });
      return due.map(shown);
    },
    checked: async (outTradeNo, nextAt) => {
      const checks = (attempts.get(outTradeNo)?.checks ?? 0) + 1;
      change(outTradeNo, isOpen(outTradeNo) ? { checks, dueAt: nextAt } : { checks });
    },
    closed: async (outTradeNo) => {
      if (isOpen(outTradeNo)) change(outTradeNo, { status: 'CLOSED', dueAt: Infinity });
    },
  };
};
