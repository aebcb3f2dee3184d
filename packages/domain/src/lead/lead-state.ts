import { DAY_MS, deepFreeze, frozenTable, transitionBy, type Transition } from '../shared/index.js';

/**
 * How a lead stands: nobody has spoken to him yet, somebody has, he became a student, or nothing came of it. Beyond the Specification.
 */
export type LeadState = 'NEW' | 'CONTACTED' | 'STUDENT' | 'LOST';

/** All of them, in the order in which they come. Beyond the Specification. */
export const LEAD_STATES: readonly LeadState[] = deepFreeze(['NEW', 'CONTACTED', 'STUDENT', 'LOST']);

/** What people read for each. Beyond the Specification. */
export const LEAD_STATE_TITLES: Readonly<Record<LeadState, string>> = frozenTable({
  NEW: '待联系',
  CONTACTED: '已联系',
  STUDENT: '已成为学员',
  LOST: '没有下文',
});

/** What happens to a lead: he is contacted, becomes a student, is given up, or comes back. Beyond the Specification. */
export type LeadEvent = 'contact' | 'join' | 'give-up' | 'return';

/**
 * What becomes of a lead: whoever becomes a student stays one, however he came; who was given up may come back. Contacting him again
 * changes nothing. Beyond the Specification.
 */
export const leadTransition: Transition<LeadState, LeadEvent> = transitionBy<LeadState, LeadEvent>([
  ['NEW', 'contact', 'CONTACTED'],
  ['CONTACTED', 'contact', 'CONTACTED'],
  ['NEW', 'join', 'STUDENT'],
  ['CONTACTED', 'join', 'STUDENT'],
  ['LOST', 'join', 'STUDENT'],
  ['NEW', 'give-up', 'LOST'],
  ['CONTACTED', 'give-up', 'LOST'],
  ['LOST', 'return', 'NEW'],
]);

/** The fewest days for which leads may be kept, in days. Beyond the Specification. */
export const LEAD_DAYS_MIN = 30;

/** The most days for which leads may be kept, in days: a purpose that old is none any more. Beyond the Specification. */
export const LEAD_DAYS_MAX = 730;

/** For how long leads are kept unless a setting says otherwise, in days. Beyond the Specification. */
export const LEAD_DAYS = 180;

/**
 * From which instant on a lead is deleted, in epoch milliseconds: so many days after the last time that anything was heard of him or said to him.
 * A student’s data are his own, and are not deleted by this. Beyond the Specification.
 *
 * @param state - how the lead stands
 * @param lastAt - the last time, in epoch milliseconds
 * @param days - for how many days leads are kept
 */
export const leadEndsAt = (state: LeadState, lastAt: number, days: number): number | undefined =>
  state === 'STUDENT' ? undefined : lastAt + days * DAY_MS;
