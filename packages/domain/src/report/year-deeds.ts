/**
 * What somebody did in a year beside reading, as its report tells: `exercises` that he passed for the first time, days on which he
 * checked in (`checkIns`), `notes` that he wrote and kept (whole numbers), and `ahead`, the share of the others that {@link aheadOfFellows} tells,
 * `null` where none is told. Beyond the Specification.
 */
export type YearDeeds = {
  readonly exercises: number;
  readonly checkIns: number;
  readonly notes: number;
  readonly ahead: number | null;
};

/** Nothing of it. Beyond the Specification. */
export const NO_DEEDS: YearDeeds = Object.freeze({ exercises: 0, checkIns: 0, notes: 0, ahead: null });
