import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { ListOrder, Selection } from '../../staff-list/index.js';
import { sampleProduct } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Parts = Pick<Repositories, 'products' | 'listedProducts' | 'unitOfWork'>;

const IN_ORDER: ListOrder = { key: 'sort', isDescending: false };
const is = (key: string, ...values: readonly string[]) => ({ key, test: { kind: 'in', values } }) as const;

/** What every store of products does as a list that staff look through. */
export const listedProductsContract = (name: string, makeEmpty: MakeSubject<Parts>): void => {
  const within = (test: (subject: Parts) => Promise<void>) =>
    withSubject(makeEmpty, async (subject) => {
      const facts = [
        { id: 'a', name: 'Python 入门', sort: 2, amount: 300, gmtCreated: 5, gmtModified: 9 },
        { id: 'b', name: '前端 100%', sort: 1, amount: 100, gmtCreated: 7, gmtModified: 8 },
        { id: 'c', name: '下架_的', sort: 2, amount: 200, status: 'OFF', gmtCreated: 6, gmtModified: 7 },
        {
          id: 'd',
          name: 'python 进阶',
          sort: 3,
          amount: 100,
          categoryId: 'one',
          gmtCreated: 8,
          gmtModified: 10,
        },
      ] as const;
      for (const { id, ...over } of facts) await subject.products.insert(sampleProduct(id, over));
      await test(subject);
    });
  /** The ids that a selection finds; its count and its ids find as many. */
  const found = async ({ listedProducts }: Parts, selection: Partial<Selection>, order = IN_ORDER) => {
    const whole = { tests: [], ...selection };
    const { list } = await listedProducts.page(order, { limit: 20 }, whole);
    const ids = list.map(({ id }) => id);
    expect(await listedProducts.count(whole, 20)).toBe(ids.length);
    expect(await listedProducts.ids(whole, { after: '', limit: 20 })).toEqual(ids.toSorted());
    return ids.join('');
  };

  describe(`${name}: products as staff look them up`, () => {
    it(
      'come whole, in each order, page by page',
      within(async (subject) => {
        const { listedProducts } = subject;
        const [first] = (await listedProducts.page(IN_ORDER, { limit: 1 }, { tests: [] })).list;
        expect(first).toEqual({ ...(await subject.products.find('b')), sortValue: 1 });
        const orders: readonly (readonly [ListOrder, string])[] = [
          [IN_ORDER, 'bacd'],
          [{ key: 'sort', isDescending: true }, 'dcab'],
          [{ key: 'name', isDescending: false }, 'adcb'],
          [{ key: 'amount', isDescending: false }, 'bdca'],
          [{ key: 'gmtCreated', isDescending: true }, 'dbca'],
          [{ key: 'gmtModified', isDescending: true }, 'dabc'],
        ];
        for (const [order, ids] of orders) {
          expect(await found(subject, {}, order)).toBe(ids);
          const all = (await listedProducts.page(order, { limit: 20 }, { tests: [] })).list;
          const [one, two, three] = all;
          if (one === undefined || two === undefined || three === undefined) throw new Error('too few');
          const after = await listedProducts.page(
            order,
            { limit: 1, from: { key: [two.sortValue, two.id], isBackwards: false } },
            { tests: [] },
          );
          expect(after).toMatchObject({ list: [{ id: three.id }], hasMore: true });
          const before = await listedProducts.page(
            order,
            { limit: 1, from: { key: [two.sortValue, two.id], isBackwards: true } },
            { tests: [] },
          );
          expect(before).toMatchObject({ list: [{ id: one.id }], hasMore: false });
        }
      }),
    );

    it(
      'are found by what is asked of them',
      within(async (subject) => {
        expect(await found(subject, { tests: [is('status', 'OFF')] })).toBe('c');
        expect(await found(subject, { tests: [is('categoryId', 'one')] })).toBe('d');
        expect(await found(subject, { tests: [is('id', 'd', 'b')] })).toBe('bd');
        expect(await found(subject, { tests: [is('id', '')] })).toBe('');
        const dear = { key: 'amount', test: { kind: 'range', from: 200 } } as const;
        expect(await found(subject, { tests: [dear] })).toBe('ac');
        const late = { key: 'gmtModified', test: { kind: 'range', from: 8, below: 10 } } as const;
        expect(await found(subject, { tests: [late, is('status', 'ON')] })).toBe('ba');
        expect(await found(subject, { ids: ['a', 'nothing'] })).toBe('a');
        expect(await found(subject, { search: ' PYTHON ' })).toBe('ad');
        // Signs that mean something to a search of the database mean themselves.
        expect(await found(subject, { search: '%' })).toBe('b');
        expect(await found(subject, { search: '_' })).toBe('c');
        expect(await found(subject, { search: 'c' })).toBe('c');
        expect(await found(subject, { search: 'nothing' })).toBe('');
      }),
    );

    it(
      'cost what the cheapest option on sale does',
      within(async (subject) => {
        const { products, unitOfWork } = subject;
        const values = [
          { value: '一', amount: 10, off: true },
          { value: '二', amount: 150 },
          { value: '三' },
        ];
        const byAmount: ListOrder = { key: 'amount', isDescending: false };
        const from = (cents: number) => ({
          tests: [{ key: 'amount', test: { kind: 'range', from: cents } } as const],
        });
        await products.saveAll([{ kind: 'change', id: 'a', fields: { skuAttrs: [{ values }] } }], 20);
        expect(await found(subject, {}, byAmount)).toBe('bdac');
        expect(await found(subject, from(160))).toBe('c');
        await products.saveAll([{ kind: 'change', id: 'a', fields: { skuAttrs: [] } }], 21);
        expect(await found(subject, {}, byAmount)).toBe('bdca');
        await products.insert(sampleProduct('e', { amount: 900, sort: 9, skuAttrs: [{ values }] }));
        expect(await found(subject, {}, byAmount)).toBe('bdeca');
        await unitOfWork.transaction(async (tx) => {
          const held = await tx.products.holdToChange('e');
          if (held !== undefined) await tx.products.store({ ...held, amount: 1 });
        });
        expect(await found(subject, {}, byAmount)).toBe('ebdca');
        await unitOfWork.transaction((tx) =>
          tx.products.insert(sampleProduct('f', { amount: 900, sort: 9, skuAttrs: [{ values }] })),
        );
        expect(await found(subject, from(120))).toBe('acf');
      }),
    );

    it(
      'come in the order of the mall',
      within(async ({ listedProducts }) => {
        expect((await listedProducts.inOrder(9)).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
        expect(await listedProducts.inOrder(1)).toHaveLength(1);
      }),
    );
  });
};
