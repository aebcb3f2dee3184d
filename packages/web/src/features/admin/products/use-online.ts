import { useQuery } from '@ykd/adapters-ui/react';
import { useProductQueries } from './product-queries';

/** How many lessons of a course are online, once that is known. */
export const useOnline = (): ((courseId: string) => number) | undefined => {
  const shelf = useQuery(useProductQueries().shelf, undefined).value;
  if (shelf === undefined) return undefined;
  const lessons = new Map(shelf.online.map((course) => [course.courseId, course.lessons]));
  return (courseId) => lessons.get(courseId) ?? 0;
};
