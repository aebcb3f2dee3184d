import type { ClassLearning } from '../../ports/class-learning.js';
import type { FakeProgress } from './progress.js';
import { membersNow } from './school-classes.js';
import { studiedDays } from './students.js';
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
    days: async (classId, from, below) =>
      idsOf(classId).flatMap((userId) => {
        const days = [...new Set(studiedDays(world, userId))]
          .filter((day) => day >= from && day < below)
          .toSorted((a, b) => a - b);
        return days.length === 0 ? [] : [{ userId, days }];
      }),
  };
};
