import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { lanesOf, type Running } from '../../src/activity/index.js';
import { dayIndexOf, dayOfIndex } from '../../src/shared/index.js';

const run = (id: string, firstDay: string, lastDay: string): Running => ({ id, firstDay, lastDay });
const FIRST = dayIndexOf('2025-01-01');
const anyRunning = fc
  .array(fc.tuple(fc.nat(60), fc.integer({ min: -2, max: 20 })), { maxLength: 20 })
  .map((spans) =>
    spans.map(([from, length], at) =>
      run(`r${at}`, dayOfIndex(FIRST + from), dayOfIndex(FIRST + from + length)),
    ),
  );

describe('lanesOf', () => {
  test('puts what has a day in common into lanes of their own, and says so', () => {
    const running = [
      run('summer', '2025-07-11', '2025-08-18'),
      run('banner', '2025-07-01', '2025-07-11'),
      run('autumn', '2025-08-19', '2025-08-30'),
    ];
    expect(lanesOf(running)).toEqual([
      { id: 'banner', lane: 0, overlaps: ['summer'] },
      { id: 'summer', lane: 1, overlaps: ['banner'] },
      { id: 'autumn', lane: 0, overlaps: [] },
    ]);
  });

  test('the shorter one of two that begin together comes first; what never runs is left out', () => {
    const running = [
      run('long', '2025-07-01', '2025-07-09'),
      run('short', '2025-07-01', '2025-07-02'),
      run('never', '2025-07-02', '2025-07-01'),
    ];
    expect(lanesOf(running).map(({ id }) => id)).toEqual(['short', 'long']);
  });

  test('a day that is none is an error', () => {
    expect(() => lanesOf([run('x', '2025-02-30', '2025-03-01')])).toThrow(RangeError);
  });

  test.prop([anyRunning])(
    'no two in a lane have a day in common, and there are no more lanes than needed',
    (running) => {
      const lanes = lanesOf(running);
      const byId = new Map(running.map((one) => [one.id, one]));
      const daysOf = (id: string): string[] => {
        const { firstDay, lastDay } = byId.get(id)!;
        const [from, to] = [dayIndexOf(firstDay), dayIndexOf(lastDay)];
        return Array.from({ length: to - from + 1 }, (_, at) => dayOfIndex(from + at));
      };
      const taken = lanes.flatMap(({ id, lane }) => daysOf(id).map((day) => `${lane} ${day}`));
      expect(new Set(taken).size).toBe(taken.length);
      const taking = lanes.flatMap(({ id }) => daysOf(id));
      const most = Math.max(0, ...taking.map((day) => taking.filter((other) => other === day).length));
      expect(Math.max(0, ...lanes.map(({ lane }) => lane + 1))).toBe(most);
      for (const { id, overlaps } of lanes) {
        const days = new Set(daysOf(id));
        const met = lanes.filter((other) => other.id !== id && daysOf(other.id).some((day) => days.has(day)));
        expect(overlaps).toEqual(met.map((other) => other.id));
      }
    },
  );
});
