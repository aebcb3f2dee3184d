import { NO_COMMISSION, type CommissionPosting, type CommissionRate } from '@ykd/domain/commission';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { CommissionAccount, CommissionOrder } from '../../ports/commissions.js';
import { sampleCommissionOrder, withOneProduct } from './commission-acts.js';
import { NASTY_TEXT, sampleOrder } from './samples.js';
import { PLACED_AT } from './shop-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const posting = (seq: number, over: Partial<CommissionPosting> = {}): CommissionPosting => ({
  kind: 'EARN',
  debit: 'owed',
  credit: 'held',
  cents: 100,
  partnerId: 'p',
  seq,
  orderId: 'o',
  payoutId: null,
  source: `source-${over.partnerId ?? 'p'}-${seq}`,
  at: PLACED_AT + seq,
  month: '2025-10',
  ...over,
});

const account = (partnerId: string, over: Partial<CommissionAccount> = {}): CommissionAccount => ({
  partnerId,
  openMonth: '2025-10',
  lastSeq: 0,
  ...NO_COMMISSION,
  ...over,
});

const rate = (id: string, over: Partial<CommissionRate> = {}): CommissionRate => ({
  id,
  partnerId: null,
  productId: null,
  level: null,
  firstDay: '2025-01-01',
  lastDay: null,
  rateBp: 500,
  gmtCreated: PLACED_AT,
  ...over,
});

/** What every Commissions does, and what transactions do with it. */
export const commissionsContract = (name: string, makeEmpty: MakeSubject<Repositories>): void => {
  const make = withOneProduct(makeEmpty);
  const append = ({ unitOfWork }: Repositories, ...some: readonly CommissionPosting[]) =>
    unitOfWork.transaction(async (tx) => {
      for (const one of some) {
        const held = await tx.commissions.hold(one.partnerId, one.month);
        await tx.commissions.append(one, { ...held, lastSeq: one.seq, held: held.held + one.cents });
      }
    });
  const orders = async ({ orders: all, unitOfWork }: Repositories, ...some: readonly CommissionOrder[]) => {
    for (const { orderId } of some) await all.insert(sampleOrder(orderId));
    await unitOfWork.transaction(async (tx) => {
      for (const one of some) await tx.commissions.insertOrder(one);
    });
  };

  describe(`${name}: Commissions`, () => {
    it(
      'opens an account once, in the first month that is open',
      withSubject(make, async ({ unitOfWork, commissions }) => {
        const hold = (partnerId: string, month: string) =>
          unitOfWork.transaction((tx) => tx.commissions.hold(partnerId, month));
        expect(await commissions.account('p')).toBeUndefined();
        const all = await Promise.all(['2025-10', '2025-10', '2025-10'].map((month) => hold('p', month)));
        for (const one of all) expect(one).toStrictEqual(account('p'));
        expect(await hold('p', '2025-12')).toStrictEqual(account('p'));
        await unitOfWork.transaction(async (tx) => {
          await tx.commissions.lockClosing();
          const closed = { statements: 0, closedAt: 1, endedAt: null };
          await tx.commissions.putClosing({ month: '2025-09', ...closed });
          await tx.commissions.putClosing({ month: '2025-10', ...closed });
        });
        expect(await hold('q', '2025-10')).toStrictEqual(account('q', { openMonth: '2025-11' }));
        expect(await hold('r', '2025-12')).toStrictEqual(account('r', { openMonth: '2025-12' }));
        expect(await commissions.account('q')).toStrictEqual(account('q', { openMonth: '2025-11' }));
        const { list, hasMore } = await commissions.accounts({ limit: 2 });
        expect([list.map(({ partnerId }) => partnerId), hasMore]).toEqual([['p', 'q'], true]);
        const next = { key: ['q'], isBackwards: false } as const;
        expect((await commissions.accounts({ limit: 2, from: next })).list).toStrictEqual([
          account('r', { openMonth: '2025-12' }),
        ]);
        const some = await commissions.accountsOf(['r', 'x', 'p']);
        expect(some.map(({ partnerId }) => partnerId).toSorted()).toEqual(['p', 'r']);
        expect(await commissions.accountsOf([])).toEqual([]);
      }),
    );

    it(
      'keeps postings for ever, the account as it stands after each, and the sums of months',
      withSubject(make, async (parts) => {
        const { commissions, unitOfWork } = parts;
        const other = posting(2, { month: '2025-11', cents: 7, orderId: null, payoutId: NASTY_TEXT });
        await append(parts, posting(1, { source: NASTY_TEXT }), other, posting(3, { cents: 5 }));
        await append(parts, posting(1, { partnerId: 'q', orderId: 'o' }));
        expect(await commissions.account('p')).toMatchObject({ lastSeq: 3, held: 112, openMonth: '2025-10' });
        expect(await commissions.sumsOf('p', '2025-10')).toStrictEqual([
          { kind: 'EARN', debit: 'owed', credit: 'held', cents: 105, count: 2 },
        ]);
        expect(await commissions.sumsOf('p', '2025-12')).toEqual([]);
        const found = await unitOfWork.transaction(async (tx) => ({
          known: await tx.commissions.posting(NASTY_TEXT),
          unknown: await tx.commissions.posting('nothing'),
          ofOrder: (await tx.commissions.postingsOf('o')).map(({ partnerId, seq }) => [partnerId, seq]),
          sums: await tx.commissions.sumsOf('p', '2025-11'),
          byMonth: await tx.commissions.sumsByMonth('p'),
          span: await tx.commissions.spanOf('p', '2025-10'),
          none: await tx.commissions.spanOf('p', '2025-09'),
        }));
        expect(found.known).toStrictEqual(posting(1, { source: NASTY_TEXT }));
        expect(found.unknown).toBeUndefined();
        expect(found.ofOrder).toEqual(
          expect.arrayContaining([
            ['p', 1],
            ['p', 3],
            ['q', 1],
          ]),
        );
        expect(found.sums).toMatchObject([{ cents: 7, count: 1 }]);
        expect([...found.byMonth.keys()].toSorted()).toEqual(['2025-10', '2025-11']);
        expect(found.byMonth.get('2025-11')).toStrictEqual(found.sums);
        expect(found.span).toEqual({ firstSeq: 1, lastSeq: 3 });
        expect(found.none).toBeUndefined();
      }),
    );

    it(
      'writes nothing of a source twice',
      withSubject(make, async (parts) => {
        await append(parts, posting(1));
        await expect(append(parts, posting(2, { source: posting(1).source }))).rejects.toThrow();
        expect(await parts.commissions.account('p')).toMatchObject({ lastSeq: 1, held: 100 });
        expect(await parts.commissions.sumsOf('p', '2025-10')).toMatchObject([{ count: 1 }]);
      }),
    );

    it(
      'adds to an account one after the other',
      withSubject(make, async (parts) => {
        await Promise.all(
          [1, 2, 3, 4, 5].map((at) =>
            parts.unitOfWork.transaction(async (tx) => {
              const held = await tx.commissions.hold('p', '2025-10');
              const seq = held.lastSeq + 1;
              const after = { ...held, lastSeq: seq, held: held.held + 10 };
              await tx.commissions.append(posting(seq, { source: `by-${at}`, cents: 10 }), after);
            }),
          ),
        );
        expect(await parts.commissions.account('p')).toMatchObject({ lastSeq: 5, held: 50 });
        expect(await parts.commissions.sumsOf('p', '2025-10')).toMatchObject([{ cents: 50, count: 5 }]);
      }),
    );

    it(
      'lists postings, those of a partner and of a month, newest first, on and back',
      withSubject(make, async (parts) => {
        const { commissions } = parts;
        await append(
          parts,
          ...[1, 2, 3, 4].map((seq) => posting(seq, { month: seq % 2 === 0 ? '2025-11' : '2025-10' })),
          posting(1, { partnerId: 'q', at: PLACED_AT + 3 }),
        );
        const seqs = async (page: ReturnType<typeof commissions.postingsOf>) => {
          const { list, hasMore } = await page;
          return [list.map(({ partnerId, seq }) => `${partnerId}${seq}`), hasMore];
        };
        expect(await seqs(commissions.postingsOf('p', { limit: 3 }))).toEqual([['p4', 'p3', 'p2'], true]);
        const on = { limit: 3, from: { key: [2], isBackwards: false } } as const;
        expect(await seqs(commissions.postingsOf('p', on))).toEqual([['p1'], false]);
        const back = { limit: 1, from: { key: [2], isBackwards: true } } as const;
        expect(await seqs(commissions.postingsOf('p', back))).toEqual([['p3'], true]);
        expect(await seqs(commissions.postingsOf('p', { limit: 3 }, '2025-11'))).toEqual([
          ['p4', 'p2'],
          false,
        ]);
        expect(await seqs(commissions.postingsOf('p', on, '2025-10'))).toEqual([['p1'], false]);
        expect(await seqs(commissions.postings({ limit: 3 }))).toEqual([['p4', 'q1', 'p3'], true]);
        const behind = { key: [PLACED_AT + 3, 'q', 1], isBackwards: false } as const;
        expect(await seqs(commissions.postings({ limit: 9, from: behind }))).toEqual([
          ['p3', 'p2', 'p1'],
          false,
        ]);
        expect(await seqs(commissions.postings({ limit: 2 }, '2025-10'))).toEqual([['q1', 'p3'], true]);
        expect(await seqs(commissions.postings({ limit: 9, from: behind }, '2025-10'))).toEqual([
          ['p3', 'p1'],
          false,
        ]);
        const before = { key: [PLACED_AT + 1, 'p', 1], isBackwards: true } as const;
        expect(await seqs(commissions.postings({ limit: 1, from: before }, '2025-10'))).toEqual([
          ['p3'],
          true,
        ]);
        expect((await commissions.postingsOf('p', { limit: 1 })).list).toStrictEqual([
          posting(4, { month: '2025-11' }),
        ]);
      }),
    );

    it(
      'keeps orders that partners brought, what is due of them and what is in doubt',
      withSubject(make, async (parts) => {
        const { commissions, unitOfWork } = parts;
        const doubtful = sampleCommissionOrder('b', {
          doubts: ['own', 'payer'],
          review: 'OPEN',
          placedAt: PLACED_AT + 1,
        });
        await orders(
          parts,
          sampleCommissionOrder('a'),
          doubtful,
          sampleCommissionOrder('c', {
            partnerId: 'q',
            dueAt: 9,
            state: 'HELD',
            reason: NASTY_TEXT,
            rateId: NASTY_TEXT,
          }),
        );
        await expect(
          unitOfWork.transaction((tx) => tx.commissions.insertOrder(sampleCommissionOrder('a'))),
        ).rejects.toThrow();
        expect(await commissions.order('b')).toStrictEqual(doubtful);
        expect(await commissions.order('x')).toBeUndefined();
        const stored = sampleCommissionOrder('a', {
          state: 'HELD',
          earned: 7,
          dueAt: 8,
          paidAt: 1,
          version: 2,
        });
        const read = await unitOfWork.transaction(async (tx) => {
          await tx.commissions.storeOrder(stored);
          return tx.commissions.order('a');
        });
        expect(read).toStrictEqual(stored);
        const ids = (list: readonly CommissionOrder[]) => list.map(({ orderId }) => orderId);
        expect(ids((await commissions.due(7, { limit: 9 })).list)).toEqual([]);
        expect(ids((await commissions.due(9, { limit: 9 })).list)).toEqual(['a', 'c']);
        const first = await commissions.due(9, { limit: 1 });
        expect([ids(first.list), first.hasMore]).toEqual([['a'], true]);
        const on = { limit: 1, from: { key: [8, 'a'], isBackwards: false } } as const;
        const rest = await commissions.due(9, on);
        expect([ids(rest.list), rest.hasMore]).toEqual([['c'], false]);
        expect(await commissions.hasReleasedInDoubt('p')).toBe(false);
        expect(await commissions.paidCount('p', { from: 1, to: 2 })).toBe(1);
        for (const span of [
          { from: 0, to: 1 },
          { from: 2, to: 9 },
        ])
          expect(await commissions.paidCount('p', span)).toBe(0);
        expect(await commissions.paidCount('q', { from: 0, to: 9 })).toBe(0);
        expect(ids((await commissions.orders({ limit: 9 })).list)).toEqual(['a', 'b', 'c']);
        expect(ids((await commissions.ordersOf('p', { limit: 9 })).list)).toEqual(['b', 'a']);
        const behind = { key: [PLACED_AT + 1, 'b'], isBackwards: false } as const;
        expect(ids((await commissions.ordersOf('p', { limit: 9, from: behind })).list)).toEqual(['a']);
        expect(ids((await commissions.reviewed('OPEN', { limit: 9 })).list)).toEqual(['b']);
        expect(ids((await commissions.reviewed('NONE', { limit: 9 })).list)).toEqual(['c', 'a']);
        const inDoubt = sampleCommissionOrder('r', { partnerId: 'r', state: 'RELEASED', review: 'OPEN' });
        await orders(parts, inDoubt);
        expect(await commissions.hasReleasedInDoubt('r')).toBe(true);
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.commissions.hasReleasedInDoubt('r')).toBe(true);
          expect(await tx.commissions.hasReleasedInDoubt('p')).toBe(false);
          await tx.commissions.storeOrder({ ...inDoubt, state: 'HELD', review: 'REFUSED' });
          expect(await tx.commissions.hasReleasedInDoubt('r')).toBe(false);
        });
      }),
    );

    it(
      'closes months, makes statements with numbers of their own, and opens the next months',
      withSubject(make, async (parts) => {
        const { commissions, unitOfWork } = parts;
        await append(parts, posting(1), posting(1, { partnerId: 'q' }));
        const statement = {
          partnerId: 'p',
          month: '2025-10',
          number: 'n-1',
          opening: NO_COMMISSION,
          sums: await commissions.sumsOf('p', '2025-10'),
          closing: { ...NO_COMMISSION, owed: -100, held: 100 },
          firstSeq: 1,
          lastSeq: 1,
          closedAt: PLACED_AT,
        };
        const closing = { month: '2025-10', statements: 0, closedAt: PLACED_AT, endedAt: null };
        const read = await unitOfWork.transaction(async (tx) => {
          const first = await tx.commissions.firstOpenMonth();
          await tx.commissions.putClosing(closing);
          const numbers = [
            await tx.commissions.nextStatement('2025-10'),
            await tx.commissions.nextStatement('2025-10'),
          ];
          const none = await tx.commissions.lastStatement('p');
          await tx.commissions.insertStatement(statement);
          const later = { ...statement, month: '2025-11', number: 'n-2', firstSeq: null, lastSeq: null };
          await tx.commissions.insertStatement(later);
          await tx.commissions.openMonth('p', '2025-12');
          const kept = await tx.commissions.closing('2025-10');
          const last = await tx.commissions.lastStatement('p');
          return { first, numbers, none, kept, last, unknown: await tx.commissions.closing('2025-11') };
        });
        expect(read).toEqual({
          first: '2025-10',
          numbers: [1, 2],
          none: undefined,
          kept: { ...closing, statements: 2 },
          last: expect.objectContaining({ month: '2025-11', firstSeq: null }),
          unknown: undefined,
        });
        await unitOfWork.transaction((tx) =>
          tx.commissions.putClosing({ ...closing, statements: 2, endedAt: 7 }),
        );
        expect(await commissions.closings(9)).toStrictEqual([{ ...closing, statements: 2, endedAt: 7 }]);
        expect(await commissions.openIn('2025-11', 9)).toEqual(['q']);
        expect(await commissions.openIn('2025-12', 9)).toEqual(['q', 'p']);
        expect(await commissions.openIn('2025-12', 1)).toHaveLength(1);
        expect(await commissions.statement('p', '2025-10')).toStrictEqual(statement);
        expect(await commissions.statement('q', '2025-10')).toBeUndefined();
        const months = ({ list }: { readonly list: readonly { readonly month: string }[] }) =>
          list.map(({ month }) => month);
        expect(months(await commissions.statementsOf('p', { limit: 9 }))).toEqual(['2025-11', '2025-10']);
        const older = { key: ['2025-11'], isBackwards: false } as const;
        expect(months(await commissions.statementsOf('p', { limit: 9, from: older }))).toEqual(['2025-10']);
        expect((await commissions.statements('2025-10', { limit: 9 })).list).toStrictEqual([statement]);
        await expect(
          unitOfWork.transaction((tx) => tx.commissions.insertStatement({ ...statement, number: 'n-9' })),
        ).rejects.toThrow();
      }),
    );

    it(
      'finds what was agreed that may be for an order',
      withSubject(make, async ({ unitOfWork, commissions }) => {
        const all = [
          rate('a', { gmtCreated: 1 }),
          rate('b', { partnerId: 'p', gmtCreated: 2 }),
          rate('c', { productId: 'java', lastDay: '2025-02-01', gmtCreated: 3 }),
          rate('d', { partnerId: 'p', productId: 'java', gmtCreated: 3 }),
          rate('e', { level: 'GOLD', gmtCreated: 4 }),
          rate('f', { level: 'SILVER', gmtCreated: 5 }),
          rate('g', { partnerId: 'q', gmtCreated: 6 }),
          rate('h', { productId: 'python', gmtCreated: 7 }),
        ];
        const found = await unitOfWork.transaction(async (tx) => {
          for (const one of all) await tx.commissions.insertRate(one);
          return tx.commissions.ratesFor({ partnerId: 'p', productId: 'java', level: 'GOLD' });
        });
        expect(found.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
        expect(found.find(({ id }) => id === 'c')).toStrictEqual(all[2]);
        const { list, hasMore } = await commissions.rates({ limit: 3 });
        expect([list.map(({ id }) => id), hasMore]).toEqual([['h', 'g', 'f'], true]);
        const on = { key: [3, 'd'], isBackwards: false } as const;
        expect((await commissions.rates({ limit: 9, from: on })).list.map(({ id }) => id)).toEqual([
          'c',
          'b',
          'a',
        ]);
      }),
    );
  });
};
