import { fc } from '@fast-check/vitest';
import type { FollowUpCare, FollowUpFacts } from '../../src/follow-up/index.js';
import { dayIndexOf, DAY_MS, endOfShanghaiDay, startOfShanghaiDay } from '../../src/shared/index.js';

/** Noon of a Shanghai day, in epoch milliseconds. */
export const noon = (day: string): number => startOfShanghaiDay(dayIndexOf(day)) + DAY_MS / 2;
/** The last millisecond of a Shanghai day. */
export const endOf = (day: string): number => endOfShanghaiDay(dayIndexOf(day));

export const NOTHING: FollowUpFacts = {
  boughtAt: null,
  validUntil: null,
  serviceUntil: null,
  lastStudied: null,
  checkIns: [],
  syncFailure: null,
};

/** Of a student who is served until 2026. */
export const SERVED: FollowUpFacts = {
  ...NOTHING,
  boughtAt: noon('2025-01-01'),
  validUntil: endOf('2027-12-31'),
  serviceUntil: endOf('2026-12-31'),
};

export const CARE: readonly FollowUpCare[] = [
  { staffId: 'jing', kind: 'classTeacher', since: noon('2025-01-02') },
  { staffId: 'tao', kind: 'assistant', since: noon('2025-01-03') },
];

const instant = fc.integer({ min: noon('2024-01-01'), max: noon('2026-12-31') });
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: null });

/** Any facts, of days in three years of which one has a leap day. */
export const anyFacts: fc.Arbitrary<FollowUpFacts> = fc.record({
  boughtAt: maybe(instant),
  validUntil: maybe(instant),
  serviceUntil: maybe(instant),
  lastStudied: maybe(instant),
  checkIns: fc.array(
    fc.record({
      campaign: fc.constantFrom('2025_march', '2024_april'),
      window: fc.constantFrom(
        { firstDay: '2024-02-20', lastDay: '2024-03-31' },
        { firstDay: '2025-01-01', lastDay: '2026-12-31' },
      ),
      lastDay: fc.constantFrom('2024-02-28', '2024-02-29', '2025-06-30', '2026-01-01'),
    }),
    { maxLength: 2 },
  ),
  syncFailure: maybe(fc.constantFrom('chat:1', 'chat:2')),
});

export const anyInstant = instant;
