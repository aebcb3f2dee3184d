/** Rows are counted so far; of a list with more it is only said that there are more. */
export const COUNT_MAX = 10_000;

/** How many rows there are. `isMore`: more than `count`, and nobody counted how many. */
export interface ListCount {
  readonly count: number;
  readonly isMore: boolean;
}

/** The answer out of what was counted, up to one more than {@link COUNT_MAX}. */
export const listCount = (counted: number): ListCount => ({
  count: Math.min(counted, COUNT_MAX),
  isMore: counted > COUNT_MAX,
});
