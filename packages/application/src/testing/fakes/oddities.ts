import type { Oddity } from '../../entities/oddity.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { ListedOddities, ListedOddity } from '../../shop/listed-oddities.js';
import type { ListKey, Selection } from '../../staff-list/index.js';
import { putOddity, type ShopWorld } from './shop-world.js';
import { idsBehind, passes, sortValueOf } from './students.js';
import type { Alone } from './alone.js';

/** Odd things about money in memory. */
export const fakeOddities = (world: ShopWorld, alone: Alone): ListedOddities => {
  const { oddities } = world;
  const selected = ({ search, tests, ids }: Selection): readonly Oddity[] =>
    [...oddities.values()].filter(
      (one) =>
        (search === undefined || [one.orderId, one.subject].includes(search.trim())) &&
        (ids === undefined || ids.includes(one.id)) &&
        tests.every(({ key, test }) => passes(one[key as keyof Oddity], test)),
    );
  return {
    note: (oddity) => alone(() => putOddity(world, oddity)),
    find: async (id) => oddities.get(id),
    page: async ({ key, isDescending }, window, selection) => {
      const rows = selected(selection).map((one) => ({
        ...one,
        sortValue: sortValueOf(one[key as keyof Oddity]),
      }));
      return rowsByKey<ListedOddity, ListKey>(
        rows,
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      );
    },
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
  };
};
