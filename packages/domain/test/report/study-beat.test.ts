import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  beatSpan,
  STUDY_BEAT_MAX_AGE_MS,
  STUDY_BEAT_MAX_SECONDS,
  STUDY_CLOCK_SKEW_MS,
  studyYear,
  timelyBeats,
  uncountedStudy,
  type StudyBeat,
} from '../../src/report/index.js';
import { shanghai } from '../support/orders.js';

const T = shanghai('2026-03-01 12:00:00.000');
const S = 1000;

type Counted = { readonly at: number; readonly seconds: number };
type Stretch = Pick<StudyBeat, 'from' | 'seconds'>;

/** Counts beats one after the other, as they arrive. */
const countAll = (beats: readonly Stretch[]): Counted[] =>
  beats.reduce<Counted[]>((covered, beat) => [...covered, ...uncountedStudy(covered, beat)], []);

const total = (counted: readonly Counted[]): number => counted.reduce((sum, { seconds }) => sum + seconds, 0);

/** The length of the union of beats in milliseconds, and in how many runs it lies: worked out on a sorted list. */
const unionOf = (beats: readonly Stretch[]): number => {
  let length = 0;
  let end = -Infinity;
  for (const { from, until } of beats.map(beatSpan).toSorted((a, b) => a.from - b.from)) {
    length += Math.max(0, until - Math.max(from, end));
    end = Math.max(end, until);
  }
  return length;
};

const seconds = fc.integer({ min: 1, max: STUDY_BEAT_MAX_SECONDS });
const stretches = (from: fc.Arbitrary<number>) => fc.array(fc.record({ from, seconds }), { maxLength: 40 });

describe('what is not counted yet', () => {
  test('is all of the first beat, and nothing of its repetition', () => {
    const first = uncountedStudy([], { from: T, seconds: 60 });
    expect(first).toEqual([{ at: T, seconds: 60 }]);
    expect(uncountedStudy(first, { from: T, seconds: 60 })).toEqual([]);
    expect(uncountedStudy(first, { from: T + 60 * S, seconds: 1 })).toEqual([{ at: T + 60 * S, seconds: 1 }]);
  });

  test('is the gaps between what other devices counted, in whole seconds', () => {
    const covered = [
      { at: T + 40 * S, seconds: 5 },
      { at: T - 10 * S, seconds: 20 },
      { at: T + 500 * S, seconds: 20 },
    ];
    expect(uncountedStudy(covered, { from: T, seconds: 60 })).toEqual([
      { at: T + 10 * S, seconds: 30 },
      { at: T + 45 * S, seconds: 15 },
    ]);
    expect(uncountedStudy([{ at: T + 500, seconds: 59 }], { from: T, seconds: 60 })).toEqual([]);
  });

  test.prop([stretches(fc.integer({ min: T, max: T + 300 * S }))])(
    'never adds up to more than the time that went by, in whatever order beats arrive and how often',
    (beats) => {
      const counted = countAll([...beats, ...beats]);
      expect(total(counted) * S).toBeLessThanOrEqual(unionOf(beats));
      // No two logs overlap, and at most a part of a second is lost at each edge.
      expect(unionOf(counted.map(({ at, seconds: long }) => ({ from: at, seconds: long })))).toBe(
        total(counted) * S,
      );
      expect(total(counted)).toBeGreaterThanOrEqual(unionOf(beats) / S - 2 * beats.length);
    },
  );

  test.prop([stretches(fc.nat({ max: 300 }).map((at) => T + at * S)), fc.infiniteStream(fc.nat())])(
    'is exactly the union of beats that begin with full seconds, in every order',
    (beats, picks) => {
      const shuffled = [...beats];
      for (let at = shuffled.length - 1; at > 0; at -= 1) {
        const other = (picks.next().value ?? 0) % (at + 1);
        [shuffled[at], shuffled[other]] = [shuffled[other] as Stretch, shuffled[at] as Stretch];
      }
      expect(total(countAll(shuffled)) * S).toBe(unionOf(beats));
    },
  );
});

describe('beats that may count', () => {
  const beat = (id: string, from: number, long = 60): StudyBeat => ({
    id,
    courseId: 'py1',
    outlineNum: 0,
    sectionNum: 0,
    from,
    seconds: long,
  });
  const idsOf = (beats: readonly StudyBeat[]) => timelyBeats(beats, T).map(({ id }) => id);

  test('are not older than seven days, nor further ahead than a clock may be', () => {
    expect(
      idsOf([
        beat('oldest', T - STUDY_BEAT_MAX_AGE_MS),
        beat('too old', T - STUDY_BEAT_MAX_AGE_MS - 1),
        beat('now', T - 60 * S),
      ]),
    ).toEqual(['oldest', 'now']);
    expect(idsOf([beat('ahead', T + STUDY_CLOCK_SKEW_MS - 60 * S)])).toEqual(['ahead']);
    expect(idsOf([beat('future', T + STUDY_CLOCK_SKEW_MS - 60 * S + 1)])).toEqual([]);
    expect(idsOf([beat('never', Number.MAX_SAFE_INTEGER), beat('long ago', 0)])).toEqual([]);
  });

  test('move back together when the reader’s clock is ahead', () => {
    const moved = timelyBeats([beat('a', T - 30 * S), beat('b', T + 30 * S)], T);
    expect(moved.map(({ from }) => from)).toEqual([T - 120 * S, T - 60 * S]);
  });
});

test('a year is that of Shanghai', () => {
  expect(studyYear(2024)).toEqual({
    from: shanghai('2024-01-01 00:00:00.000'),
    until: shanghai('2025-01-01 00:00:00.000'),
  });
  expect(studyYear(9999).until).toBeGreaterThan(studyYear(9999).from);
  expect(() => studyYear(24)).toThrow(RangeError);
});
