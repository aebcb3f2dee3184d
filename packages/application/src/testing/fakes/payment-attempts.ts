import type { PaymentAttempt, PaymentAttempts } from '../../ports/payment-attempts.js';
import { attemptIn, attemptsOf, dueOf, type ShopWorld } from './shop-world.js';
import type { Alone } from './alone.js';

type Row = PaymentAttempt & { readonly dueAt: number };

/** Payments that were begun, in memory. */
export const fakePaymentAttempts = (world: ShopWorld, alone: Alone): PaymentAttempts => {
  const { attempts } = world;
  const change = (outTradeNo: string, changed: (row: Row) => Partial<Row>): Promise<void> =>
    alone(() => {
      const row = attempts.get(outTradeNo);
      if (row !== undefined) attempts.set(outTradeNo, { ...row, ...changed(row) });
    });

  return {
    invited: (outTradeNo, invitation, at) => change(outTradeNo, () => ({ invitation, invitedAt: at })),
    find: async (outTradeNo) => {
      const row = attempts.get(outTradeNo);
      return row === undefined ? undefined : attemptIn(row);
    },
    ofOrder: async (orderId) => attemptsOf(world, orderId),
    claimDue: (claim) =>
      alone(() => {
        const due = dueOf(attempts, claim);
        for (const row of due) attempts.set(row.outTradeNo, { ...row, dueAt: claim.at + claim.leaseMs });
        return due.map(attemptIn);
      }),
    checked: (outTradeNo, nextAt) =>
      change(outTradeNo, ({ checks, dueAt }) => ({
        checks: checks + 1,
        dueAt: dueAt === Infinity ? dueAt : nextAt,
      })),
    closed: (outTradeNo) =>
      change(outTradeNo, ({ status }) => (status === 'OPEN' ? { status: 'CLOSED', dueAt: Infinity } : {})),
  };
};
