import { fc } from '@fast-check/vitest';
import { dayIndexOf, dayOfIndex, weekdayOf } from '../../src/shared/index.js';
import {
  isOfDay,
  SHIFT_STEPS,
  type Hours,
  type Leave,
  type PlannedShift,
  type ShiftPlan,
} from '../../src/shift/index.js';

/** A Monday. */
export const MONDAY = '2026-03-02';

export const dayAfter = (day: string, days: number): string => dayOfIndex(dayIndexOf(day) + days);

/** A shift of every Monday, Tuesday and Wednesday of three weeks, from nine to twelve. */
export const shift = (over: Partial<PlannedShift> = {}): PlannedShift => ({
  id: 's',
  staffId: 'tao',
  firstDay: MONDAY,
  lastDay: dayAfter(MONDAY, 20),
  weekdays: [0, 1, 2],
  from: 540,
  to: 720,
  exceptions: [],
  ...over,
});

/** A shift of one day. */
export const single = (day: string, over: Partial<PlannedShift> = {}): PlannedShift =>
  shift({ firstDay: day, lastDay: day, weekdays: [weekdayOf(dayIndexOf(day))], ...over });

/** Hours with a step between them, at the least. */
export const someHours: fc.Arbitrary<Hours> = fc
  .uniqueArray(fc.constantFrom(...SHIFT_STEPS), { minLength: 2, maxLength: 2 })
  .map((steps) => ({ from: Math.min(...steps), to: Math.max(...steps) }));

/** A day of four weeks. */
export const someDay: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 27 })
  .map((at) => dayAfter(MONDAY, at));

const someSpan = fc
  .tuple(someDay, fc.integer({ min: 0, max: 20 }))
  .map(([firstDay, days]) => ({ firstDay, lastDay: dayAfter(firstDay, days) }));

export const someStaff = fc.constantFrom('tao', 'jing');

const someShift = fc
  .record({
    staffId: someStaff,
    span: someSpan,
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    hours: someHours,
    exceptions: fc.uniqueArray(fc.record({ day: someDay, hours: fc.option(someHours) }), {
      selector: ({ day }) => day,
      maxLength: 3,
    }),
  })
  .map(({ span, hours, exceptions, ...one }): PlannedShift => {
    const made = { id: '', ...one, ...span, ...hours };
    return { ...made, exceptions: exceptions.filter(({ day }) => isOfDay(made, day)) };
  });

export const someShifts: fc.Arbitrary<readonly PlannedShift[]> = fc
  .array(someShift, { maxLength: 6 })
  .map((shifts) => shifts.map((one, at) => ({ ...one, id: `s-${at}` })));

const someLeave: fc.Arbitrary<Leave> = fc
  .tuple(someStaff, someSpan)
  .map(([staffId, span]) => ({ staffId, ...span }));

export const somePlan: fc.Arbitrary<ShiftPlan> = fc.record({
  shifts: someShifts,
  leaves: fc.array(someLeave, { maxLength: 2 }),
});
