/** A value, or any of several. */
export type OneOf<T> = T | readonly T[];

/** When lines of a log were written: from `from` on and before `to` (epoch ms). */
export interface LogSpan {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}
