import type { Difference } from '../entities/bill.js';
import { memberNames } from '../shared/member-names.js';
import type { BillDeps } from './deps.js';
import type { ListedDifference } from './listed-differences.js';
import { SETTLED_BY_ITSELF } from './difference-list.js';
import type { DifferenceLine } from './port.js';

/** What is told of a difference. */
export const differenceLine = (
  one: Difference,
  nameOf: (id: string | null) => string | null,
): DifferenceLine => {
  // A listed one knows its place, too.
  const { id, dayAt, kind, number, transactionId, orderId, ours, theirs, ourState, theirState } = one;
  const { gmtCreated, version, settledAt, settledBy, note } = one;
  const what = { id, dayAt, kind, number, transactionId, orderId, ours, theirs, ourState, theirState };
  const how = { gmtCreated, version, settledAt, settledBy, note };
  return { ...what, ...how, gap: (ours ?? 0) - (theirs ?? 0), settledByName: nameOf(settledBy) };
};

/** Who settled a difference, in words; null while nobody has. */
export const settledWords = ({ settledAt, settledBy, settledByName }: ListedDifference): string | null => {
  if (settledAt === null) return null;
  return settledBy === null ? SETTLED_BY_ITSELF : settledByName;
};

/** What is told of differences, with the names of those who settled them. */
export const differenceLines = async (
  deps: Pick<BillDeps, 'members'>,
  differences: readonly Difference[],
): Promise<(difference: Difference) => DifferenceLine> => {
  const nameOf = await memberNames(
    deps,
    differences.flatMap(({ settledBy }) => settledBy ?? []),
  );
  return (one) => differenceLine(one, nameOf);
};
