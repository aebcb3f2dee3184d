import { needsUsername } from '@ykd/domain/member';
import { twinOrders } from '@ykd/domain/order';
import { piecesBack, refundedOf } from '../../order/refunded.js';
import type { ShopOrder } from '../../ports/shop-orders.js';
import { memberName } from '../../shared/member-name.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { rankedNumber, type ListKey, type Selection } from '../../staff-list/index.js';
import { refundStageOf } from '../../staff-order/line.js';
import type { ListedOrder, ListedOrders } from '../../staff-order/orders.js';
import { backOf, receiptOf } from './back-of.js';
import { keepCredits } from './credits.js';
import { byAge, orderIn } from './shop-world.js';
import { idsBehind, isFound, passes, sortValueOf } from './students.js';
import type { FakeWorld } from './world.js';

type Order = Omit<ListedOrder, 'sortValue'>;

/** Orders in memory, as staff look them up; students are found by their names as they are written. */
export const fakeListedOrders = (world: FakeWorld): ListedOrders => {
  const { members, receipts, attempts, refunds, products } = world;
  const creditOf = (id: string, key: string): string | null => {
    keepCredits(world);
    const credit = world.credits.get(id);
    return (key === 'credited' ? credit?.personId : credit?.departmentId) ?? null;
  };
  const stored = (): readonly ShopOrder[] =>
    [...world.orders.keys()].flatMap((id) => orderIn(world, id) ?? []);
  const all = (): readonly Order[] => {
    const twins = twinOrders(stored());
    return stored().map((order) => {
      const { id, userId, productId, productName, status, amount, listAmount, paidAt, gmtCreated } = order;
      const back = backOf(world, id);
      return {
        id,
        productName,
        status,
        amount,
        listAmount,
        paidAt,
        gmtCreated,
        student: userId,
        studentName: memberName(members.get(userId)?.user) ?? null,
        product: productId,
        validDate: order.validDate,
        serviceDate: order.serviceDate,
        isPaidHere: receiptOf(world, id) !== undefined,
        isProposed: [...world.proposals.values()].some((one) => one.orderId === id && one.status === 'OPEN'),
        isGranted: [...refunds.values()].some((one) => one.orderId === id && one.whole),
        double: twins.get(id)?.kind ?? null,
        twinId: twins.get(id)?.twinId ?? null,
        ...refundedOf(order, back),
      };
    });
  };
  const daysBack = (id: string): readonly number[] => {
    const order = orderIn(world, id);
    return order === undefined ? [] : piecesBack(order, backOf(world, id)).map(({ at }) => at);
  };
  const isSearched = ({ id, student }: Order, search: string): boolean => {
    const isOf = (row: { readonly orderId: string }): boolean => row.orderId === id;
    const user = members.get(student)?.user;
    const userName = user === undefined || needsUsername(user) ? null : (user.userName ?? null);
    const numbers = [
      ...[...receipts.values()].filter(isOf).map(({ transactionId }) => transactionId),
      ...[...attempts.values()].filter(isOf).map(({ outTradeNo }) => outTradeNo),
      ...[...refunds.values()].filter(isOf).map((refund) => refund.id),
    ];
    const isHis =
      user !== undefined && isFound({ name: user.name ?? null, userName, mobile: user.mobile }, search);
    return id.startsWith(search.trim()) || numbers.includes(search.trim()) || isHis;
  };
  const valueOf = (order: Order, key: string) =>
    key === 'credited' || key === 'creditedIn'
      ? creditOf(order.id, key)
      : key === 'refund'
        ? refundStageOf(order)
        : order[key as keyof Order];
  const selected = ({ search, tests, ids }: Selection): readonly Order[] =>
    all().filter(
      (order) =>
        (search === undefined || isSearched(order, search)) &&
        (ids === undefined || ids.includes(order.id)) &&
        tests.every(({ key, test }) =>
          key === 'refundedOn'
            ? daysBack(order.id).some((at) => passes(at, test))
            : passes(valueOf(order, key), test),
        ),
    );
  const sortValue = (order: Order, key: string): string | number => {
    const value = valueOf(order, key);
    return key === 'paidAt' || key === 'refundedAt'
      ? rankedNumber(value as number | null)
      : sortValueOf(value);
  };
  return {
    page: async ({ key, isDescending }, window, selection) => {
      const rows = selected(selection).map((order) => ({ ...order, sortValue: sortValue(order, key) }));
      return rowsByKey<ListedOrder, ListKey>(rows, (row) => [row.sortValue, row.id], window, isDescending);
    },
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
    products: async () =>
      [...products.values()]
        .toSorted((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1))
        .map(({ id, name }) => ({ id, name })),
    receiptsOf: async (orderId) =>
      [...receipts.values()]
        .filter((receipt) => receipt.orderId === orderId)
        .toSorted(
          byAge(
            ({ paidAt }) => paidAt,
            ({ transactionId }) => transactionId,
          ),
        )
        .map(({ paid: isKept, transactionId, outTradeNo, amount, paidAt }) => ({
          transactionId,
          outTradeNo,
          orderId,
          amount,
          paidAt,
          isKept,
        })),
  };
};
