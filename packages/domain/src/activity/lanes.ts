import type { DayWindow } from '../campaign/index.js';
import { dayIndexOf } from '../shared/index.js';

/** Something that runs for some days: its `id`, and the days, both included. Beyond the Specification. */
export type Running = DayWindow & { readonly id: string };

/**
 * Where something stands in a calendar of all that runs: its `id`, its `lane`, 0 at the top, in which no two have a day in common, and
 * the ids of the others that have one in common with it, `overlaps`. Beyond the Specification.
 */
export type InLane = {
  readonly id: string;
  readonly lane: number;
  readonly overlaps: readonly string[];
};

type Span = { readonly id: string; readonly first: number; readonly last: number };

const meet = (one: Span, other: Span): boolean => one.first <= other.last && other.first <= one.last;

/**
 * A calendar of all that runs: each in the first lane that is free from its first day to its last, in the order of first days, then of
 * last days, then as they are given. As few lanes as there are at most on one day. What ends before it begins is left out. Beyond the
 * Specification. Throws RangeError where a day is no `YYYY-MM-DD` day.
 *
 * @param running - all of them, each with an id of its own
 */
export const lanesOf = (running: readonly Running[]): readonly InLane[] => {
  const spans = running
    .map(({ id, firstDay, lastDay }) => ({ id, first: dayIndexOf(firstDay), last: dayIndexOf(lastDay) }))
    .filter(({ first, last }) => first <= last)
    .toSorted((one, other) => one.first - other.first || one.last - other.last);
  const ends: number[] = [];
  return spans.map((span) => {
    const free = ends.findIndex((last) => last < span.first);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = span.last;
    const overlaps = spans.filter((other) => other.id !== span.id && meet(span, other)).map(({ id }) => id);
    return { id: span.id, lane, overlaps };
  });
};
