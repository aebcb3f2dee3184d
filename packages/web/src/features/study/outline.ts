import type { CourseOutline } from '@ykd/application/course';
import type { ProjectUser } from '@ykd/application/ports';
import { comparePositions, positionOf } from '@ykd/domain/course';

/** Names a lesson of a course. */
export interface LessonNumber {
  readonly outline: number;
  readonly section: number;
}

/** A lesson of the course, as a link to it shows it. */
export interface LessonLink extends LessonNumber {
  readonly title: string;
}

/** All lessons of a course in the order of reading. */
export const lessonsOf = ({ chapters }: CourseOutline): readonly LessonLink[] =>
  chapters.flatMap((chapter, outline) =>
    chapter.lessons.map(({ title }, section) => ({ outline, section, title })),
  );

/** The lessons before and after one. */
export const neighboursOf = (
  course: CourseOutline,
  { outline, section }: LessonNumber,
): { readonly previous: LessonLink | undefined; readonly next: LessonLink | undefined } => {
  const lessons = lessonsOf(course);
  const at = lessons.findIndex((lesson) => lesson.outline === outline && lesson.section === section);
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: lessons[at - 1], next: lessons[at + 1] };
};

/** How far a lesson is read, by the furthest position that the record holds. */
export const lessonMark = (
  course: CourseOutline,
  record: ProjectUser | null | undefined,
  { outline, section }: LessonNumber,
): 'unread' | 'reading' | 'read' => {
  if (record === null || record === undefined) return 'unread';
  const reached = positionOf(record);
  const before = comparePositions({ outline, section, body: reached.body }, reached);
  if (before !== 0) return before < 0 ? 'read' : 'unread';
  const bodyCount = course.chapters[outline]?.lessons[section]?.bodyCount ?? 0;
  return reached.body + 1 >= bodyCount ? 'read' : 'reading';
};
