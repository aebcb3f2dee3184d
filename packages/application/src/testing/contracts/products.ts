import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { ProductPriceLine } from '../../entities/product-price.js';
import { NASTY_TEXT, sampleOrder, sampleProduct } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Parts = Pick<Repositories, 'products' | 'orders' | 'entities' | 'unitOfWork'>;

const priceLine = (id: string, over: Partial<ProductPriceLine> = {}): ProductPriceLine => ({
  id,
  productId: 'a',
  choice: null,
  before: null,
  after: 1,
  actor: null,
  source: 'command',
  at: 1,
  ...over,
});

/** One that was last changed before all that is done here. */
const earlyProduct = (...[id, over]: Parameters<typeof sampleProduct>): ReturnType<typeof sampleProduct> =>
  sampleProduct(id, { gmtModified: 1, ...over });

const idsOf = async ({ entities }: Parts): Promise<readonly unknown[]> => {
  const read = { entity: 'YkdProduct', fields: ['id'], filters: [], limit: 100, offset: 0 } as const;
  const rows = await entities.find({ ...read, sort: [{ field: 'id', order: 'asc' }] });
  return rows.map((row) => row['id']);
};

export const productRepositoryContract = (name: string, make: MakeSubject<Parts>): void => {
  describe(`${name}: ProductRepository`, () => {
    it(
      'stores new products and the named fields of others, and answers them in order',
      withSubject(make, async (parts) => {
        const { products } = parts;
        await products.insert(earlyProduct('a', { name: '旧', sort: 3 }));
        const skuAttrs = [
          { name: NASTY_TEXT, values: [{ value: '春', extraInfo: { courseIds: ['j1'], old: true } }] },
        ];
        const fields = { name: NASTY_TEXT, status: 'OFF', categoryId: 'c', skuAttrs, amount: 0 } as const;
        const fresh = earlyProduct('b', { description: NASTY_TEXT });
        const saved = await products.saveAll(
          [
            { kind: 'insert', product: fresh },
            { kind: 'change', id: 'a', fields },
          ],
          7,
        );
        const changed = { ...earlyProduct('a', { sort: 3 }), ...fields, gmtModified: 7 };
        expect(saved).toEqual([fresh, changed]);
        expect(await products.saveAll([{ kind: 'change', id: 'a', fields: {} }], 8)).toEqual([
          { ...changed, gmtModified: 8 },
        ]);
        expect(await products.saveAll([], 9)).toEqual([]);
      }),
    );

    it(
      'finds a product whole, on sale or not, and none with another id',
      withSubject(make, async ({ products }) => {
        const values = [{ value: NASTY_TEXT, extraInfo: { stages: ['一'], old: false }, amount: 0 }];
        const whole = earlyProduct('a', { skuAttrs: [{ values }], imageUrl: '/p.png', amount: 7, sort: -3 });
        const off = earlyProduct('b', { status: 'OFF', name: NASTY_TEXT, description: '一\n二' });
        for (const product of [whole, off]) await products.insert(product);
        expect(await products.find('a')).toEqual(whole);
        expect(await products.find('b')).toEqual(off);
        for (const id of ['A', 'c', '', NASTY_TEXT]) expect(await products.find(id)).toBeUndefined();
      }),
    );

    it(
      'gives a product a picture and takes it away, and says which one was there',
      withSubject(make, async ({ products, entities }) => {
        const shown = earlyProduct('a', { imageUrl: '/uploads/product/first.png' });
        await products.insert(shown);
        await products.insert(earlyProduct('b'));
        const stored = async () => {
          const read = { entity: 'YkdProduct', fields: Object.keys(shown), limit: 9, offset: 0 } as const;
          return (await entities.find({ ...read, filters: [{ field: 'id', values: ['a'] }], sort: [] }))[0];
        };
        expect(await stored()).toEqual(shown);
        expect(await products.setImage('a', '/uploads/product/second.png', 7)).toEqual({
          previous: '/uploads/product/first.png',
        });
        const second = { ...shown, imageUrl: '/uploads/product/second.png', gmtModified: 7 };
        expect(await stored()).toEqual(second);
        // Other changes leave it alone.
        expect(await products.saveAll([{ kind: 'change', id: 'a', fields: {} }], 8)).toEqual([
          { ...second, gmtModified: 8 },
        ]);
        expect(await products.setImage('a', null, 9)).toEqual({ previous: second.imageUrl });
        expect(await stored()).toEqual({ ...shown, imageUrl: null, gmtModified: 9 });
        expect(await products.setImage('a', null, 10)).toEqual({ previous: null });
        expect(await products.setImage('nothing', null, 9)).toBeUndefined();
        expect(await products.saveAll([{ kind: 'change', id: 'b', fields: {} }], 9)).toMatchObject([
          { imageUrl: null },
        ]);
      }),
    );

    it(
      'is changed later than it was before, whatever the time that is told',
      withSubject(make, async ({ products }) => {
        await products.insert(earlyProduct('a', { gmtModified: 50, imageUrl: '/p.png' }));
        const told: unknown[] = [];
        const change = { kind: 'change', id: 'a', fields: { amount: 5 } } as const;
        const saved = await products.saveAll([change, change], 7, [], undefined, (_before, after) => {
          told.push(after.gmtModified);
          return [];
        });
        expect(saved).toMatchObject([{ gmtModified: 52 }, { gmtModified: 52 }]);
        expect(told).toEqual([51, 52]);
        await products.setImage('a', null, 9, (before, after) => {
          told.push([before?.gmtModified, after?.gmtModified]);
          return [];
        });
        expect(told.at(-1)).toEqual([52, 53]);
        expect(await products.find('a')).toMatchObject({ gmtModified: 53, imageUrl: null });
        await products.setImage('a', '/q.png', 99);
        expect(await products.find('a')).toMatchObject({ gmtModified: 99 });
      }),
    );

    it(
      'answers each picture once as the one before, when many are given at once',
      withSubject(make, async ({ products }) => {
        await products.insert(earlyProduct('a', { imageUrl: 'url-0' }));
        const urls = Array.from({ length: 12 }, (_, index) => `url-${index + 1}`);
        const answers = await Promise.all(urls.map((url) => products.setImage('a', url, 7)));
        const last = await products.setImage('a', null, 8);
        expect([...answers, last].map((answer) => answer?.previous).toSorted()).toEqual(
          ['url-0', ...urls].toSorted(),
        );
      }),
    );

    it(
      'stores nothing of a list with a product that does not exist',
      withSubject(make, async (parts) => {
        const { products } = parts;
        await products.insert(earlyProduct('a', { name: '旧' }));
        const saved = await products.saveAll(
          [
            { kind: 'insert', product: earlyProduct('b') },
            { kind: 'change', id: 'a', fields: { name: '新' } },
            { kind: 'change', id: 'nothing', fields: { name: '新' } },
          ],
          7,
        );
        expect(saved).toBeUndefined();
        expect(await idsOf(parts)).toEqual(['a']);
        expect(await products.saveAll([{ kind: 'change', id: 'a', fields: {} }], 8)).toMatchObject([
          { name: '旧' },
        ]);
      }),
    );

    it(
      'answers a product that is named twice as it stands in the end, both times',
      withSubject(make, async ({ products }) => {
        for (const id of ['a', 'b']) await products.insert(earlyProduct(id));
        const change = (id: string, to: string) => ({ kind: 'change', id, fields: { name: to } }) as const;
        const saved = await products.saveAll([change('b', '一'), change('a', '二'), change('b', '三')], 7);
        expect(saved?.map((product) => [product.id, product.name])).toEqual([
          ['b', '三'],
          ['a', '二'],
          ['b', '三'],
        ]);
      }),
    );

    it(
      'stores lists that name the same products in different orders at once',
      withSubject(make, async ({ products }) => {
        const ids = Array.from({ length: 20 }, (_, index) => `p-${index}`);
        for (const id of ids) await products.insert(earlyProduct(id));
        const save = (list: readonly string[]) =>
          products.saveAll(
            list.map((id) => ({ kind: 'change', id, fields: { sort: 1 } })),
            7,
          );
        for (let round = 0; round < 5; round += 1) {
          const [up, down] = await Promise.all([save(ids), save(ids.toReversed())]);
          expect(up?.map(({ id }) => id)).toEqual(ids);
          expect(down?.map(({ id }) => id)).toEqual(ids.toReversed());
        }
      }),
    );

    it(
      'deletes no product whose order comes first of the two, however close',
      withSubject(make, async (parts) => {
        const ids = Array.from({ length: 20 }, (_, index) => `p-${index + 10}`);
        for (const id of ids) await parts.products.insert(earlyProduct(id));
        const outcomes = await Promise.all(
          ids.map(async (id) => {
            const ordered = parts.orders.insert(sampleOrder(`o-${id}`, { productId: id }));
            const [outcome] = await Promise.all([parts.products.delete(id), ordered]);
            return { id, outcome };
          }),
        );
        const left = outcomes.filter(({ outcome }) => outcome === 'in-use');
        expect(await idsOf(parts)).toEqual(left.map(({ id }) => id));
      }),
    );

    it(
      'deletes a product, but none that was ordered',
      withSubject(make, async (parts) => {
        const { products } = parts;
        for (const id of ['a', 'b', 'c']) await products.insert(earlyProduct(id));
        await parts.orders.insert(sampleOrder('o', { productId: 'b' }));
        await products.setImage('a', '/uploads/product/last.png', 7);
        expect(await products.delete('a')).toEqual({ imageUrl: '/uploads/product/last.png' });
        expect(await products.delete('c')).toEqual({ imageUrl: null });
        expect(await products.delete('a')).toBe('unknown');
        expect(await products.delete('b')).toBe('in-use');
        await parts.orders.insert(sampleOrder('long-ago', { productId: 'gone' }));
        expect(await products.delete('gone')).toBe('unknown');
        expect(await idsOf(parts)).toEqual(['b']);
      }),
    );

    it(
      'keeps what happened to prices with what happened to products, the newest first',
      withSubject(make, async ({ products, unitOfWork }) => {
        await products.insert(earlyProduct('a'));
        const told: unknown[] = [];
        const saves = [
          { kind: 'change', id: 'a', fields: { amount: 5 } },
          { kind: 'insert', product: earlyProduct('b', { amount: 6 }) },
        ] as const;
        await products.saveAll(saves, 7, [], undefined, (before, after) => {
          told.push([before?.amount, after.amount]);
          const facts = { productId: after.id, after: after.amount, at: 7, choice: NASTY_TEXT };
          return [priceLine(`first ${after.id}`, facts)];
        });
        expect(told).toEqual([
          [399_900, 5],
          [undefined, 6],
        ]);
        await unitOfWork.transaction((tx) =>
          tx.products.addPrices([
            priceLine('y', { at: 9, before: 5, after: null, actor: 's', source: 'console' }),
            priceLine('x', { at: 9, choice: '小班' }),
          ]),
        );
        await unitOfWork.transaction((tx) => tx.products.addPrices([]));
        expect(await products.pricesOf('a', 9)).toStrictEqual([
          priceLine('x', { at: 9, choice: '小班' }),
          priceLine('y', { at: 9, before: 5, after: null, actor: 's', source: 'console' }),
          priceLine('first a', { at: 7, choice: NASTY_TEXT, after: 5 }),
        ]);
        expect(await products.pricesOf('a', 1)).toHaveLength(1);
        expect(await products.pricesOf('nothing', 9)).toEqual([]);
        const unknown = [{ kind: 'change', id: 'nothing', fields: { amount: 5 } }] as const;
        await products.saveAll(unknown, 8, [], undefined, () => [priceLine('z', { at: 99 })]);
        expect(await products.pricesOf('a', 9)).toHaveLength(3);
      }),
    );

    it(
      'changes products in a transaction, each and their places',
      withSubject(make, async ({ products, unitOfWork }) => {
        const whole = earlyProduct('a', { imageUrl: '/p.png', sort: -3 });
        await products.insert(whole);
        const changed = { ...whole, name: NASTY_TEXT, amount: 0, status: 'OFF', gmtModified: 99 } as const;
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.products.holdToChange('a')).toEqual(whole);
          expect(await tx.products.holdToChange('nothing')).toBeUndefined();
          await tx.products.store(changed);
          await tx.products.insert(earlyProduct('b', { sort: 1 }));
          expect(await tx.products.holdToChange('a')).toEqual(changed);
        });
        expect(await products.find('a')).toEqual(changed);
        await unitOfWork.transaction(async (tx) => {
          const places = await tx.products.holdPlaces(9);
          expect(places.toSorted((one, other) => one.sort - other.sort)).toEqual([
            { id: 'a', sort: -3 },
            { id: 'b', sort: 1 },
          ]);
          await tx.products.place({ id: 'a', sort: 7 });
        });
        expect(await products.find('a')).toEqual({ ...changed, sort: 7 });
      }),
    );

    it(
      'knows what was chosen of a product in orders, whatever became of them',
      withSubject(make, async ({ orders, products, unitOfWork }) => {
        const chosen = (...values: readonly string[]) => [{ values: values.map((value) => ({ value })) }];
        const of = (id: string, productId: string, skuAttrs: ReturnType<typeof chosen>) =>
          orders.insert(sampleOrder(id, { productId, skuAttrs }));
        await of('o-1', 'a', chosen('春'));
        await of('o-2', 'a', chosen('春'));
        await of('o-3', 'a', chosen(NASTY_TEXT));
        await of('o-4', 'a', []);
        await of('o-5', 'b', chosen('秋'));
        const values = await unitOfWork.transaction((tx) => tx.products.orderedValues('a'));
        expect(values.toSorted()).toEqual(['春', NASTY_TEXT].toSorted());
        expect(await products.orderedValues('a')).toEqual(values);
        expect(await products.orderedValues('nothing')).toEqual([]);
      }),
    );
  });
};
