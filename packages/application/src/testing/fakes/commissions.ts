import { monthBehind, NO_COMMISSION, type CommissionSum } from '@ykd/domain/commission';
import { REFUNDING_STATUS } from '@ykd/domain/order';
import type { Commissions, TxCommissions } from '../../ports/commissions.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { CommissionWorld, SumRow } from './commission-world.js';
import type { ShopWorld } from './shop-world.js';

const sumOf = ({ partnerId: _partner, month: _month, ...sum }: SumRow): CommissionSum => sum;

const sumsIn = ({ commissionSums }: CommissionWorld, partnerId: string, month: string): CommissionSum[] =>
  [...commissionSums.values()].filter((row) => row.partnerId === partnerId && row.month === month).map(sumOf);

const statementIn = ({ commissionStatements }: CommissionWorld, partnerId: string, month: string) =>
  [...commissionStatements.values()].find((one) => one.partnerId === partnerId && one.month === month);

const hasReleasedInDoubt =
  ({ commissionOrders }: CommissionWorld): TxCommissions['hasReleasedInDoubt'] =>
  async (partnerId) =>
    [...commissionOrders.values()].some(
      (one) => one.partnerId === partnerId && one.state === 'RELEASED' && one.review === 'OPEN',
    );

/** What partners earn, in memory. */
export const fakeCommissions = (
  world: CommissionWorld & Pick<ShopWorld, 'orders' | 'sold' | 'couponClaims'>,
): Commissions => {
  const {
    commissionAccounts: accounts,
    commissionPostings: postings,
    commissionOrders: orders,
    commissionStatements: statements,
    commissionClosings: closings,
    commissionRates: rates,
  } = world;
  return {
    account: async (partnerId) => accounts.get(partnerId),
    accounts: async (window) =>
      rowsByKey([...accounts.values()], ({ partnerId }) => [partnerId] as const, window),
    accountsOf: async (partnerIds) =>
      [...accounts.values()].filter(({ partnerId }) => partnerIds.includes(partnerId)),
    postingsOf: async (partnerId, window, month) =>
      rowsByKey(
        [...postings.values()].filter(
          (one) => one.partnerId === partnerId && (month === undefined || one.month === month),
        ),
        ({ seq }) => [seq] as const,
        window,
        true,
      ),
    postings: async (window, month) =>
      rowsByKey(
        [...postings.values()].filter((one) => month === undefined || one.month === month),
        ({ at, partnerId, seq }) => [at, partnerId, seq] as const,
        window,
        true,
      ),
    order: async (orderId) => orders.get(orderId),
    orders: async (window) => rowsByKey([...orders.values()], ({ orderId }) => [orderId] as const, window),
    unbrought: async (window) => {
      const given = new Set([...world.couponClaims.values()].map(({ couponId }) => couponId));
      const ids = [...world.sold]
        .filter(([id, { couponId }]) => couponId !== null && given.has(couponId) && !orders.has(id))
        .map(([id]) => id);
      return rowsByKey(ids, (id) => [id] as const, window);
    },
    ordersOf: async (partnerId, window) =>
      rowsByKey(
        [...orders.values()].filter((one) => one.partnerId === partnerId),
        ({ placedAt, orderId }) => [placedAt, orderId] as const,
        window,
        true,
      ),
    reviewed: async (review, window) =>
      rowsByKey(
        [...orders.values()].filter((one) => one.review === review),
        ({ placedAt, orderId }) => [placedAt, orderId] as const,
        window,
        true,
      ),
    due: async (at, window) =>
      rowsByKey(
        [...orders.values()]
          .filter(({ dueAt }) => dueAt !== null && dueAt <= at)
          .filter(({ orderId }) => world.orders.get(orderId)?.status !== REFUNDING_STATUS),
        ({ dueAt, orderId }) => [dueAt ?? 0, orderId] as const,
        window,
      ),
    paidCount: async (partnerId, { from, to }) =>
      [...orders.values()].filter(
        (one) => one.partnerId === partnerId && one.paidAt !== null && one.paidAt >= from && one.paidAt < to,
      ).length,
    hasReleasedInDoubt: hasReleasedInDoubt(world),
    sumsOf: async (partnerId, month) => sumsIn(world, partnerId, month),
    statement: async (partnerId, month) => statementIn(world, partnerId, month),
    statementsOf: async (partnerId, window) =>
      rowsByKey(
        [...statements.values()].filter((one) => one.partnerId === partnerId),
        ({ month }) => [month] as const,
        window,
        true,
      ),
    statements: async (month, window) =>
      rowsByKey(
        [...statements.values()].filter((one) => one.month === month),
        ({ number }) => [number] as const,
        window,
      ),
    closings: async (limit) =>
      [...closings.values()].toSorted((a, b) => (a.month < b.month ? 1 : -1)).slice(0, limit),
    openIn: async (month, limit) =>
      [...accounts.values()]
        .filter(({ openMonth }) => openMonth <= month)
        .map(({ partnerId }) => partnerId)
        .slice(0, limit),
    rates: async (window) =>
      rowsByKey([...rates.values()], ({ gmtCreated, id }) => [gmtCreated, id] as const, window, true),
  };
};

/** The same inside a transaction on a world, which has it alone. */
export const txCommissions = (world: CommissionWorld): TxCommissions => ({
  hold: async (partnerId, month) => {
    const known = world.commissionAccounts.get(partnerId);
    if (known !== undefined) return known;
    const closed = [...world.commissionClosings.keys()].toSorted().at(-1);
    const first = closed === undefined ? month : monthBehind(closed);
    const account = { partnerId, openMonth: first > month ? first : month, lastSeq: 0, ...NO_COMMISSION };
    world.commissionAccounts.set(partnerId, account);
    return account;
  },
  posting: async (source) => world.commissionPostings.get(source),
  append: async (posting, after) => {
    if (world.commissionPostings.has(posting.source)) throw new Error(`${posting.source} exists`);
    world.commissionPostings.set(posting.source, posting);
    world.commissionAccounts.set(after.partnerId, after);
    const { partnerId, month, kind, debit, credit, cents } = posting;
    const key = JSON.stringify([partnerId, month, kind, debit]);
    const known = world.commissionSums.get(key);
    world.commissionSums.set(key, {
      partnerId,
      month,
      kind,
      debit,
      credit,
      cents: (known?.cents ?? 0) + cents,
      count: (known?.count ?? 0) + 1,
    });
  },
  postingsOf: async (orderId) =>
    [...world.commissionPostings.values()]
      .filter((one) => one.orderId === orderId)
      .toSorted((a, b) => a.seq - b.seq),
  order: async (orderId) => world.commissionOrders.get(orderId),
  hasReleasedInDoubt: hasReleasedInDoubt(world),
  paidBy: async ({ partnerId, payer }) =>
    [...world.commissionOrders.values()].filter(
      (order) => order.partnerId === partnerId && order.payer === payer && order.review !== 'REFUSED',
    ),
  insertOrder: async (order) => {
    if (world.commissionOrders.has(order.orderId)) throw new Error(`commission of ${order.orderId} exists`);
    world.commissionOrders.set(order.orderId, order);
  },
  storeOrder: async (order) => void world.commissionOrders.set(order.orderId, order),
  ratesFor: async ({ partnerId, productId, level }) =>
    [...world.commissionRates.values()].filter(
      (rate) =>
        (rate.partnerId === null || rate.partnerId === partnerId) &&
        (rate.productId === null || rate.productId === productId) &&
        (rate.level === null || rate.level === level),
    ),
  insertRate: async (rate) => void world.commissionRates.set(rate.id, rate),
  lockClosing: async () => {},
  firstOpenMonth: async () =>
    [...world.commissionAccounts.values()].map(({ openMonth }) => openMonth).toSorted()[0],
  closing: async (month) => world.commissionClosings.get(month),
  putClosing: async (closing) => void world.commissionClosings.set(closing.month, closing),
  nextStatement: async (month) => {
    const closing = world.commissionClosings.get(month);
    if (closing === undefined) throw new Error(`${month} is not closed`);
    const statements = closing.statements + 1;
    world.commissionClosings.set(month, { ...closing, statements });
    return statements;
  },
  sumsOf: async (partnerId, month) => sumsIn(world, partnerId, month),
  sumsByMonth: async (partnerId) => {
    const rows = [...world.commissionSums.values()].filter((row) => row.partnerId === partnerId);
    return new Map(rows.map(({ month }) => [month, sumsIn(world, partnerId, month)]));
  },
  spanOf: async (partnerId, month) => {
    const places = [...world.commissionPostings.values()]
      .filter((one) => one.partnerId === partnerId && one.month === month)
      .map(({ seq }) => seq);
    return places.length === 0 ? undefined : { firstSeq: Math.min(...places), lastSeq: Math.max(...places) };
  },
  lastStatement: async (partnerId) =>
    [...world.commissionStatements.values()]
      .filter((one) => one.partnerId === partnerId)
      .toSorted((a, b) => (a.month < b.month ? 1 : -1))[0],
  insertStatement: async (statement) => {
    const { partnerId, month, number } = statement;
    if (world.commissionStatements.has(number) || statementIn(world, partnerId, month) !== undefined)
      throw new Error(`${number} exists`);
    world.commissionStatements.set(statement.number, statement);
  },
  openMonth: async (partnerId, month) => {
    const account = world.commissionAccounts.get(partnerId);
    if (account !== undefined) world.commissionAccounts.set(partnerId, { ...account, openMonth: month });
  },
});
