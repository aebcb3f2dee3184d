import { useQuery } from '@ykd/adapters-ui/react';
import type { LessonsOf } from './online';
import { useGoods } from './goods-queries';

/** How many lessons of a course are online, once that is known. */
export const useLessons = (): LessonsOf | undefined => {
  const shelf = useQuery(useGoods().shelf, undefined).value;
  if (shelf === undefined) return undefined;
  const lessons = new Map(shelf.online.map((course) => [course.courseId, course.lessons]));
  return (courseId) => lessons.get(courseId) ?? 0;
};
