import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../contracts/index.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import type { WorldOf } from './world.js';

/** What every implementation of ShelfPort does. */
export const shelfSuite = (world: WorldOf): void => {
  describe('ShelfPort', () => {
    it('says to everybody what is online and what is sold', async () => {
      const { shelf } = world().visitor();
      const found = must(await shelf.read());
      expect(found.online).toContainEqual({ courseId: 'py1', chapters: 2, lessons: 3 });
      expect(found.online.map(({ courseId }) => courseId)).not.toContain('go1');
      const values = [{ value: '班', extraInfo: { courseIds: ['g1', 'e1'] } }];
      await world().deps.products.insert(sampleProduct('p-shelf', { skuAttrs: [{ values }] }));
      await world().deps.products.insert(
        sampleProduct('p-off', {
          status: 'OFF',
          skuAttrs: [{ values: [{ value: '班', extraInfo: { courseIds: ['e2'] } }] }],
        }),
      );
      const { sold } = must(await shelf.read());
      expect(sold).toEqual(expect.arrayContaining(['e1', 'g1']));
      expect(sold).not.toContain('e2');
    });
  });
};

/** A way to make each call of the area. */
export const shelfTries: Tries<'shelf'> = { read: ({ shelf }) => shelf.read() };
