import type { CourseOutline } from '@ykd/application/course';
import type { ProjectUser } from '@ykd/application/ports';

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

/** How a lesson stands: what was done of it, or that one goes on there. */
export const lessonMark = (
  record: ProjectUser | null | undefined,
  { outline, section }: LessonNumber,
): 'unread' | 'reading' | 'read' | 'done' => {
  const standing = record?.lessons?.find(
    ({ outlineNum, sectionNum }) => outlineNum === outline && sectionNum === section,
  );
  if (standing?.isRead) return standing.isDone ? 'done' : 'read';
  return record?.lastOutlineNum === outline && record.lastSectionNum === section ? 'reading' : 'unread';
};
