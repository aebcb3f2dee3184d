/**
 * Classes: what a class is, how it stands on a day, and which class somebody who bought a product comes into, and why. All
 * Beyond the Specification but where it says so.
 *
 * @module @ykd/domain/school-class
 */
export * from './calendar.js';
export * from './class-setting.js';
export * from './constant.js';
export * from './contact.js';
export * from './event.js';
export * from './event-news.js';
export * from './exercises.js';
export * from './placement.js';
export * from './plan.js';
export * from './reminder.js';
export * from './state.js';
export * from './time-change.js';
export * from './why.js';
