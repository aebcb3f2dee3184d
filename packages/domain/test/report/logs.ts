import { fc } from '@fast-check/vitest';
import type { StudyLog } from '../../src/report/index.js';
import { ODD_IDS, shanghai } from '../support/orders.js';

/** A log at a wall clock of Shanghai, `YYYY-MM-DD HH:mm`. */
export const log = (wallClock: string, seconds = 600, courseId = 'j1'): StudyLog => ({
  at: shanghai(`${wallClock}:00.000`),
  courseId,
  seconds,
});

const logArb: fc.Arbitrary<StudyLog> = fc.record({
  at: fc.oneof(
    // A few days round the ends of the year, and stretches of it, so that runs, pauses and ties occur.
    fc.integer({ min: Date.parse('2023-12-30'), max: Date.parse('2024-01-03') }),
    fc.integer({ min: Date.parse('2024-02-20'), max: Date.parse('2024-03-20') }),
    fc.integer({ min: Date.parse('2024-12-29'), max: Date.parse('2025-01-02') }),
    fc.constantFrom(shanghai('2024-02-29 23:00:00.000'), shanghai('2024-01-01 00:00:00.000')),
  ),
  courseId: fc.constantFrom('j1', 'j4', 'j9', 'py1', 'f1', 'g100_1', ...ODD_IDS),
  seconds: fc.oneof(fc.constantFrom(0, 60), fc.nat({ max: 7_200 })),
});

/** Logs of 2024 and of the days beside it, in any order. */
export const logsArb = fc.array(logArb, { maxLength: 60 });
