import type { OneOf } from '../../ports/log-filter.js';

/** Whether a value is what is wanted, or one of what is; undefined: everything is. */
export const hasOneOf = (value: unknown, wanted: OneOf<string> | undefined): boolean =>
  wanted === undefined || [wanted].flat().some((one) => one === value);
