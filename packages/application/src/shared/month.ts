import { monthBounds } from '@ykd/domain/bill';
import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import type { InstantSpan } from '../ports/bills.js';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Whether a text is a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => MONTH.test(text);

/** The instants of a Shanghai month, `YYYY-MM`: from its first one on, and below the first one of the next; epoch ms. */
export const instantsOf = (month: string): InstantSpan => {
  const { first, last } = monthBounds(month);
  return { from: startOfShanghaiDay(dayIndexOf(first)), below: startOfShanghaiDay(dayIndexOf(last) + 1) };
};
