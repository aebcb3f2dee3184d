import type { PublishedCourse } from '../ports/course-repository.js';

/** How much of a course is there to be read. */
export type Online = Pick<PublishedCourse, 'chapters' | 'lessons'>;

/** Tells how much of a course is there to be read. */
export type OnlineOf = (courseId: string) => Online;

const NOTHING: Online = { chapters: 0, lessons: 0 };

/** Of what is online, what of which course. */
export const onlineOf = (online: readonly PublishedCourse[]): OnlineOf => {
  const byId = new Map(online.map((course) => [course.courseId, course]));
  return (courseId) => byId.get(courseId) ?? NOTHING;
};
