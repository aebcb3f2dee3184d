import { commissionDueAt, commissionMonth, commissionSum } from '@ykd/domain/commission';
import { DAY_MS } from '@ykd/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { balancesOf } from '../../commission/post.js';
import { decideIn } from '../../commission/review.js';
import { refundDone } from '../../payment/refund-steps.js';
import {
  claimed,
  closeMonth,
  moved,
  orderOf,
  pay,
  placeWith,
  problems,
  release,
  withOneProduct,
} from './commission-acts.js';
import { give, refundOutside } from './shop-acts.js';
import { PLACED_AT } from './shop-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** One thing that happens; `order` and `partner` are taken round the few that there are. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    partner: fc.nat(1),
    amount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400_000 })),
    device: fc.boolean(),
    isPaid: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('pay' as const), order: fc.nat(9) }),
  fc.record({
    kind: fc.constantFrom('give' as const, 'outside' as const),
    order: fc.nat(9),
    amount: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400_000 })),
  }),
  fc.record({ kind: fc.constant('done' as const), order: fc.nat(9) }),
  fc.record({ kind: fc.constant('decide' as const), order: fc.nat(9), approve: fc.boolean() }),
  fc.record({ kind: fc.constant('rate' as const), partner: fc.nat(1), rateBp: fc.nat(10_000) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
  fc.record({
    kind: fc.constant('payout' as const),
    partner: fc.nat(1),
    isPaid: fc.boolean(),
    share: fc.nat(100),
  }),
  fc.record({ kind: fc.constant('close' as const) }),
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** What is known of an order without the ledger. */
interface Known {
  readonly id: string;
  readonly partner: string;
  readonly amount: number;
  readonly rateBp: number;
  readonly isDoubtful: boolean;
  paidAt: number | null;
  refunded: number;
  decision: 'open' | 'approved' | 'refused';
}

/** Half to even, by whole numbers of any size. */
const share = (cents: number, rateBp: number): number => {
  const product = BigInt(Math.max(0, cents)) * BigInt(rateBp);
  const [whole, rest] = [product / 10_000n, product % 10_000n];
  return Number(whole + (rest > 5_000n || (rest === 5_000n && whole % 2n === 1n) ? 1n : 0n));
};

/** What a partner is to have by an order: by what is left of its money, and by nothing else. */
const due = ({ paidAt, amount, refunded, rateBp, isDoubtful, decision }: Known): number =>
  paidAt === null || (isDoubtful && decision === 'refused') ? 0 : share(amount - refunded, rateBp);

/** What happens in a history, and what has to be true after each of its steps. */
class History {
  readonly #parts: Repositories;
  readonly #orders: Known[] = [];
  readonly #rates = new Map<string, number>();
  readonly #paidOut = new Map<string, number>();
  #now = PLACED_AT;
  #steps = 0;

  constructor(parts: Repositories) {
    this.#parts = parts;
  }

  async step(next: Act): Promise<void> {
    this.#steps += 1;
    this.#now += 1_000;
    await this.#do(next);
    await this.#check();
  }

  async #do(next: Act): Promise<void> {
    const parts = this.#parts;
    const now = this.#now;
    if (next.kind === 'place') return this.#place(next);
    if (next.kind === 'rate') return this.#agree(`p${next.partner}`, next.rateBp);
    if (next.kind === 'payout') return this.#payOut(`p${next.partner}`, next);
    if (next.kind === 'close') {
      const open = (await parts.commissions.accounts({ limit: 9 })).list.map(({ openMonth }) => openMonth);
      const [month] = open.toSorted();
      if (month !== undefined && month < commissionMonth(now))
        expect(await closeMonth(parts, month, now)).toMatchObject({ kind: 'closed' });
      return undefined;
    }
    if (next.kind === 'wait') {
      this.#now += next.days * DAY_MS;
      await release(parts, this.#now);
      return undefined;
    }
    const order = this.#orders[next.order % Math.max(1, this.#orders.length)];
    if (order === undefined) return undefined;
    if (next.kind === 'pay') return this.#pay(order);
    if (next.kind === 'decide') return this.#decide(order, next.approve);
    if (order.paidAt === null || order.amount === 0) return undefined;
    if (next.kind === 'outside') {
      const back = { transactionId: `t-${order.id}`, outTradeNo: `try-${order.id}`, orderId: order.id };
      const amount = Math.min(next.amount, order.amount);
      await refundOutside(parts, { refundId: `others${this.#steps}`, ...back, amount });
      order.refunded += amount;
    }
    if (next.kind === 'give')
      await give(
        parts,
        { orderId: order.id, amount: next.amount },
        { refundId: `ours${this.#steps}`, proposalId: `pr${this.#steps}`, at: now },
      );
    if (next.kind === 'done')
      for (const refund of await parts.refunds.ofOrder(order.id)) {
        // One that is done may leave nothing for the others.
        if ((await parts.refunds.find(refund.id))?.status !== 'WAITING') continue;
        await refundDone(parts, { id: refund.id, orderId: order.id }, now);
        order.refunded += refund.amount;
      }
    return undefined;
  }

  async #place(next: Extract<Act, { readonly kind: 'place' }>): Promise<void> {
    const [id, partner] = [`o${this.#steps}`, `p${next.partner}`];
    // Whoever uses a device of his partner is in doubt with all that he buys of him.
    const userId = next.device ? 'neighbour' : 'member-1';
    await claimed(this.#parts, `c${id}`, {
      userId,
      partnerId: partner,
      claimedAt: this.#now,
      partnerStanding: next.device ? 'device' : 'unknown',
    });
    const { amount } = next;
    await placeWith(this.#parts, id, `c${id}`, { userId, amount, gmtCreated: this.#now });
    const rateBp = this.#rates.get(partner) ?? 700;
    const paidAt = amount === 0 ? this.#now : null;
    const known: Known = {
      id,
      partner,
      amount,
      rateBp,
      isDoubtful: next.device,
      paidAt,
      refunded: 0,
      decision: 'open',
    };
    this.#orders.push(known);
    if (next.isPaid) await this.#pay(known);
  }

  async #pay(order: Known): Promise<void> {
    if (order.amount === 0) return;
    const paidAt = this.#now;
    const outcome = await pay(this.#parts, order.id, { amount: order.amount, paidAt });
    expect(outcome).toBe(order.paidAt === null ? 'paid' : 'known');
    order.paidAt ??= paidAt;
  }

  async #decide(order: Known, approve: boolean): Promise<void> {
    const decision = { orderId: order.id, approve, reason: '看过' };
    const by = { userId: 'staff-1', at: this.#now };
    const decided = await this.#parts.unitOfWork.transaction((tx) => decideIn(tx, decision, by));
    if (!order.isDoubtful || order.paidAt === null) expect(decided.ok).toBe(false);
    else if (order.decision === 'open') {
      expect(decided.ok).toBe(true);
      order.decision = approve ? 'approved' : 'refused';
    }
  }

  async #agree(partnerId: string, rateBp: number): Promise<void> {
    this.#rates.set(partnerId, rateBp);
    const rate = {
      id: `r${this.#steps}`,
      partnerId,
      productId: null,
      level: null,
      firstDay: '2025-01-01',
      lastDay: null,
      rateBp,
      gmtCreated: this.#now,
    };
    await this.#parts.unitOfWork.transaction((tx) => tx.commissions.insertRate(rate));
  }

  /** Some of what is payable is paid out, or comes back; what is not there is refused. */
  async #payOut(
    partnerId: string,
    next: { readonly isPaid: boolean; readonly share: number },
  ): Promise<void> {
    const { payable = 0 } = (await this.#parts.commissions.account(partnerId)) ?? {};
    const too = Math.max(0, payable) + 1;
    const at = this.#now;
    const source = `${partnerId}:${this.#steps}`;
    expect(await moved(this.#parts, 'PAYOUT', too, { source: `too:${source}`, at, partnerId })).toBe(
      'not-enough',
    );
    const cents = Math.floor((Math.max(0, payable) * next.share) / 100);
    if (cents === 0) return;
    const done = async (kind: 'PAYOUT' | 'PAID' | 'BACK') =>
      expect(await moved(this.#parts, kind, cents, { source: `${kind}:${source}`, at, partnerId })).toBe(
        'posted',
      );
    await done('PAYOUT');
    await done(next.isPaid ? 'PAID' : 'BACK');
    if (next.isPaid) this.#paidOut.set(partnerId, (this.#paidOut.get(partnerId) ?? 0) + cents);
  }

  async #check(): Promise<void> {
    for (const partner of ['p0', 'p1']) {
      const account = await this.#parts.commissions.account(partner);
      const own = this.#orders.filter((order) => order.partner === partner);
      const total = own.reduce((sum, order) => sum + due(order), 0);
      if (account === undefined) {
        expect(total).toBe(0);
        continue;
      }
      const balances = balancesOf(account);
      expect(commissionSum(balances)).toBe(0);
      expect(balances.owed + total).toBe(0);
      expect(balances.paid).toBe(this.#paidOut.get(partner) ?? 0);
      let held = 0;
      for (const order of own) {
        const { state, dueAt } = await orderOf(this.#parts, order.id);
        if (state === 'HELD') held += due(order);
        // What is in doubt waits for staff, everything else for its days.
        if (state === 'HELD' && order.paidAt !== null && (!order.isDoubtful || order.decision === 'approved'))
          expect(dueAt).toBe(commissionDueAt(order.paidAt));
        if (order.isDoubtful && order.decision !== 'approved') expect(state).not.toBe('RELEASED');
      }
      expect(balances.held).toBe(held);
    }
  }
}

/** Random histories of claims, payments, refunds, changes of rates, payouts and closed months. */
export const commissionHistoriesContract = (
  name: string,
  makeEmpty: MakeSubject<Repositories>,
  numRuns = 8,
): void => {
  const make = withOneProduct(makeEmpty);
  describe(`${name}: commission, whatever happens`, () => {
    it('nobody gets more or less than the rule, all accounts add up to nothing, everything can be worked out anew', async () => {
      const histories = fc.array(act, { minLength: 4, maxLength: 24 });
      await fc.assert(
        fc.asyncProperty(histories, (steps) =>
          withSubject(make, async (parts) => {
            const history = new History(parts);
            for (const step of steps) await history.step(step);
            // The whole of it, from the postings and from the orders.
            expect(await problems(parts)).toEqual([]);
          })(),
        ),
        { numRuns },
      );
    });
  });
};
