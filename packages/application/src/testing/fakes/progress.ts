import { comparePositions, positionOf, type LessonPlace } from '@ykd/domain/course';
import type { CourseWork, ProgressRepository, ProgressSave } from '../../ports/progress-repository.js';
import type { ProjectUser } from '../../ports/project-user.js';

const created = (save: ProgressSave): ProjectUser => ({
  _id: save.newId,
  userId: save.userId,
  courseId: save.courseId,
  lastOutlineNum: save.position.outline,
  lastSectionNum: save.position.section,
  lastBodyNum: save.position.body,
  progress: save.progress,
  outlines: save.outlines,
  gmtCreated: save.at,
  gmtModified: save.at,
});

const merged = (record: ProjectUser, save: ProgressSave): ProjectUser => {
  const { _id } = record;
  const ahead = comparePositions(save.position, positionOf(record)) || save.progress - record.progress;
  return {
    ...(ahead > 0 ? created(save) : record),
    _id,
    progress: Math.max(record.progress, save.progress),
    gmtCreated: Math.min(record.gmtCreated, save.at),
    gmtModified: Math.max(record.gmtModified, save.at),
  };
};

const byLastStudied = (a: ProjectUser, b: ProjectUser): number =>
  b.gmtModified - a.gmtModified || (a.courseId < b.courseId ? -1 : 1);

/** Progress in memory, which tells of everybody in a course. */
export interface FakeProgress extends ProgressRepository {
  ofCourse(courseId: string): {
    readonly records: readonly ProjectUser[];
    /** A place or an exercise for each member who is done with it. */
    readonly reads: readonly LessonPlace[];
    readonly passes: readonly string[];
  };
}

export const fakeProgress = (): FakeProgress => {
  const records = new Map<string, ProjectUser>();
  /** The exercises that were passed, and when first (epoch ms). */
  const passes = new Map<string, Map<string, number>>();
  const reads = new Map<string, Map<string, LessonPlace>>();
  const key = (userId: string, courseId: string): string => JSON.stringify([userId, courseId]);
  const ofUser = (userId: string): ProjectUser[] =>
    [...records.values()].filter((record) => record.userId === userId).toSorted(byLastStudied);

  const workOf = (userId: string, courseId: string): CourseWork => ({
    read: [...(reads.get(key(userId, courseId))?.values() ?? [])].toSorted(
      (a, b) => a.outlineNum - b.outlineNum || a.sectionNum - b.sectionNum,
    ),
    passed: [...(passes.get(key(userId, courseId))?.keys() ?? [])].toSorted(),
  });

  const inCourse = <T>(rows: ReadonlyMap<string, T>, courseId: string): readonly T[] =>
    [...rows].flatMap(([name, row]) => ((JSON.parse(name) as string[])[1] === courseId ? [row] : []));

  return {
    ofCourse: (courseId) => ({
      records: inCourse(records, courseId),
      reads: inCourse(reads, courseId).flatMap((own) => [...own.values()]),
      passes: inCourse(passes, courseId).flatMap((own) => [...own.keys()]),
    }),
    merge: async (save) => {
      const known = records.get(key(save.userId, save.courseId));
      const record = known === undefined ? created(save) : merged(known, save);
      records.set(key(save.userId, save.courseId), record);
      return record;
    },
    find: async (userId, courseId) => records.get(key(userId, courseId)),
    findByUser: async (userId) => ofUser(userId),
    findLast: async (userId) => ofUser(userId)[0],
    pass: async ({ userId, courseId, exerciseId, at }) => {
      const known = passes.get(key(userId, courseId)) ?? new Map<string, number>();
      passes.set(key(userId, courseId), known.set(exerciseId, known.get(exerciseId) ?? at));
    },
    passed: async (userId, courseId) => workOf(userId, courseId).passed,
    countPassed: async (userId, { from, until }) =>
      [...passes]
        .filter(([name]) => (JSON.parse(name) as string[])[0] === userId)
        .flatMap(([, own]) => [...own.values()])
        .filter((at) => from <= at && at < until).length,
    readLessons: async ({ userId, courseId, lessons }) => {
      const known = reads.get(key(userId, courseId)) ?? new Map<string, LessonPlace>();
      for (const { outlineNum, sectionNum } of lessons) {
        known.set(key(`${outlineNum}`, `${sectionNum}`), { outlineNum, sectionNum });
      }
      reads.set(key(userId, courseId), known);
    },
    work: async (userId, courseId) => workOf(userId, courseId),
    works: async (userId) => {
      const names = [...reads.keys(), ...passes.keys()].map((name) => JSON.parse(name) as [string, string]);
      const courseIds = names.flatMap(([member, courseId]) => (member === userId ? [courseId] : []));
      return new Map(courseIds.map((courseId) => [courseId, workOf(userId, courseId)]));
    },
  };
};
