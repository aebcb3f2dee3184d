import { comparePositions, type LessonPlace, type Position } from '@ykd/domain/course';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LessonsRead, ProgressRepository, ProgressSave } from '../../ports/progress-repository.js';
import { withSubject, type MakeSubject } from './subject.js';

/** A save whose progress follows from its position, as the use case computes it. */
const saveOf = (position: Position, at: number, over: Partial<ProgressSave> = {}): ProgressSave => ({
  newId: `record-${at}-${position.outline}${position.section}${position.body}`,
  userId: 'member-1',
  courseId: 'py1test',
  position,
  progress: position.outline * 30 + position.section * 9 + position.body,
  outlines: [{ outlineNum: position.outline, progress: position.section * 10 }],
  at,
  ...over,
});

const place = (outline: number, section = 0, body = 0): Position => ({ outline, section, body });
const number = fc.nat({ max: 3 });
const saves = fc.array(
  fc.tuple(fc.record({ outline: number, section: number, body: number }), fc.nat({ max: 50 })),
  { minLength: 1, maxLength: 8 },
);

const further = (a: ProgressSave, b: ProgressSave): ProgressSave =>
  comparePositions(b.position, a.position) > 0 ? b : a;

export const progressRepositoryContract = (name: string, make: MakeSubject<ProgressRepository>): void => {
  describe(`${name}: ProgressRepository`, () => {
    it(
      'makes a record of the first position',
      withSubject(make, async (progress) => {
        const record = {
          _id: 'first',
          userId: 'member-1',
          courseId: 'py1test',
          lastOutlineNum: 1,
          lastSectionNum: 2,
          lastBodyNum: 3,
          progress: 51,
          outlines: [{ outlineNum: 1, progress: 20 }],
          gmtCreated: 7,
          gmtModified: 7,
        };
        expect(await progress.merge(saveOf(place(1, 2, 3), 7, { newId: 'first' }))).toEqual(record);
        expect(await progress.find('member-1', 'py1test')).toEqual(record);
      }),
    );

    it(
      'compares positions part by part, not as one number',
      withSubject(make, async (progress) => {
        await progress.merge(saveOf(place(1, 0, 0), 1));
        expect(await progress.merge(saveOf(place(0, 99, 99), 2, { progress: 29 }))).toMatchObject({
          lastOutlineNum: 1,
          lastBodyNum: 0,
          progress: 30,
        });
        expect(await progress.merge(saveOf(place(1, 1, 0), 3))).toMatchObject({
          lastSectionNum: 1,
          progress: 39,
        });
        expect(await progress.merge(saveOf(place(1, 0, 99), 4, { progress: 38 }))).toMatchObject({
          lastSectionNum: 1,
          lastBodyNum: 0,
          gmtModified: 4,
        });
      }),
    );

    it(
      'keeps the id, the earliest and the latest instant',
      withSubject(make, async (progress) => {
        await progress.merge(saveOf(place(0), 50, { newId: 'kept' }));
        await progress.merge(saveOf(place(2), 10));
        expect(await progress.merge(saveOf(place(1), 90))).toMatchObject({
          _id: 'kept',
          lastOutlineNum: 2,
          gmtCreated: 10,
          gmtModified: 90,
        });
      }),
    );

    it(
      'changes nothing when the same is saved again',
      withSubject(make, async (progress) => {
        const save = saveOf(place(1, 1, 1), 5);
        const once = await progress.merge(save);
        expect(await progress.merge(save)).toEqual(once);
        expect(await progress.merge({ ...save, newId: 'another' })).toEqual(once);
        // Nor does a smaller count of the same place, made before or after a course was changed.
        expect(await progress.merge({ ...save, progress: 1, outlines: [] })).toEqual(once);
      }),
    );

    it(
      'takes the greater count of one place, and never counts less than before',
      withSubject(make, async (progress) => {
        const save = saveOf(place(1, 1, 1), 5);
        await progress.merge(save);
        const outlines = [{ outlineNum: 1, progress: 70 }];
        expect(await progress.merge({ ...save, progress: 90, outlines })).toMatchObject({
          progress: 90,
          outlines,
        });
        const beyond = saveOf(place(2), 6);
        expect(beyond.progress).toBeLessThan(90);
        expect(await progress.merge(beyond)).toMatchObject({
          lastOutlineNum: 2,
          progress: 90,
          outlines: beyond.outlines,
        });
        // A greater count of a place that lies behind.
        expect(await progress.merge({ ...save, progress: 95, outlines })).toMatchObject({
          lastOutlineNum: 2,
          progress: 95,
          outlines: beyond.outlines,
        });
      }),
    );

    it(
      'keeps each exercise once, for its member and course',
      withSubject(make, async (progress) => {
        const pass = (exerciseId: string, over: { userId?: string; courseId?: string } = {}, at = 1) =>
          progress.pass({ userId: 'member-1', courseId: 'py1test', exerciseId, at, ...over });
        await Promise.all([pass('sum'), pass('sum'), pass('max'), pass('other', { userId: 'member-2' })]);
        await pass('sum', {}, 9);
        await pass('elsewhere', { courseId: 'j1test' });
        expect(await progress.passed('member-1', 'py1test')).toEqual(['max', 'sum']);
        expect(await progress.passed('member-2', 'py1test')).toEqual(['other']);
        expect(await progress.passed('member-2', 'j1test')).toEqual([]);
        expect(await progress.passed('a\0b', 'py1test')).toEqual([]);
        expect(await progress.find('member-1', 'py1test')).toBeUndefined();
      }),
    );

    it(
      'keeps each lesson that was read once, and all work of a member by course',
      withSubject(make, async (progress) => {
        const lesson = (outlineNum: number, sectionNum: number) => ({ outlineNum, sectionNum });
        const read = (lessons: readonly LessonPlace[], over: Partial<LessonsRead> = {}) =>
          progress.readLessons({ userId: 'member-1', courseId: 'py1test', lessons, at: 1, ...over });
        await Promise.all([
          read([lesson(10, 0), lesson(2, 1)]),
          read([lesson(2, 1), lesson(2, 0)], { at: 9 }),
          read([lesson(5, 5)], { userId: 'member-2' }),
          read([]),
        ]);
        await read([lesson(0, 0)], { courseId: 'j1test' });
        await progress.pass({ userId: 'member-1', courseId: 'py1test', exerciseId: 'sum', at: 1 });
        await progress.pass({ userId: 'member-1', courseId: 'go1', exerciseId: 'max', at: 1 });
        const py1test = { read: [lesson(2, 0), lesson(2, 1), lesson(10, 0)], passed: ['sum'] };
        expect(await progress.work('member-1', 'py1test')).toEqual(py1test);
        expect(await progress.work('member-2', 'j1test')).toEqual({ read: [], passed: [] });
        expect(await progress.works('member-1')).toEqual(
          new Map([
            ['py1test', py1test],
            ['j1test', { read: [lesson(0, 0)], passed: [] }],
            ['go1', { read: [], passed: ['max'] }],
          ]),
        );
        expect(await progress.works('nobody')).toEqual(new Map());
      }),
    );

    it(
      'counts the exercises that were passed for the first time in a span',
      withSubject(make, async (progress) => {
        const pass = (exerciseId: string, at: number, over = {}) =>
          progress.pass({ userId: 'member-1', courseId: 'py1', exerciseId, at, ...over });
        await pass('a', 9);
        await pass('b', 10);
        await pass('b', 5, { courseId: 'j1' });
        await pass('c', 19, { courseId: 'j1' });
        await pass('d', 20);
        // Passed before: again is not for the first time.
        await pass('a', 15);
        await pass('e', 15, { userId: 'member-2' });
        expect(await progress.countPassed('member-1', { from: 10, until: 20 })).toBe(2);
        expect(await progress.countPassed('nobody', { from: 10, until: 20 })).toBe(0);
      }),
    );

    it(
      'keeps members and courses apart',
      withSubject(make, async (progress) => {
        await progress.merge(saveOf(place(2), 1, { newId: 'r1' }));
        await progress.merge(saveOf(place(1), 1, { newId: 'r2', userId: 'member-2' }));
        await progress.merge(saveOf(place(0), 1, { newId: 'r3', courseId: 'j1test', outlines: [] }));
        expect((await progress.find('member-1', 'py1test'))?.lastOutlineNum).toBe(2);
        expect((await progress.find('member-2', 'py1test'))?.lastOutlineNum).toBe(1);
        expect((await progress.find('member-1', 'j1test'))?.outlines).toEqual([]);
        expect(await progress.find('member-2', 'j1test')).toBeUndefined();
        expect(await progress.find('a\0b', 'j1test')).toBeUndefined();
      }),
    );

    it(
      'lists the last studied first, and by course id within a millisecond',
      withSubject(make, async (progress) => {
        for (const [courseId, at] of [
          ['b', 5],
          ['c', 9],
          ['a', 5],
          ['d', 1],
        ] as const) {
          await progress.merge(saveOf(place(0), at, { newId: courseId, courseId }));
        }
        const order = async () => (await progress.findByUser('member-1')).map((record) => record.courseId);
        expect(await order()).toEqual(['c', 'a', 'b', 'd']);
        expect((await progress.findLast('member-1'))?.courseId).toBe('c');
        await progress.merge(saveOf(place(0), 9, { courseId: 'a' }));
        expect(await order()).toEqual(['a', 'c', 'b', 'd']);
        expect((await progress.findLast('member-1'))?.courseId).toBe('a');
        expect(await progress.findByUser('nobody')).toEqual([]);
        expect(await progress.findLast('nobody')).toBeUndefined();
      }),
    );

    it(
      'ends at the furthest position, whatever the order and however much at once',
      withSubject(make, async (progress) => {
        await fc.assert(
          fc.asyncProperty(saves, fc.uuid(), fc.boolean(), async (parts, userId, atOnce) => {
            const all = parts.map(([position, at], index) =>
              saveOf(position, at, { userId, newId: `${userId}-${index}` }),
            );
            if (atOnce) await Promise.all(all.map((save) => progress.merge(save)));
            else for (const save of all) await progress.merge(save);
            const furthest = all.reduce(further);
            const record = await progress.find(userId, 'py1test');
            expect(record).toMatchObject({
              lastOutlineNum: furthest.position.outline,
              lastSectionNum: furthest.position.section,
              lastBodyNum: furthest.position.body,
              progress: furthest.progress,
              outlines: furthest.outlines,
              gmtCreated: Math.min(...all.map(({ at }) => at)),
              gmtModified: Math.max(...all.map(({ at }) => at)),
            });
            expect(await progress.findByUser(userId)).toEqual([record]);
          }),
          { numRuns: 25 },
        );
      }),
    );
  });
};
