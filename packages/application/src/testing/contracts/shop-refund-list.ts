import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RefundRequestKey, ShopOrder } from '../../ports/shop-orders.js';
import type { KeyWindow } from '../../ports/key-window.js';
import { approve, ASKED_AT, begin, place, receive, reject, request } from './shop-acts.js';
import { sampleReceipt, sampleShopOrder, type ShopParts } from './shop-samples.js';
import { withAskedOrder, withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

/** The buyer `id` wants his money back for his one order, of the same name. */
const ask = async (parts: ShopParts, id: string, at: number): Promise<void> => {
  const outTradeNo = `try-${id}`;
  await place(parts, sampleShopOrder(id, { userId: id }));
  await begin(parts, outTradeNo, { orderId: id });
  await receive(parts, sampleReceipt(`t-${id}`, { orderId: id, outTradeNo }));
  await request(parts, at, id);
};

/** He gets it: his request waits no longer. */
const grant = (parts: ShopParts, id: string): Promise<boolean> => approve(parts, `back-${id}`, id);

const keyOf = ({ gmtModified, id }: ShopOrder): RefundRequestKey => [gmtModified, id];

const idsOf = (list: readonly ShopOrder[]): readonly string[] => list.map(({ id }) => id);

const BEHIND_ALL: RefundRequestKey = [ASKED_AT + 1_000, ''];

/** What happens between two pages: somebody else asks, and one of those who were there is judged. */
const meanwhile = fc.record({ asksAt: fc.nat(3), judged: fc.nat(9) });

const walks = fc.record({
  times: fc.array(fc.nat(3), { minLength: 1, maxLength: 7 }),
  limit: fc.integer({ min: 1, max: 3 }),
  isBackwards: fc.boolean(),
  changes: fc.array(meanwhile, { maxLength: 3 }),
});

/** What every list of requests to have one's money back does. */
export const shopRefundListContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  describe(`${name}: the list of refund requests`, () => {
    it(
      'has those that wait for an answer, the oldest first',
      withSubject(withAskedOrder(makeEmpty), async (parts) => {
        for (const [id, at] of [
          ['late', ASKED_AT + 5],
          ['early', ASKED_AT - 5],
          ['granted', ASKED_AT - 9],
          ['refused', ASKED_AT - 8],
          ['same', ASKED_AT],
        ] as const) {
          await ask(parts, id, at);
        }
        await grant(parts, 'granted');
        await reject(parts, 'refused');
        const { list, hasMore } = await parts.shopOrders.pageOfRefundRequests({ limit: 4 });
        expect(idsOf(list)).toEqual(['early', 'o', 'same', 'late']);
        expect(hasMore).toBe(false);
        expect(list[1]).toStrictEqual(await parts.shopOrders.find('o'));
      }),
    );

    it(
      'is read on from a row, and back to it, also when that row is gone',
      withSubject(withProduct(makeEmpty), async (parts) => {
        for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) await ask(parts, id, ASKED_AT + at);
        const page = async (key: RefundRequestKey, isBackwards: boolean, limit: number) => {
          const found = await parts.shopOrders.pageOfRefundRequests({ limit, from: { key, isBackwards } });
          return [idsOf(found.list).join(''), found.hasMore];
        };
        const b: RefundRequestKey = [ASKED_AT + 1, 'b'];
        const d: RefundRequestKey = [ASKED_AT + 3, 'd'];
        for (let turn = 0; turn < 2; turn += 1) {
          expect(await page(b, false, 1)).toEqual(['c', true]);
          expect(await page(b, false, 2)).toEqual(['cd', false]);
          expect(await page(b, true, 1)).toEqual(['a', false]);
          expect(await page(d, false, 1)).toEqual(['', false]);
          await grant(parts, 'b');
        }
        expect(await page(d, true, 1)).toEqual(['c', true]);
        expect(await page(d, true, 2)).toEqual(['ac', false]);
      }),
    );

    it('is walked through in either direction: each request comes once, whoever comes and goes meanwhile', async () => {
      const walk = async (
        parts: ShopParts,
        { times, limit, isBackwards, changes }: typeof walks extends fc.Arbitrary<infer W> ? W : never,
      ): Promise<void> => {
        const stay = new Set(times.map((_, at) => `b${at}`));
        for (const [at, time] of times.entries()) await ask(parts, `b${at}`, ASKED_AT + time);
        const seen: ShopOrder[] = [];
        let from: KeyWindow<RefundRequestKey>['from'] | undefined = isBackwards
          ? { key: BEHIND_ALL, isBackwards }
          : undefined;
        for (let turn = 0; ; turn += 1) {
          const window = from === undefined ? { limit } : { limit, from };
          const { list, hasMore } = await parts.shopOrders.pageOfRefundRequests(window);
          seen.push(...(isBackwards ? list.toReversed() : list));
          const last = seen.at(-1);
          if (!hasMore || last === undefined) break;
          from = { key: keyOf(last), isBackwards };
          const change = changes[turn];
          if (change === undefined) continue;
          await ask(parts, `a${turn}`, ASKED_AT + change.asksAt);
          const judged = `b${change.judged}`;
          if (stay.delete(judged)) await grant(parts, judged);
        }
        const ids = idsOf(seen);
        expect(new Set(ids).size).toBe(ids.length);
        expect([...stay].filter((id) => !ids.includes(id))).toEqual([]);
        const inOrder = seen.toSorted((a, b) => a.gmtModified - b.gmtModified || (a.id < b.id ? -1 : 1));
        expect(ids).toEqual(idsOf(isBackwards ? inOrder.toReversed() : inOrder));
      };
      const once = fc.asyncProperty(walks, (plan) =>
        withSubject(withProduct(makeEmpty), (parts) => walk(parts, plan))(),
      );
      await fc.assert(once, { numRuns: 8 });
    });
  });
};
