/**
 * A product at its place in the mall: `sort` is its running number there, ascending, with gaps, and negative for some; equal
 * ones stand by their ids (Specification §9 'Product listing').
 */
export type PlacedProduct = { readonly id: string; readonly sort: number };

/** How far apart products stand after they were given new places, so that one fits between. Beyond the Specification. */
const STEP = 10;

/** Products in the order of the mall (Specification §9 'Product listing'). */
export const inMallOrder = <P extends PlacedProduct>(products: readonly P[]): readonly P[] =>
  products.toSorted((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));

/** A whole number between two places; `undefined`: there is none. */
const between = (low: number | undefined, high: number | undefined): number | undefined => {
  if (low === undefined) return high === undefined ? 0 : high - STEP;
  if (high === undefined) return low + STEP;
  return high - low > 1 ? Math.floor((low + high) / 2) : undefined;
};

/**
 * The running number of the place behind all others, within the bounds. Beyond the Specification.
 *
 * @param most - the largest that there may be
 */
export const lastPlace = (products: readonly PlacedProduct[], most: number): number =>
  Math.min(most, Math.max(0, ...products.map(({ sort }) => sort)) + STEP);

/**
 * The products that get another place when one is put before another, or last, each with its new place: that one alone as long
 * as a whole number is free there and within the bounds, otherwise all of them anew. None where it stands there already, or
 * one of the two is not there. Beyond the Specification.
 *
 * @param beforeId - what it is put before; null: it becomes the last
 * @param most - no running number is larger
 * @param least - no running number is smaller
 */
export const placeProduct = (
  products: readonly PlacedProduct[],
  id: string,
  beforeId: string | null,
  most: number,
  least = -most,
): readonly PlacedProduct[] => {
  const order = inMallOrder(products);
  const moved = order.find((one) => one.id === id);
  const others = order.filter((one) => one.id !== id);
  const at = beforeId === null ? others.length : others.findIndex((one) => one.id === beforeId);
  if (moved === undefined || at < 0 || order[at]?.id === id) return [];
  const sort = between(others[at - 1]?.sort, others[at]?.sort);
  if (sort !== undefined && sort >= least && sort <= most) return [{ id, sort }];
  return [...others.slice(0, at), moved, ...others.slice(at)]
    .map((one, place) => ({ id: one.id, sort: (place + 1) * STEP, was: one.sort }))
    .filter((one) => one.sort !== one.was)
    .map(({ was: _was, ...one }) => one);
};
