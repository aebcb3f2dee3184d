import type { Greeting, Greetings } from '../../ports/greetings.js';
import type { Alone } from './alone.js';
import { dueOf, type ShopWorld } from './shop-world.js';

const greetingIn = ({ dueAt: _dueAt, ...greeting }: Greeting & { readonly dueAt: number }): Greeting =>
  greeting;

/** Greetings in memory. */
export const fakeGreetings = ({ greetings }: ShopWorld, alone: Alone): Greetings => ({
  find: async (orderId) => {
    const row = greetings.get(orderId);
    return row === undefined ? undefined : greetingIn(row);
  },
  claimDue: (claim) =>
    alone(() => {
      const due = dueOf(greetings, claim);
      for (const row of due) greetings.set(row.orderId, { ...row, dueAt: claim.at + claim.leaseMs });
      return due.map(greetingIn);
    }),
  store: (greeting, dueAt) =>
    alone(() => {
      const row = greetings.get(greeting.orderId);
      if (row === undefined || row.sentAt !== null) return;
      greetings.set(greeting.orderId, { ...greeting, gmtCreated: row.gmtCreated, dueAt: dueAt ?? Infinity });
    }),
});
