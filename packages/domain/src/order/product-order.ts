import { PLACE_STEP, placeBefore, type Placed } from '../shared/index.js';

/**
 * A product at its place in the mall: `sort` is its running number there, ascending, with gaps, and negative for some; equal
 * ones stand by their ids (Specification §9 'Product listing').
 */
export type PlacedProduct = Placed;

/** Products in the order of the mall (Specification §9 'Product listing'). */
export const inMallOrder = <P extends PlacedProduct>(products: readonly P[]): readonly P[] =>
  products.toSorted((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));

/**
 * The running number of the place behind all others, within the bounds. Beyond the Specification.
 *
 * @param most - the largest that there may be
 */
export const lastPlace = (products: readonly PlacedProduct[], most: number): number =>
  Math.min(most, Math.max(0, ...products.map(({ sort }) => sort)) + PLACE_STEP);

/**
 * The products that get another place in the mall when one is put before another, or last, see `placeBefore`. Beyond the
 * Specification.
 *
 * @param beforeId - what it is put before; null: it becomes the last
 * @param most - the running number of no place lies further from 0
 */
export const placeProduct = (
  products: readonly PlacedProduct[],
  id: string,
  beforeId: string | null,
  most: number,
): readonly PlacedProduct[] => placeBefore(inMallOrder(products), id, beforeId, { least: -most, most });
