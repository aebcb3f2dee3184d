import { importStep } from '@ykd/domain/course';
import type { CourseContent } from '../../course/content.js';
import { foldCase, partTexts } from '../../course/search-text.js';
import type { CourseRepository } from '../../ports/course-repository.js';
import { newVersion, versionWith } from '../../staff-course/new-version.js';
import { outlineOf } from '../../study/outline-of.js';
import { txCourseVersions, versionRows } from './course-versions.js';
import type { FakeWorld } from './world.js';

export const fakeCourses = (world: Pick<FakeWorld, 'courseVersions'>): CourseRepository => {
  const isLive = ({ version }: ReturnType<typeof versionRows>[0]): boolean => version.state === 'live';
  const stored = {
    get: (courseId: string): CourseContent | undefined => versionRows(world, courseId).find(isLive)?.content,
    values: () => [...world.courseVersions.values()].filter(isLive).map(({ content }) => content),
  };
  const versions = txCourseVersions(world);
  return {
    save: async (course, at, by) => {
      const { courseId, fingerprint } = course;
      const { source, pictures } = by ?? { source: 'command', pictures: 0 };
      // At once, as if it were held: nobody comes between what is known and what is done with it.
      const known = versionRows(world, courseId).map(({ version }) => version);
      const step = by === undefined ? 'publish' : importStep(known, { source, fingerprint });
      if (step === 'nothing') return step;
      const same = versionWith(known, fingerprint);
      const fresh = newVersion(course, known, { source, pictures, at, by: null });
      const version = same === undefined ? fresh : { ...fresh, ...same, outline: fresh.outline };
      await versions.add(version, course);
      if (step === 'publish')
        await versions.publish(courseId, version.number, { at, by: null, from: source });
      return step;
    },
    fingerprint: async (courseId) => stored.get(courseId)?.fingerprint,
    outline: async (courseId) => {
      const course = stored.get(courseId);
      return course && outlineOf(course);
    },
    outlines: async () => stored.values().map(outlineOf),
    published: async () =>
      stored
        .values()
        .map(({ courseId, chapters }) => {
          const counts = chapters.map(({ lessons }) => lessons.length).filter((count) => count > 0);
          return {
            courseId,
            chapters: counts.length,
            lessons: counts.reduce((sum, count) => sum + count, 0),
          };
        })
        .filter(({ lessons }) => lessons > 0)
        .toSorted((a, b) => (a.courseId < b.courseId ? -1 : 1)),
    lesson: async ({ courseId, outlineNum, sectionNum }) => {
      const lesson = stored.get(courseId)?.chapters[outlineNum]?.lessons[sectionNum];
      return lesson && { courseId, outlineNum, sectionNum, title: lesson.title, bodies: lesson.bodies };
    },
    search: async ({ courseId, folded, limit }) => {
      const course = stored.get(courseId);
      const has = (text: string): boolean => foldCase(text).includes(folded);
      const found = (course === undefined ? [] : partTexts(course)).filter(
        ({ text, lesson, bodyNum }) => has(text) || (bodyNum === 0 && has(lesson)),
      );
      return found.slice(0, limit);
    },
  };
};
