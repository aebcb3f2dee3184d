/** What is opened to change a schedule: one file, for these have most in common. */
export { EventDialog } from './event-dialog';
export { EventSure } from './event-sure';
export { TimeDialog } from './time-dialog';
