import { needsUsername } from '@ykd/domain/member';
import { RETURNED_PAYOUT_STATUSES } from '@ykd/domain/payout';
import type { Payout } from '../../entities/payout.js';
import type { ListedPayout, ListedPayouts } from '../../payout/payouts.js';
import type { TxPayouts } from '../../ports/payouts.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { ListKey, Selection } from '../../staff-list/index.js';
import type { Alone } from './alone.js';
import { dueOf } from './shop-world.js';
import { idsBehind, isFound, passes, sortValueOf } from './students.js';
import type { PayoutRow } from './payout-row.js';
import type { FakeWorld } from './world.js';

const payoutOf = ({ dueAt: _dueAt, ...payout }: PayoutRow): Payout => payout;

type PayoutWorld = Pick<FakeWorld, 'payouts'>;

/** Payouts in memory, as they are read; partners are found as students are, by their names as they are written. */
export const fakePayouts = (world: FakeWorld, alone: Alone): ListedPayouts => {
  const isSearched = (one: Payout, search: string): boolean => {
    const text = search.trim();
    const user = world.members.get(one.partnerId)?.user;
    const userName = user === undefined || needsUsername(user) ? null : (user.userName ?? null);
    const isHis =
      user !== undefined && isFound({ name: user.name ?? null, userName, mobile: user.mobile }, search);
    const numbers = [one.id, one.bankList, one.reference];
    return numbers.includes(text) || one.payeeName.startsWith(text) || isHis;
  };
  const valueOf = (one: Payout, key: string) =>
    key === 'partner' ? one.partnerId : one[key as keyof Payout];
  const selected = ({ search, tests, ids }: Selection): readonly Payout[] =>
    [...world.payouts.values()]
      .map(payoutOf)
      .filter(
        (one) =>
          (search === undefined || isSearched(one, search)) &&
          (ids === undefined || ids.includes(one.id)) &&
          tests.every(({ key, test }) => passes(valueOf(one, key) as string | number | null, test)),
      );
  const listed = (one: Payout, key: string): ListedPayout => ({
    ...one,
    partnerName: world.partners.get(one.partnerId)?.realName ?? null,
    sortValue: sortValueOf(valueOf(one, key)),
  });
  return {
    page: async ({ key, isDescending }, window, selection) =>
      rowsByKey<ListedPayout, ListKey>(
        selected(selection).map((one) => listed(one, key)),
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      ),
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
    find: async (id) => {
      const row = world.payouts.get(id);
      return row && payoutOf(row);
    },
    ofPartner: async (partnerId, window) =>
      rowsByKey(
        [...world.payouts.values()].filter((one) => one.partnerId === partnerId).map(payoutOf),
        ({ gmtCreated, id }) => [gmtCreated, id] as const,
        window,
        true,
      ),
    payable: async (window) =>
      rowsByKey(
        [...world.commissionAccounts.values()].flatMap(({ partnerId, payable }) => {
          const partner = world.partners.get(partnerId);
          return partner === undefined || payable < 1 ? [] : [{ partner, payable }];
        }),
        ({ payable, partner }) => [payable, partner.userId] as const,
        window,
        true,
      ),
    paidInMonth: paidInMonth(world.payouts),
    claimDue: (claim) =>
      alone(() => {
        const due = dueOf(world.payouts, claim);
        for (const row of due) world.payouts.set(row.id, { ...row, dueAt: claim.at + claim.leaseMs });
        return due.map(payoutOf);
      }),
  };
};

const paidInMonth =
  (payouts: PayoutWorld['payouts']): TxPayouts['paidInMonth'] =>
  async (partnerId, taxMonth) => {
    const counted = [...payouts.values()].filter(
      (one) =>
        one.partnerId === partnerId &&
        one.taxMonth === taxMonth &&
        !RETURNED_PAYOUT_STATUSES.includes(one.status),
    );
    const sum = (of: (one: Payout) => number): number => counted.reduce((all, one) => all + of(one), 0);
    return {
      paid: sum(({ amount }) => amount),
      withheld: sum(({ tax }) => tax),
      isOpen: counted.some(({ status }) => status !== 'PAID'),
    };
  };

/** The same inside a transaction on a world, which has it alone. */
export const txPayouts = ({ payouts }: PayoutWorld): TxPayouts => ({
  lockRequest: async () => {},
  ofRequest: async (requestKey) =>
    [...payouts.values()]
      .filter((one) => one.requestKey === requestKey)
      .map(payoutOf)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  insert: async (payout) => {
    const isThere = [...payouts.values()].some(
      ({ id, requestKey, partnerId }) =>
        id === payout.id || (requestKey === payout.requestKey && partnerId === payout.partnerId),
    );
    if (isThere) throw new Error(`a payout ${payout.id} exists`);
    payouts.set(payout.id, { ...payout, dueAt: Infinity });
  },
  hold: async (id) => {
    const row = payouts.get(id);
    return row && payoutOf(row);
  },
  store: async (payout, dueAt) => void payouts.set(payout.id, { ...payout, dueAt: dueAt ?? Infinity }),
  paidInMonth: paidInMonth(payouts),
});
