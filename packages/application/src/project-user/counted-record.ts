import { catalogueEntry, earnedProgress, recordsOutlines, type EarnedProgress } from '@ykd/domain/course';
import type { CourseOutline } from '../course/outline.js';
import type { CourseRepository } from '../ports/course-repository.js';
import type { CourseWork, ProgressRepository } from '../ports/progress-repository.js';
import type { ProjectUser } from '../ports/project-user.js';

export interface CountDeps {
  readonly courses: CourseRepository;
  readonly progress: ProgressRepository;
}

const NOTHING: CourseWork = { read: [], passed: [] };

/** What a member earned in a course that has published lessons, by what he did there. */
export const earnedIn = ({ courseId, chapters }: CourseOutline, work: CourseWork): EarnedProgress =>
  earnedProgress(chapters, work.read, work.passed, catalogueEntry(courseId)?.outlineCount ?? chapters.length);

/** What a record derives from the member's work at a place; nothing of a course without published lessons. */
export const countWork = (
  outline: CourseOutline,
  work: CourseWork,
  lastOutlineNum: number,
): Pick<Required<ProjectUser>, 'progress' | 'outlines' | 'lessons' | 'publishedOutlines'> => {
  const { courseId, chapters } = outline;
  const counted = earnedIn(outline, work);
  const reached = counted.chapters.slice(0, lastOutlineNum + 1);
  return {
    progress: counted.progress,
    outlines: recordsOutlines(courseId)
      ? reached.map((progress, outlineNum) => ({ outlineNum, progress }))
      : [],
    lessons: counted.lessons,
    publishedOutlines: chapters.length,
  };
};

const counted = (
  record: ProjectUser,
  outline: CourseOutline | undefined,
  work: CourseWork = NOTHING,
): ProjectUser =>
  outline === undefined ? record : { ...record, ...countWork(outline, work, record.lastOutlineNum) };

/** A record as it is told: its percents counted anew against what is published now. */
export const countedRecord = async (
  { courses, progress }: CountDeps,
  record: ProjectUser | undefined,
): Promise<ProjectUser | undefined> =>
  record &&
  counted(
    record,
    await courses.outline(record.courseId),
    await progress.work(record.userId, record.courseId),
  );

/** All records of a member; asks as often for many as for one. */
export const countedRecords = async (
  { courses, progress }: CountDeps,
  userId: string,
): Promise<readonly ProjectUser[]> => {
  const records = await progress.findByUser(userId);
  const works = await progress.works(userId);
  const outlines = new Map((await courses.outlines()).map((outline) => [outline.courseId, outline]));
  return records.map((record) => counted(record, outlines.get(record.courseId), works.get(record.courseId)));
};
