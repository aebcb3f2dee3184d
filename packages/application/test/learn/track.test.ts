import { PLAN_GROUPS } from '@ykd/domain/course';
import { DAY_MS } from '@ykd/domain/shared';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { composeTrack } from '../../src/learn/track.js';
import { CREATED, FULL_SHELF as shelf, order, record } from '../support/learning.js';

const now = CREATED + 5 * DAY_MS;
const STAGES = ['P2', 'P3'];

describe('composeTrack', () => {
  it('shows every course of its stages, closed ones too, with what was read of each', () => {
    const { stages, progress, next } = composeTrack(STAGES, {
      shelf,
      orders: [order({ courseIds: ['g1', 'e1'] })],
      records: [record({ courseId: 'g1', progress: 100 }), record({ courseId: 'e1', progress: 50 })],
      now,
    });
    expect(stages.map(({ name, courses }) => [name, courses.map(({ courseId }) => courseId)])).toEqual(
      STAGES.map((name) => [name, PLAN_GROUPS[name]]),
    );
    expect(stages[0]?.courses.map(({ hasAuth }) => hasAuth)).toEqual([true, true, false, false]);
    // (100 + 50 + 0 + 0) / 4, and the five courses of P3 beside them.
    expect(stages.map((stage) => stage.progress)).toEqual([37, 0]);
    expect(progress).toBe(16);
    expect(next?.courseId).toBe('e1');
  });

  it('says of a course how many of its chapters can be read, when that is not all', () => {
    const of = (chapters: number) =>
      composeTrack(['P2'], {
        shelf: { ...shelf, online: [{ courseId: 'g1', chapters, lessons: 3 }] },
        orders: [],
        records: [record({ courseId: 'g1', progress: 8 })],
        now,
      }).stages[0]?.courses[0];
    const card = of(1);
    expect(card).toMatchObject({ publishedOutlines: 1, progress: 8 });
    expect(of(card?.outlineCount ?? 0)).not.toHaveProperty('publishedOutlines');
  });

  it('has nothing next for whoever owns nothing of it, or has done all that he owns', () => {
    expect(composeTrack(STAGES, { shelf, orders: [], records: [], now }).next).toBeUndefined();
    const input = {
      shelf,
      orders: [order({ courseIds: ['g1'] })],
      records: [record({ progress: 100 })],
      now,
    };
    expect(composeTrack(STAGES, input).next).toBeUndefined();
  });

  it('counts and leads to courses with lessons alone, which stand first', () => {
    const some = { online: [{ courseId: 'e1', chapters: 1, lessons: 2 }], sold: [] };
    const { stages, progress, next } = composeTrack(STAGES, {
      orders: [order({ courseIds: ['g1', 'e1'] })],
      shelf: some,
      records: [record({ courseId: 'g1', progress: 100 }), record({ courseId: 'e1', progress: 50 })],
      now,
    });
    expect(stages[0]).toMatchObject({ online: 1, done: 0, progress: 50 });
    expect(stages[0]?.courses[0]?.courseId).toBe('e1');
    expect([progress, next?.courseId]).toEqual([50, 'e1']);
  });

  it('leads to nothing that has ended', () => {
    const input = { shelf, orders: [order({ courseIds: ['g1'] })], records: [], now: CREATED + 90 * DAY_MS };
    const { next, stages } = composeTrack(STAGES, input);
    expect(next).toBeUndefined();
    expect(stages[0]?.courses[0]?.access.kind).toBe('expired');
  });

  it('knows no stage that the plan does not have', () => {
    expect(composeTrack(['nothing', 'constructor'], { shelf, orders: [], records: [], now })).toEqual({
      stages: [
        { name: 'nothing', courses: [], online: 0, done: 0, progress: 0 },
        { name: 'constructor', courses: [], online: 0, done: 0, progress: 0 },
      ],
      progress: 0,
    });
  });

  const stageName = fc.constantFrom(...Object.keys(PLAN_GROUPS));
  const percents = fc.dictionary(
    fc.constantFrom(...new Set(Object.values(PLAN_GROUPS).flat())),
    fc.integer({ min: 0, max: 100 }),
  );

  test.prop([fc.uniqueArray(stageName, { minLength: 1 }), percents])(
    'is done exactly when every course is, and what comes next is open and not done',
    (stages, progressOf) => {
      const records = Object.entries(progressOf).map(([courseId, progress]) =>
        record({ courseId, progress }),
      );
      const courseIds = stages.flatMap((name) => PLAN_GROUPS[name] ?? []);
      const track = composeTrack(stages, { shelf, orders: [order({ courseIds })], records, now });
      const isDone = courseIds.every((courseId) => progressOf[courseId] === 100);
      expect(track.progress === 100).toBe(isDone);
      const open = courseIds.find((courseId) => progressOf[courseId] !== 100);
      expect(track.next?.courseId).toBe(open);
    },
  );
});
