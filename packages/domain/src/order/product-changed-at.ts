/**
 * When a product is changed, in epoch milliseconds: later than it was before, whatever the clock says, for that is its version. Beyond the
 * Specification.
 *
 * @param product - when it was changed before
 * @param now - in epoch milliseconds
 */
export const productChangedAt = ({ gmtModified }: { readonly gmtModified: number }, now: number): number =>
  Math.max(now, gmtModified + 1);
