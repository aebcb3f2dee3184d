import { needsUsername } from '@ykd/domain/member';
import type { ListedPartner, ListedPartners } from '../../partner/partners.js';
import type { Partner, TxPartners } from '../../ports/partners.js';
import { memberName } from '../../shared/member-name.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { ListKey, Selection } from '../../staff-list/index.js';
import { idsBehind, isFound, passes, sortValueOf } from './students.js';
import type { FakeWorld } from './world.js';

/** Partners in memory, as they are read; members are found by their names as they are written. */
export const fakePartners = (world: FakeWorld): ListedPartners => {
  const isSearched = (one: Partner, search: string): boolean => {
    const text = search.trim();
    const user = world.members.get(one.userId)?.user;
    const userName = user === undefined || needsUsername(user) ? null : (user.userName ?? null);
    const isHis =
      user !== undefined && isFound({ name: user.name ?? null, userName, mobile: user.mobile }, search);
    return one.realName.startsWith(text) || one.contact === text || isHis;
  };
  const rows = () => [...world.partners.values()].map((one) => ({ ...one, id: one.userId }));
  const selected = ({ search, tests, ids }: Selection) =>
    rows().filter(
      (one) =>
        (search === undefined || isSearched(one, search)) &&
        (ids === undefined || ids.includes(one.id)) &&
        tests.every(({ key, test }) => passes(one[key as 'state' | 'approvedAt'], test)),
    );
  return {
    page: async ({ key, isDescending }, window, selection) =>
      rowsByKey<ListedPartner, ListKey>(
        selected(selection).map((one) => ({
          ...one,
          memberName: memberName(world.members.get(one.userId)?.user) ?? null,
          sortValue: sortValueOf(one[key as 'approvedAt']),
        })),
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      ),
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
    find: async (userId) => world.partners.get(userId),
  };
};

/** The same inside a transaction on a world, which has it alone. */
export const txPartners = (world: FakeWorld): TxPartners => ({
  find: async (userId) => world.partners.get(userId),
  hold: async (userId) => world.partners.get(userId),
  put: async (partner) => void world.partners.set(partner.userId, partner),
});
