import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../ports/repositories.js';
import { NASTY_TEXT, sampleOrder, sampleProduct } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Parts = Pick<Repositories, 'products' | 'orders' | 'entities'>;

const idsOf = async ({ entities }: Parts): Promise<readonly unknown[]> => {
  const read = { entity: 'YkdProduct', fields: ['id'], filters: [], limit: 100, offset: 0 } as const;
  const rows = await entities.find({ ...read, sort: [{ field: 'id', order: 'asc' }] });
  return rows.map((row) => row['id']);
};

/** What every ProductRepository does. */
export const productRepositoryContract = (name: string, make: MakeSubject<Parts>): void => {
  describe(`${name}: ProductRepository`, () => {
    it(
      'stores new products and the named fields of others, and answers them in order',
      withSubject(make, async (parts) => {
        const { products } = parts;
        await products.insert(sampleProduct('a', { name: '旧', sort: 3 }));
        const skuAttrs = [
          { name: NASTY_TEXT, values: [{ value: '春', extraInfo: { courseIds: ['j1'], old: true } }] },
        ];
        const fields = { name: NASTY_TEXT, status: 'OFF', categoryId: 'c', skuAttrs, amount: 0 } as const;
        const fresh = sampleProduct('b', { description: NASTY_TEXT });
        const saved = await products.saveAll(
          [
            { kind: 'insert', product: fresh },
            { kind: 'change', id: 'a', fields },
          ],
          7,
        );
        const changed = { ...sampleProduct('a', { sort: 3 }), ...fields, gmtModified: 7 };
        expect(saved).toEqual([fresh, changed]);
        expect(await products.saveAll([{ kind: 'change', id: 'a', fields: {} }], 8)).toEqual([
          { ...changed, gmtModified: 8 },
        ]);
        expect(await products.saveAll([], 9)).toEqual([]);
      }),
    );

    it(
      'stores nothing of a list with a product that does not exist',
      withSubject(make, async (parts) => {
        const { products } = parts;
        await products.insert(sampleProduct('a', { name: '旧' }));
        const saved = await products.saveAll(
          [
            { kind: 'insert', product: sampleProduct('b') },
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
      'deletes a product, but none that was ordered',
      withSubject(make, async (parts) => {
        const { products } = parts;
        for (const id of ['a', 'b']) await products.insert(sampleProduct(id));
        await parts.orders.insert(sampleOrder('o', { productId: 'b' }));
        expect(await products.delete('a')).toBe('deleted');
        expect(await products.delete('a')).toBe('unknown');
        expect(await products.delete('b')).toBe('ordered');
        expect(await idsOf(parts)).toEqual(['b']);
      }),
    );
  });
};
