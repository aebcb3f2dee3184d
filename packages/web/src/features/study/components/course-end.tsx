import type { CourseOutline } from '@ykd/application/course';
import type { ProjectUser } from '@ykd/application/ports';
import { catalogueEntry } from '@ykd/domain/course';
import { courseEnd } from '../messages/zh-CN/course-end';
import { lessonsOf } from '../outline';

/** What is left of a course for whoever stands behind its last lesson. */
export function CourseEnd({ course, record }: { course: CourseOutline; record: ProjectUser | null }) {
  const lessons = lessonsOf(course).length;
  const standing = record?.lessons ?? [];
  const unread = lessons - standing.filter(({ isRead }) => isRead).length;
  const undone = lessons - standing.filter(({ isDone }) => isDone).length;
  const published = course.chapters.length;
  const planned = catalogueEntry(course.courseId)?.outlineCount ?? published;
  if (undone > 0) return courseEnd.left(undone, unread);
  return published < planned ? courseEnd.published(published, planned) : courseEnd.whole;
}
