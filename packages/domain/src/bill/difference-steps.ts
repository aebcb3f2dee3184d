import type { DifferenceSides, FoundDifference } from './difference.js';
import type { RowOfDay } from './reconcile.js';

/** Whether nobody has settled a difference, people have, or it went away by itself. Beyond the Specification. */
export type Settled = 'OPEN' | 'STAFF' | 'ITSELF';

/** What becomes of the differences of a day when it is compared again. Beyond the Specification. */
export type DifferenceSteps<K> = {
  /** Seen for the first time. */
  readonly opened: readonly FoundDifference[];
  /** Open still, or again, with what the two sides say now. */
  readonly changed: readonly (readonly [known: K, found: FoundDifference])[];
  /** Not there any more. */
  readonly gone: readonly K[];
};

/** What is known of a difference from before, and whether it is settled. Beyond the Specification. */
export type KnownDifference = Pick<FoundDifference, 'kind' | 'number'> &
  DifferenceSides & { readonly settled: Settled };

const keyOf = ({ kind, number }: Pick<FoundDifference, 'kind' | 'number'>): string => `${kind} ${number}`;

const isSame = (one: DifferenceSides, other: DifferenceSides): boolean =>
  one.ours === other.ours &&
  one.theirs === other.theirs &&
  one.ourState === other.ourState &&
  one.theirState === other.theirState;

/**
 * What became of the differences of a day, by what was known of them and what is found now. What people settled stays so, as long
 * as it is what they saw; what went away by itself and comes back is open again. Beyond the Specification.
 */
export const differenceSteps = <K extends KnownDifference>(
  known: readonly K[],
  found: readonly FoundDifference[],
): DifferenceSteps<K> => {
  const before = new Map(known.map((one) => [keyOf(one), one]));
  const now = new Set(found.map(keyOf));
  return {
    opened: found.filter((one) => !before.has(keyOf(one))),
    changed: found.flatMap((one) => {
      const old = before.get(keyOf(one));
      if (old === undefined || (old.settled !== 'ITSELF' && isSame(old, one))) return [];
      return [[old, one] as const];
    }),
    gone: known.filter((one) => one.settled === 'OPEN' && !now.has(keyOf(one))),
  };
};

/**
 * Why a difference is not there any more, in Chinese: it stands in the bill of another day, or what is written down here fits the
 * bill by now. Beyond the Specification.
 *
 * @param gone - the difference
 * @param rows - those that have its number
 */
export const goneReason = (
  { kind, number }: Pick<FoundDifference, 'kind' | 'number'>,
  rows: readonly Pick<RowOfDay, 'kind' | 'number' | 'day'>[],
): string => {
  const row = rows.find((one) => kind === `${one.kind}_MISSING` && one.number === number);
  return row === undefined ? '后来一致了：平台的记录与账单相符' : `在 ${row.day} 的账单里`;
};
