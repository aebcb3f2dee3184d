import { fc } from '@fast-check/vitest';
import type { CandidateClass } from '../../src/school-class/index.js';
import { dayOfIndex } from '../../src/shared/index.js';

export const candidate = (id: string, over: Partial<CandidateClass> = {}): CandidateClass => ({
  id,
  name: `班级 ${id}`,
  firstDay: '2026-03-10',
  lastDay: '2026-06-30',
  seats: 2,
  members: 0,
  joinDays: 7,
  archivedAt: null,
  ...over,
});

/** Days close to each other, so that they are often the same. */
export const someDay = fc.integer({ min: 20_500, max: 20_530 }).map(dayOfIndex);

/** Classes with different ids, of every kind. */
export const someClasses = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom(...'abcdefgh'),
      firstDay: someDay,
      length: fc.option(fc.integer({ min: 0, max: 20 })),
      seats: fc.option(fc.integer({ min: 1, max: 3 })),
      taken: fc.integer({ min: 0, max: 3 }),
      joinDays: fc.option(fc.integer({ min: 0, max: 9 })),
      archivedAt: fc.option(fc.constant(1), { freq: 4 }),
    })
    .map(({ id, firstDay, length, seats, taken, joinDays, archivedAt }) =>
      candidate(id, {
        firstDay,
        lastDay: length === null ? null : dayAfter(firstDay, length),
        seats,
        members: seats === null ? taken : Math.min(seats, taken),
        joinDays,
        archivedAt,
      }),
    ),
  { selector: ({ id }) => id, maxLength: 8 },
);

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
