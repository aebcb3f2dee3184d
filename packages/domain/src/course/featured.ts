import { deepFreeze } from '../shared/index.js';

/**
 * The two trial courses, a Java one and a Python one: open to everybody, and listed on the dashboard of a student
 * without orders (Specification §2 'Learn dashboard widgets').
 */
export const TRIAL_COURSE_IDS: readonly string[] = deepFreeze(['j1test', 'py1test']);

/** The courses of the list 体验课 on the learn dashboard, in this order (Specification §2 'Learn dashboard widgets'). */
export const EXPERIENCE_COURSE_IDS: readonly string[] = deepFreeze([
  'j1test',
  'py1test',
  'go1test',
  'vuethree1',
  'ts1',
  'wxmini10',
]);
