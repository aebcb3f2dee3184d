import { deepFreeze } from '../shared/index.js';
import type { ClassDays } from './class-setting.js';

/** How a class stands on a day: not begun, running, ended, or put away by staff. Beyond the Specification. */
export type ClassState = 'toCome' | 'running' | 'ended' | 'archived';

/** What the states of classes are called, in the order in which they come. Beyond the Specification. */
export const CLASS_STATE_TITLES: Readonly<Record<ClassState, string>> = deepFreeze({
  toCome: '未开课',
  running: '开课中',
  ended: '已结课',
  archived: '已归档',
});

/** A class as far as its state follows from it. Beyond the Specification. */
export type ClassTimes = ClassDays & {
  /** When it was put away, in epoch milliseconds; null: it was not. */
  readonly archivedAt: number | null;
};

/**
 * How a class stands on a Shanghai day: its first and its last day are days on which it runs, and one without a last day does
 * not end. Beyond the Specification.
 *
 * @param one - its days, and when it was put away
 * @param day - `YYYY-MM-DD`
 */
export const classStateOf = ({ firstDay, lastDay, archivedAt }: ClassTimes, day: string): ClassState => {
  if (archivedAt !== null) return 'archived';
  if (day < firstDay) return 'toCome';
  return lastDay !== null && day > lastDay ? 'ended' : 'running';
};

/** A class as far as its seats follow from it: how many `seats` it has (null: no limit), and how many `members`. Beyond the Specification. */
export type ClassSeats = { readonly seats: number | null; readonly members: number };

/**
 * How many more a class takes; Infinity: as many as come. Beyond the Specification.
 *
 * @param one - its seats, null for no limit, and how many are in it
 */
export const freeSeats = ({ seats, members }: ClassSeats): number =>
  seats === null ? Infinity : Math.max(0, seats - members);

/**
 * Why somebody cannot come into a class on a day, whoever puts him there: it was put away, is over, or has no free seat;
 * `undefined`: he can. Beyond the Specification.
 *
 * @param one - the class
 * @param day - the Shanghai day, `YYYY-MM-DD`
 */
export const joinRefusal = (
  one: ClassTimes & ClassSeats,
  day: string,
): 'archived' | 'ended' | 'full' | undefined => {
  const state = classStateOf(one, day);
  if (state === 'archived' || state === 'ended') return state;
  return freeSeats(one) === 0 ? 'full' : undefined;
};
