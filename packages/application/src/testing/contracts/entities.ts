import { PAID_STATUS } from '@ykd/domain/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntityRead, EntityReader } from '../../ports/entity-reader.js';
import type { OrderRepository, StoredOrder } from '../../ports/order-repository.js';
import type { ProductRepository } from '../../ports/product-repository.js';
import { NASTY_TEXT, sampleOrder, sampleProduct } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** The reader with what it reads. */
export interface EntitySubject {
  readonly entities: EntityReader;
  readonly orders: OrderRepository;
  readonly products: ProductRepository;
}

const read = (over: Partial<EntityRead> = {}): EntityRead => ({
  entity: 'YkdOrder',
  fields: ['id'],
  filters: [],
  sort: [],
  limit: 100,
  offset: 0,
  ...over,
});

const ids = async (entities: EntityReader, over: Partial<EntityRead>): Promise<unknown[]> =>
  (await entities.find(read(over))).map((row) => row['id']);

const ROWS: readonly StoredOrder[] = [
  sampleOrder('a', { amount: 300, validDate: null, gmtCreated: 5 }),
  sampleOrder('b', { amount: 100, validDate: 20, gmtCreated: 5, status: 'TRADE_CLOSED' }),
  sampleOrder('c', { amount: 200, validDate: 10, gmtCreated: 7, userId: 'member-2' }),
  sampleOrder('d', { amount: 100, validDate: null, gmtCreated: 6, productId: 'product-2' }),
];

const fill = async (orders: OrderRepository, rows: readonly StoredOrder[] = ROWS): Promise<void> => {
  for (const row of rows) await orders.insert(row);
};

export const entityReaderContract = (name: string, make: MakeSubject<EntitySubject>): void => {
  describe(`${name}: EntityReader`, () => {
    it(
      'answers the fields asked for, JSON parsed',
      withSubject(make, async ({ entities, orders, products }) => {
        const order = sampleOrder('o', { productName: NASTY_TEXT });
        const product = sampleProduct('p', { name: NASTY_TEXT, skuAttrs: order.skuAttrs, sort: 0 });
        await orders.insert(order);
        await products.insert(product);
        expect(await entities.find(read({ fields: Object.keys(order) }))).toEqual([order]);
        expect(await entities.find(read({ entity: 'YkdProduct', fields: Object.keys(product) }))).toEqual([
          product,
        ]);
        const [row] = await entities.find(read({ fields: ['skuAttrs', 'amount'] }));
        expect(row).toEqual({ skuAttrs: order.skuAttrs, amount: order.amount });
      }),
    );

    it(
      'filters by one value, by one of several, and by all filters together',
      withSubject(make, async ({ entities, orders }) => {
        await fill(orders);
        const of = (...filters: EntityRead['filters']) => ids(entities, { filters });
        expect(await of({ field: 'userId', values: ['member-2'] })).toEqual(['c']);
        expect(await of({ field: 'amount', values: [100, 200, 999] })).toEqual(['b', 'c', 'd']);
        const mine = { field: 'userId', values: ['member-1'] };
        expect(await of(mine, { field: 'status', values: [PAID_STATUS] })).toEqual(['a', 'd']);
        expect(await of(mine, { field: 'amount', values: [200] })).toEqual([]);
        expect(await of(mine, { field: 'userId', values: ['member-2'] })).toEqual([]);
        expect(await entities.count({ entity: 'YkdOrder', filters: [mine] })).toBe(3);
        expect(await entities.count({ entity: 'YkdOrder', filters: [] })).toBe(4);
      }),
    );

    it(
      'matches nothing for no values, and for values that the field cannot have',
      withSubject(make, async ({ entities, orders }) => {
        await fill(orders);
        const impossible: EntityRead['filters'] = [
          { field: 'id', values: [] },
          { field: 'id', values: [1] },
          { field: 'id', values: ['A', 'a ', '%', 'a\0', "' or 1=1 --"] },
          { field: 'amount', values: ['100', 'x'] },
          { field: 'amount', values: [100.5, Number.NaN, Infinity, 2 ** 63, -100] },
          { field: 'validDate', values: [0] },
        ];
        for (const filter of impossible) {
          expect(await ids(entities, { filters: [filter] })).toEqual([]);
          expect(await entities.count({ entity: 'YkdOrder', filters: [filter] })).toBe(0);
        }
        expect(await ids(entities, { filters: [{ field: 'amount', values: ['x', 300] }] })).toEqual(['a']);
      }),
    );

    it(
      'sorts by each key, then by id; null is the smallest',
      withSubject(make, async ({ entities, orders }) => {
        await fill(orders);
        const sorted = (...sort: EntityRead['sort']) => ids(entities, { sort });
        expect(await sorted({ field: 'amount', order: 'asc' })).toEqual(['b', 'd', 'c', 'a']);
        expect(await sorted({ field: 'amount', order: 'desc' })).toEqual(['a', 'c', 'b', 'd']);
        expect(await sorted({ field: 'validDate', order: 'asc' })).toEqual(['a', 'd', 'c', 'b']);
        expect(await sorted({ field: 'validDate', order: 'desc' })).toEqual(['b', 'c', 'a', 'd']);
        expect(await sorted({ field: 'gmtCreated', order: 'desc' }, { field: 'id', order: 'desc' })).toEqual([
          'c',
          'd',
          'b',
          'a',
        ]);
        expect(await sorted()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );

    it(
      'sorts texts by their characters, in the order of no language',
      withSubject(make, async ({ entities, orders }) => {
        const inOrder = ['B', 'a', 'b', 'é', '中'];
        await fill(
          orders,
          inOrder.toReversed().map((id) => sampleOrder(id)),
        );
        expect(await ids(entities, { sort: [{ field: 'id', order: 'asc' }] })).toEqual(inOrder);
      }),
    );

    it(
      'cuts out a page',
      withSubject(make, async ({ entities, orders }) => {
        await fill(orders);
        expect(await ids(entities, { limit: 2 })).toEqual(['a', 'b']);
        expect(await ids(entities, { limit: 2, offset: 3 })).toEqual(['d']);
        expect(await ids(entities, { limit: 2, offset: 100_000 })).toEqual([]);
        expect(await ids(entities, { limit: 0 })).toEqual([]);
      }),
    );

    it(
      'neither skips nor repeats a row over pages',
      withSubject(make, async ({ entities, orders }) => {
        const few = fc.constantFrom(1, 2, 3);
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.record({ amount: few, gmtCreated: few }), { minLength: 1, maxLength: 12 }),
            few,
            fc.uuid(),
            async (parts, size, run) => {
              const rows = parts.map((part, index) =>
                sampleOrder(`${run}-${index}`, { ...part, userId: run }),
              );
              await fill(orders, rows);
              const sort = [
                { field: 'amount', order: 'desc' },
                { field: 'gmtCreated', order: 'asc' },
              ] as const;
              const filters = [{ field: 'userId', values: [run] }];
              const seen: unknown[] = [];
              for (let offset = 0; offset < rows.length; offset += size) {
                seen.push(...(await ids(entities, { filters, sort, limit: size, offset })));
              }
              expect(seen).toEqual(await ids(entities, { filters, sort }));
              expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)));
              expect(await entities.count({ entity: 'YkdOrder', filters })).toBe(rows.length);
            },
          ),
          { numRuns: 15 },
        );
      }),
    );
  });
};
