import type { MainOrderEnds } from '@ykd/domain/order';
import { shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';

/** What staff see of a student that follows from what he bought and did. */
export interface StudentFacts {
  /** When what he bought ends, epoch ms: see `mainOrderEnds`; null where he has no main order, or none with service. */
  readonly validUntil: number | null;
  readonly serviceUntil: number | null;
  /** When he placed the latest of his main orders, epoch ms; null where he has none. */
  readonly boughtAt: number | null;
  /** See {@link studyDayOf}; null before he studied at all. */
  readonly lastStudied: number | null;
  /** Whether another service was given up on for his account. */
  readonly syncFailed: boolean;
}

/** What is known of a student of whom nothing is known. */
export const NO_ORDER_ENDS: { readonly [K in keyof MainOrderEnds]: null } = {
  validUntil: null,
  serviceUntil: null,
  boughtAt: null,
};

/**
 * The day of a piece of study that ended at an instant: the instant at which that Beijing day begins, both epoch ms. A day is
 * enough for staff, and is written once a day.
 */
export const studyDayOf = (until: number): number => startOfShanghaiDay(shanghaiDayIndex(until - 1));
