import { PAID_STATUS, REFUNDING_STATUS, WAIT_PAY_STATUS } from './order-status.js';
import { deepFreeze, HOUR_MS } from '../shared/index.js';

/** How far apart two payments may be that look like one purchase made twice, in milliseconds: 24 hours. Beyond the Specification. */
export const TWIN_WINDOW_MS = 24 * HOUR_MS;

/**
 * Why two orders look like one: `PAID` – the same product was paid twice; `OPEN` – it waits for its payment twice. Beyond the
 * Specification.
 */
export type TwinKind = 'PAID' | 'OPEN';

/** The part of an order that tells whether it looks like another one. Times in epoch milliseconds. Beyond the Specification. */
export type TwinOrder = {
  /** What it is known by. */
  readonly id: string;
  /** Who bought it. */
  readonly userId: string;
  /** What was bought. */
  readonly productId: string;
  /** One of `OrderStatus`; of any other one nothing looks like it. */
  readonly status: string;
  /** In cents. */
  readonly amount: number;
  /** Null where it was not paid here: it counts from when it was created. */
  readonly paidAt: number | null;
  /** When it was placed. */
  readonly gmtCreated: number;
};

/** The order that another one looks like, and why. Beyond the Specification. */
export type Twin = {
  /** The other order. */
  readonly twinId: string;
  /** Why it looks like that one. */
  readonly kind: TwinKind;
};

const KINDS: Readonly<Record<string, TwinKind | undefined>> = deepFreeze({
  [PAID_STATUS]: 'PAID',
  // Its money is not back yet: that it is a double is what whoever judges the refund wants to know.
  [REFUNDING_STATUS]: 'PAID',
  [WAIT_PAY_STATUS]: 'OPEN',
});

const kindOf = ({ status, amount }: TwinOrder): TwinKind | undefined =>
  // Nobody pays twice what costs nothing.
  amount > 0 && Object.hasOwn(KINDS, status) ? KINDS[status] : undefined;

const timeOf = ({ paidAt, gmtCreated }: TwinOrder): number => paidAt ?? gmtCreated;

/** The nearer of two, and of two that are as near the earlier. */
const nearer = (order: TwinOrder, one?: TwinOrder, other?: TwinOrder): TwinOrder | undefined => {
  const gap = (twin: TwinOrder | undefined): number =>
    twin === undefined ? Infinity : Math.abs(timeOf(twin) - timeOf(order));
  return gap(one) <= gap(other) ? one : other;
};

/**
 * Which orders look like doubles, each with the nearest that it looks like: orders of one member for one product, whatever was
 * chosen of it, that cost something and are either both paid, refunded neither of them, the payments no more than
 * {@link TWIN_WINDOW_MS} apart, or both waiting for their payment. What follows from the orders alone: no order becomes a double by
 * the time that goes by. Beyond the Specification.
 *
 * @param orders - in any order, of any members and products
 */
export const twinOrders = (orders: readonly TwinOrder[]): ReadonlyMap<string, Twin> => {
  const groups = new Map<string, TwinOrder[]>();
  for (const order of orders) {
    const kind = kindOf(order);
    if (kind === undefined) continue;
    const key = JSON.stringify([order.userId, order.productId, kind]);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  const twins = new Map<string, Twin>();
  for (const group of groups.values()) {
    const inTime = group.toSorted((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1));
    for (const [at, order] of inTime.entries()) {
      const twin = nearer(order, inTime[at - 1], inTime[at + 1]);
      const kind = kindOf(order);
      if (twin === undefined || kind === undefined) continue;
      if (kind === 'OPEN' || Math.abs(timeOf(twin) - timeOf(order)) <= TWIN_WINDOW_MS)
        twins.set(order.id, { twinId: twin.id, kind });
    }
  }
  return twins;
};
