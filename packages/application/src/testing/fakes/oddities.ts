import type { Oddities, Oddity } from '../../ports/oddities.js';
import { byAge, putOddity, type ShopWorld } from './shop-world.js';
import type { Alone } from './alone.js';

/** The list of odd things in memory. */
export const fakeOddities = (world: ShopWorld, alone: Alone): Oddities => {
  const { oddities } = world;
  const newestFirst = byAge<Oddity>(
    (oddity) => -oddity.gmtCreated,
    (oddity) => oddity.id,
  );
  return {
    note: (oddity) => alone(() => putOddity(world, oddity)),
    find: async (id) => oddities.get(id),
    page: async ({ open, offset, limit }) => {
      const list = [...oddities.values()].filter(
        ({ settledAt }) => open === undefined || (settledAt === null) === open,
      );
      return { list: list.toSorted(newestFirst).slice(offset, offset + limit), total: list.length };
    },
  };
};
