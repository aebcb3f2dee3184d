import { DAY_MS, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { countStudy } from '../../study-time/count-study.js';
import { addClass, classWorld, sampleMember } from './class-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** Some day, by its number. */
const DAY = 19_800;

/** What every store tells of what those in a class did. */
export const classLearningContract = (name: string, make: MakeSubject<Repositories>): void => {
  const schooled = (test: (subject: Repositories) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await classWorld(subject);
      await addClass(subject, 'k1');
      await addClass(subject, 'k2');
      await subject.unitOfWork.transaction(async ({ classes }) => {
        for (const [classId, studentId] of [
          ['k1', 'ming'],
          ['k1', 'hong'],
          ['k1', 'lan'],
          ['k2', 'tao'],
          ['k2', 'ming'],
        ] as const) {
          await classes.hold(classId);
          await classes.join(sampleMember(classId, studentId));
        }
        await classes.hold('k1');
        await classes.leave('k1', 'lan', { at: 9, by: null, why: null });
      });
      await test(subject);
    });
  const byUser = <T extends { readonly userId: string }>(rows: readonly T[]) =>
    rows.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));

  describe(`${name}: what a class did`, () => {
    it(
      'tells what its students did in courses that they opened, and of nobody else',
      schooled(async ({ classLearning, progress }) => {
        for (const userId of ['ming', 'hong', 'lan', 'tao']) {
          for (const courseId of ['py1', 'ts1', 'js1']) {
            const position = { outline: 0, section: 0, body: 0 };
            if (userId === 'hong' && courseId === 'ts1') continue;
            const newId = `${userId}-${courseId}`;
            await progress.merge({ newId, userId, courseId, position, progress: 1, outlines: [], at: 5 });
          }
        }
        const lessons = [
          { outlineNum: 0, sectionNum: 0 },
          { outlineNum: 12, sectionNum: 3 },
        ];
        for (const userId of ['ming', 'lan', 'tao'])
          await progress.readLessons({ userId, courseId: 'py1', lessons, at: 6 });
        await progress.readLessons({ userId: 'ming', courseId: 'js1', lessons, at: 6 });
        // What was done in a course without a record counts nothing on the platform.
        await progress.readLessons({ userId: 'hong', courseId: 'ts1', lessons, at: 6 });
        for (const exerciseId of ['sum', 'a,b c'])
          await progress.pass({ userId: 'ming', courseId: 'py1', exerciseId, at: 6 });
        await progress.pass({ userId: 'tao', courseId: 'py1', exerciseId: 'sum', at: 6 });
        const works = (await classLearning.works('k1', ['ts1', 'py1', 'none'])).map((work) => ({
          ...work,
          read: work.read.toSorted((a, b) => a.outlineNum - b.outlineNum),
          passed: work.passed.toSorted(),
        }));
        expect(byUser(works.filter(({ courseId }) => courseId === 'py1'))).toEqual([
          { userId: 'hong', courseId: 'py1', read: [], passed: [] },
          { userId: 'ming', courseId: 'py1', read: lessons, passed: ['a,b c', 'sum'] },
        ]);
        expect(works.filter(({ courseId }) => courseId !== 'py1')).toEqual([
          { userId: 'ming', courseId: 'ts1', read: [], passed: [] },
        ]);
        expect(await classLearning.works('k1', [])).toEqual([]);
        expect(await classLearning.works('nowhere', ['py1'])).toEqual([]);
        expect((await classLearning.works('k2', ['js1'])).map(({ userId }) => userId).toSorted()).toEqual([
          'ming',
          'tao',
        ]);
      }),
    );

    it(
      'tells who of them tried an exercise',
      schooled(async ({ classLearning, unitOfWork }) => {
        await unitOfWork.transaction(async ({ solutions }) => {
          for (const [userId, courseId, exerciseId] of [
            ['ming', 'py1', 'sum'],
            ['hong', 'py1', 'sum'],
            ['lan', 'py1', 'sum'],
            ['tao', 'py1', 'sum'],
            ['ming', 'py1', 'max'],
            ['ming', 'ts1', 'sum'],
          ] as const)
            await solutions.put(userId, { courseId, exerciseId, last: { code: 'x', at: 6 } });
        });
        const tries = (await classLearning.tries('k1', ['py1'])).map((one) => ({
          ...one,
          userIds: one.userIds.toSorted(),
        }));
        expect(tries.toSorted((a, b) => (a.exerciseId < b.exerciseId ? -1 : 1))).toEqual([
          { courseId: 'py1', exerciseId: 'max', userIds: ['ming'] },
          { courseId: 'py1', exerciseId: 'sum', userIds: ['hong', 'ming'] },
        ]);
        expect(await classLearning.tries('k1', [])).toEqual([]);
        expect(await classLearning.tries('k1', ['none'])).toEqual([]);
      }),
    );

    it(
      'adds up what students did in a span, by the days and hours of Shanghai',
      schooled(async ({ classLearning, progress, unitOfWork }) => {
        const midnight = startOfShanghaiDay(DAY);
        const study = (userId: string, ...instants: readonly number[]) =>
          countStudy(
            { unitOfWork },
            userId,
            instants.map((from) => ({
              id: `${userId}-${from}`,
              courseId: 'py1',
              outlineNum: 0,
              sectionNum: 0,
              from,
              seconds: 30,
            })),
          );
        await study('ming', midnight - 60_000, midnight, midnight + 5000_000, midnight + 2 * DAY_MS - 1000);
        await study('hong', midnight + 23 * 3_600_000, midnight + 2 * DAY_MS);
        await study('tao', midnight);
        for (const at of [midnight - 1, midnight, midnight + 1])
          await progress.pass({ userId: 'hong', courseId: 'py1', exerciseId: `e${at}`, at });
        const span = { from: midnight, until: midnight + 2 * DAY_MS };
        const secondsByHour = Array.from({ length: 24 }, () => 0);
        secondsByHour[0] = 30;
        secondsByHour[1] = 30;
        secondsByHour[23] = 60;
        expect(await classLearning.sums(['ming', 'hong', 'lan'], span)).toEqual({
          learners: 2,
          studyDays: 3,
          secondsByHour,
          passed: 2,
          notes: 0,
        });
        const nothing = {
          learners: 0,
          studyDays: 0,
          secondsByHour: secondsByHour.map(() => 0),
          passed: 0,
          notes: 0,
        };
        expect(await classLearning.sums(['lan'], span)).toEqual(nothing);
        expect(await classLearning.sums([], span)).toEqual(nothing);
      }),
    );

    it(
      'tells on which days they studied',
      schooled(async ({ classLearning, unitOfWork }) => {
        const study = async (userId: string, day: number) => {
          const from = startOfShanghaiDay(day) + 3_600_000;
          const beat = { id: `${userId}-${day}`, courseId: 'py1', outlineNum: 0, sectionNum: 0 };
          await countStudy({ unitOfWork }, userId, [{ ...beat, from, seconds: 30 }]);
        };
        await study('ming', DAY + 2);
        await study('ming', DAY);
        await study('ming', DAY + 3);
        await study('ming', DAY - 1);
        await study('hong', DAY + 4);
        await study('lan', DAY);
        await study('tao', DAY);
        const days = await classLearning.days('k1', startOfShanghaiDay(DAY), startOfShanghaiDay(DAY + 3));
        expect(days).toEqual([
          { userId: 'ming', days: [startOfShanghaiDay(DAY), startOfShanghaiDay(DAY + 2)] },
        ]);
        expect(await classLearning.days('nowhere', 0, startOfShanghaiDay(DAY + 9))).toEqual([]);
      }),
    );
  });
};
