import type { CourseVersions, TxCourseVersions } from '../../ports/course-versions.js';
import { COURSE_VERSIONS_TOLD } from '../../ports/course-versions.js';
import type { FakeProgress } from './progress.js';
import { fakeStudents } from './students.js';
import type { CourseVersionRow, FakeWorld } from './world.js';

type Rows = Pick<FakeWorld, 'courseVersions'>;

const courseVersionKey = (courseId: string, number: number): string => JSON.stringify([courseId, number]);

/** The versions of a course with their lessons, the newest first. */
export const versionRows = ({ courseVersions }: Rows, courseId: string): readonly CourseVersionRow[] =>
  [...courseVersions.values()]
    .filter(({ version }) => version.courseId === courseId)
    .toSorted((a, b) => b.version.number - a.version.number);

/** Those that were not discarded. */
const keptRows = (world: Rows, courseId: string): readonly CourseVersionRow[] =>
  versionRows(world, courseId).filter(({ version }) => version.state !== 'discarded');

/** What is counted by some name, as rows of it. */
const counted = (names: readonly string[]): readonly (readonly [name: string, count: number])[] =>
  [...new Set(names)].toSorted().map((name) => [name, names.filter((one) => one === name).length]);

const places = (names: readonly string[]) =>
  counted(names).map(([name, count]) => {
    const [outlineNum, sectionNum] = JSON.parse(name) as [number, number];
    return { outlineNum, sectionNum, count };
  });

/** Versions of courses in memory. */
export const fakeCourseVersions = (world: FakeWorld, progress: FakeProgress): CourseVersions => ({
  all: async () =>
    [...new Set([...world.courseVersions.values()].map(({ version }) => version.courseId))]
      .toSorted()
      .flatMap((courseId) => keptRows(world, courseId).map(({ version }) => version)),
  ofCourse: async (courseId) =>
    keptRows(world, courseId)
      .slice(0, COURSE_VERSIONS_TOLD)
      .map(({ version }) => version),
  known: async (courseId) =>
    versionRows(world, courseId).map(({ version: { fingerprint, state, publishedFrom } }) => ({
      fingerprint,
      state,
      publishedFrom,
    })),
  find: async (courseId, number) =>
    keptRows(world, courseId).find(({ version }) => version.number === number)?.version,
  lesson: async ({ courseId, outlineNum, sectionNum }, number) => {
    const row = world.courseVersions.get(courseVersionKey(courseId, number));
    const lesson = row?.content.chapters[outlineNum]?.lessons[sectionNum];
    return lesson && { courseId, outlineNum, sectionNum, title: lesson.title, bodies: lesson.bodies };
  },
  learners: async (courseId) => {
    const { records, reads, passes } = progress.ofCourse(courseId);
    const order = { key: 'gmtCreated', isDescending: false };
    const { list } = await fakeStudents(world).page(order, { limit: world.members.size + 1 }, { tests: [] });
    const bought = new Set(list.flatMap(({ id, boughtAt }) => (boughtAt === null ? [] : [id])));
    const tried = [...world.solutions].flatMap(([, solution]) =>
      solution.courseId === courseId ? [solution.exerciseId] : [],
    );
    const passed = new Map(counted(passes));
    const triedBy = new Map(counted(tried));
    return {
      learners: records.length,
      buyers: records.filter(({ userId }) => bought.has(userId)).length,
      stops: places(records.map((record) => JSON.stringify([record.lastOutlineNum, record.lastSectionNum]))),
      finished: places(reads.map((read) => JSON.stringify([read.outlineNum, read.sectionNum]))),
      exercises: [...new Set([...tried, ...passes])].toSorted().map((id) => ({
        id,
        tried: triedBy.get(id) ?? 0,
        passed: passed.get(id) ?? 0,
      })),
    };
  },
});

/** Versions of courses inside a transaction on a world. */
export const txCourseVersions = (world: Rows): TxCourseVersions => {
  const put = (row: CourseVersionRow): void =>
    void world.courseVersions.set(courseVersionKey(row.version.courseId, row.version.number), row);
  return {
    hold: async (courseId) => versionRows(world, courseId).map(({ version }) => version),
    add: async (version, content) => put({ version, content }),
    publish: async (courseId, number, { at, by, from }) => {
      for (const row of versionRows(world, courseId)) {
        const { version } = row;
        if (version.number === number) {
          put({
            ...row,
            version: { ...version, state: 'live', publishedAt: at, publishedBy: by, publishedFrom: from },
          });
        } else if (version.state === 'live') put({ ...row, version: { ...version, state: 'earlier' } });
      }
    },
    discard: async (courseId, number) => {
      const row = world.courseVersions.get(courseVersionKey(courseId, number));
      if (row === undefined) return;
      const { version, content } = row;
      put({
        version: { ...version, outline: [], state: 'discarded' },
        content: { ...content, chapters: [] },
      });
    },
  };
};
