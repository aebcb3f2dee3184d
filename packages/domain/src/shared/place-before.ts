/**
 * Something at its place in an order that is decided by hand: its `id`, and `sort`, its running number there, ascending, with
 * gaps. Beyond the Specification.
 */
export type Placed = { readonly id: string; readonly sort: number };

/** How many running numbers things stand apart once they were given new places, so that one fits between. Beyond the Specification. */
export const PLACE_STEP = 10;

/** A whole number between two places; `undefined`: there is none. */
const between = (low: number | undefined, high: number | undefined): number | undefined => {
  if (low === undefined) return high === undefined ? 0 : high - PLACE_STEP;
  if (high === undefined) return low + PLACE_STEP;
  return high - low > 1 ? Math.floor((low + high) / 2) : undefined;
};

/**
 * Those that get another place when one is put before another, or last, each with its new place: that one alone as long as a whole
 * number is free there and within the bounds, otherwise all of them anew. None where it stands there already, or one of the two is
 * not there. Beyond the Specification.
 *
 * @param order - all of them, in their order
 * @param id - which one is moved
 * @param beforeId - what it is put before; null: it becomes the last
 * @param bounds - no running number is smaller than `least` or larger than `most`
 */
export const placeBefore = (
  order: readonly Placed[],
  id: string,
  beforeId: string | null,
  { least, most }: { readonly least: number; readonly most: number },
): readonly Placed[] => {
  const moved = order.find((one) => one.id === id);
  const others = order.filter((one) => one.id !== id);
  const at = beforeId === null ? others.length : others.findIndex((one) => one.id === beforeId);
  if (moved === undefined || at < 0 || order[at]?.id === id) return [];
  const sort = between(others[at - 1]?.sort, others[at]?.sort);
  if (sort !== undefined && sort >= least && sort <= most) return [{ id, sort }];
  return [...others.slice(0, at), moved, ...others.slice(at)]
    .map((one, place) => ({ id: one.id, sort: (place + 1) * PLACE_STEP, was: one.sort }))
    .filter((one) => one.sort !== one.was)
    .map(({ was: _was, ...one }) => one);
};
