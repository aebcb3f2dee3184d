import type { VersionLesson } from '@ykd/domain/course';
import type { CourseOutline } from '../course/outline.js';
import type { CourseVersion } from '../entities/course-version.js';
import { namesOf } from '../shared/names.js';
import type { StaffCourseDeps } from './deps.js';
import type { CourseVersionView } from './port.js';

/** So much of a fingerprint tells versions apart for people. */
const HASH_SHOWN = 10;

/** What staff see of a fingerprint, and say of what they have seen. */
export const hashOf = ({ fingerprint }: Pick<CourseVersion, 'fingerprint'>): string =>
  fingerprint.slice(0, HASH_SHOWN);

/** Shows versions, with the names of those who brought them in or published them. */
export const versionViews = async (
  deps: Pick<StaffCourseDeps, 'members'>,
  versions: readonly CourseVersion[],
): Promise<(version: CourseVersion) => CourseVersionView> => {
  const ids = versions.flatMap(({ createdBy, publishedBy }) => [createdBy ?? [], publishedBy ?? []].flat());
  const nameOf = await namesOf(deps, [...new Set(ids)]);
  const personOf = (id: string | null) => (id === null ? null : nameOf(id));
  return ({ createdBy, publishedBy, ...version }) => ({
    number: version.number,
    title: version.title,
    state: version.state,
    source: version.source,
    hash: hashOf(version),
    chapters: version.outline.length,
    lessons: version.lessons,
    exercises: version.exercises,
    pictures: version.pictures,
    createdAt: version.createdAt,
    createdBy: personOf(createdBy),
    publishedAt: version.publishedAt,
    publishedBy: personOf(publishedBy),
    publishedFrom: version.publishedFrom,
  });
};

/** The lessons of an outline, in order, with their places. */
export const lessonsOf = (chapters: CourseOutline['chapters']): readonly VersionLesson[] =>
  chapters.flatMap(({ lessons }, outlineNum) =>
    lessons.map(({ title, exercises }, sectionNum) => ({ outlineNum, sectionNum, title, exercises })),
  );
