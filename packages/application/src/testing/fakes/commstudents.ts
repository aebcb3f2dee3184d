import { needsUsername } from '@ykd/domain/member';
import type { ListedClosing, ListedClosings } from '../../commstudent/commstudents.js';
import { refundedOf } from '../../order/refunded.js';
import { memberName } from '../../shared/member-name.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { ListKey, Selection } from '../../staff-list/index.js';
import { backOf } from './back-of.js';
import { orderIn } from './shop-world.js';
import { idsBehind, isFound, passes, sortValueOf } from './students.js';
import type { FakeWorld } from './world.js';

type Closing = Omit<ListedClosing, 'sortValue'>;

/** Students that partners brought, in memory; they are found by their names as they are written. */
export const fakeCommstudents = (world: FakeWorld): ListedClosings => {
  const all = (): readonly Closing[] =>
    [...world.commissionOrders.values()].flatMap((brought) => {
      const { orderId: id, buyerId, partnerId, paidAt, earned, reversed, state, review } = brought;
      const order = orderIn(world, id);
      if (order === undefined || paidAt === null) return [];
      const { productName: product, status, amount } = order;
      return [
        {
          id,
          student: buyerId,
          studentName: memberName(world.members.get(buyerId)?.user) ?? null,
          partner: partnerId,
          partnerName: world.partners.get(partnerId)?.realName ?? null,
          product,
          paidAt,
          status,
          amount,
          refundedAmount: refundedOf(order, backOf(world, id)).refundedAmount,
          earned,
          reversed,
          commissionState: state,
          commissionReview: review,
        },
      ];
    });
  const isCared = ({ student }: Closing, staffId: string): boolean =>
    world.care.has(JSON.stringify([student, staffId]));
  const isSearched = ({ id, student }: Closing, search: string): boolean => {
    const user = world.members.get(student)?.user;
    const userName = user === undefined || needsUsername(user) ? null : (user.userName ?? null);
    const isHis =
      user !== undefined && isFound({ name: user.name ?? null, userName, mobile: user.mobile }, search);
    return id === search.trim() || isHis;
  };
  const selected = ({ caredBy, search, tests, ids }: Selection): readonly Closing[] =>
    all().filter(
      (one) =>
        (caredBy === undefined || isCared(one, caredBy)) &&
        (search === undefined || isSearched(one, search)) &&
        (ids === undefined || ids.includes(one.id)) &&
        tests.every(({ key, test }) => passes(one[key as 'partner' | 'paidAt'], test)),
    );
  return {
    page: async ({ key, isDescending }, window, selection) =>
      rowsByKey<ListedClosing, ListKey>(
        selected(selection).map((one) => ({ ...one, sortValue: sortValueOf(one[key as 'paidAt']) })),
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      ),
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
    partners: async (limit, caredBy) => {
      const seen = selected({ tests: [], ...(caredBy === undefined ? {} : { caredBy }) });
      const named = new Map(seen.map(({ partner: id, partnerName: name }) => [id, { id, name }]));
      return [...named.values()]
        .toSorted((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1))
        .slice(0, limit);
    },
  };
};
