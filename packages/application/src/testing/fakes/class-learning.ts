import { HOUR_MS, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { ClassLearning } from '../../ports/class-learning.js';
import type { FakeProgress } from './progress.js';
import { membersNow } from './school-classes.js';
import { fakeNotes } from './notes.js';
import { studiedDays } from './students.js';
import { fakeStudyLogs } from './study-logs.js';
import type { FakeWorld } from './world.js';

/** What those in a class did, in memory. */
export const fakeClassLearning = (world: FakeWorld, progress: FakeProgress): ClassLearning => {
  const idsOf = (classId: string) => membersNow(world, classId).map(({ studentId }) => studentId);
  return {
    works: async (classId, courseIds) => {
      const works = idsOf(classId).flatMap((userId) =>
        courseIds.map(async (courseId) => {
          if ((await progress.find(userId, courseId)) === undefined) return [];
          return [{ userId, courseId, ...(await progress.work(userId, courseId)) }];
        }),
      );
      return (await Promise.all(works)).flat();
    },
    tries: async (classId, courseIds) => {
      const ids = new Set(idsOf(classId));
      const tries = new Map<string, string[]>();
      for (const name of world.solutions.keys()) {
        const [userId = '', courseId = '', exerciseId] = JSON.parse(name) as string[];
        if (!ids.has(userId) || !courseIds.includes(courseId)) continue;
        const key = JSON.stringify([courseId, exerciseId]);
        tries.set(key, [...(tries.get(key) ?? []), userId]);
      }
      return [...tries].map(([key, userIds]) => {
        const [courseId, exerciseId] = JSON.parse(key) as [string, string];
        return { courseId, exerciseId, userIds };
      });
    },
    sums: async (userIds, span) => {
      const total = async (of: (userId: string) => Promise<number>) =>
        (await Promise.all(userIds.map(of))).reduce((sum, one) => sum + one, 0);
      const own = await Promise.all(userIds.map((id) => fakeStudyLogs(world).findBetween(id, span)));
      const days = own.map((logs) => new Set(logs.map(({ at }) => shanghaiDay(at))).size);
      const hourOf = (at: number) => Math.floor((at - startOfShanghaiDay(shanghaiDayIndex(at))) / HOUR_MS);
      const secondsIn = (hour: number) =>
        own.flat().reduce((sum, { at, seconds }) => sum + (hourOf(at) === hour ? seconds : 0), 0);
      return {
        learners: days.filter((count) => count > 0).length,
        studyDays: days.reduce((sum, count) => sum + count, 0),
        secondsByHour: Array.from({ length: 24 }, (_, hour) => secondsIn(hour)),
        passed: await total((id) => progress.countPassed(id, span)),
        notes: await total((id) => fakeNotes(world).countWritten(id, span)),
      };
    },
    days: async (classId, from, below) =>
      idsOf(classId).flatMap((userId) => {
        const days = [...new Set(studiedDays(world, userId))]
          .filter((day) => day >= from && day < below)
          .toSorted((a, b) => a - b);
        return days.length === 0 ? [] : [{ userId, days }];
      }),
  };
};
