import { lessonFares, versionChanges } from '@ykd/domain/course';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { CourseVersion } from '../entities/course-version.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { Outcome } from '../shared/outcome.js';
import { requireRight } from '../shared/rights.js';
import type { StaffCourseDeps } from './deps.js';
import type { StaffCoursePort, VersionKey } from './port.js';
import { discardDraft, publishVersion } from './publish.js';
import { uploadCourse } from './upload.js';
import { lessonsOf, versionViews } from './views.js';

const isLive = ({ state }: CourseVersion): boolean => state === 'live';

/** Courses as staff look after them, for one caller. */
export const staffCoursePort = (deps: StaffCourseDeps, context: CallerContext): StaffCoursePort => {
  const { courseVersions } = deps;
  /** What the answer is made of, for who may see it. */
  const forManager = async <Answer>(
    answer: () => Promise<Answer>,
  ): Promise<Answer | Result<never, ErrorOf<'not-logged-in' | 'forbidden'>>> => {
    const caller = await requireRight(deps, context, 'courses.manage');
    return caller.ok ? answer() : caller;
  };
  const versionOf = async ({ courseId, number }: VersionKey): Outcome<CourseVersion, 'entity-not-found'> => {
    const version = await courseVersions.find(courseId, number);
    return version === undefined ? err({ kind: 'entity-not-found' }) : ok(version);
  };
  const versionsOf = async (courseId: string): Outcome<readonly CourseVersion[], 'course-not-found'> => {
    const versions = await courseVersions.ofCourse(courseId);
    return versions.length === 0 ? err({ kind: 'course-not-found' }) : ok(versions);
  };

  return {
    list: () =>
      forManager(async () => {
        const versions = await courseVersions.all();
        const view = await versionViews(deps, versions.filter(isLive));
        const courseIds = [...new Set(versions.map(({ courseId }) => courseId))];
        return ok(
          courseIds.map((courseId) => {
            const own = versions.filter((version) => version.courseId === courseId);
            const live = own.find(isLive);
            const title = (live ?? own[0])?.title ?? courseId;
            return {
              courseId,
              title,
              spelled: deps.spelling(title).join(' '),
              live: live === undefined ? null : view(live),
              versions: own.length,
              drafts: own.filter(({ state }) => state === 'draft').length,
            };
          }),
        );
      }),
    course: ({ courseId }) =>
      forManager(async () => {
        const found = await versionsOf(courseId);
        if (!found.ok) return found;
        const view = await versionViews(deps, found.value);
        const { title = courseId } = found.value.find(isLive) ?? found.value[0] ?? {};
        return ok({ courseId, title, versions: found.value.map(view) });
      }),
    changes: (key) =>
      forManager(async () => {
        const next = await versionOf(key);
        if (!next.ok) return next;
        const live = (await courseVersions.ofCourse(key.courseId)).find(isLive);
        return ok(versionChanges(lessonsOf(live?.outline ?? []), lessonsOf(next.value.outline)));
      }),
    upload: (input) => uploadCourse(deps, context, input),
    publish: (input) => publishVersion(deps, context, input),
    discard: (key) => discardDraft(deps, context, key),
    previewOutline: (key) =>
      forManager(async () => {
        const found = await versionOf(key);
        if (!found.ok) return found;
        const { courseId, title, summary, outline: chapters } = found.value;
        return ok({ courseId, title, summary, chapters });
      }),
    previewLesson: ({ number, ...key }) =>
      forManager(async () => {
        const found = await versionOf({ courseId: key.courseId, number });
        if (!found.ok) return found;
        const lesson = await courseVersions.lesson(key, number);
        return lesson === undefined ? err({ kind: 'lesson-not-found' } as const) : ok(lesson);
      }),
    fares: ({ courseId }) =>
      forManager(async () => {
        const found = await versionsOf(courseId);
        if (!found.ok) return found;
        const { learners, buyers, ...counts } = await courseVersions.learners(courseId);
        const lessons = lessonFares(lessonsOf(found.value.find(isLive)?.outline ?? []), counts);
        const stopped = lessons.reduce((sum, lesson) => sum + lesson.stopped, 0);
        return ok({ learners, buyers, elsewhere: Math.max(0, learners - stopped), lessons });
      }),
  };
};
