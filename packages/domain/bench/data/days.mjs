import { dayOfIndex } from '@ykd/domain/shared';
import { choices } from './random.mjs';

/** 1000-01-01. */
const FIRST = -354_285;

/** Days, `YYYY-MM-DD`, `count` in all and `different` different ones, in no order; as they are parsed from JSON. */
export const someDays = (count, different) => {
  const days = Array.from({ length: count }, (_, number) => dayOfIndex(FIRST + (number % different)));
  return JSON.parse(JSON.stringify(choices(3).shuffled(days)));
};
