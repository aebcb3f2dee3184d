import { COURSE_CATALOGUE, type CatalogueEntry } from '@ykd/domain/course';

/** Courses of the catalogue by a part of their title, or the beginning of their id; those that are no longer offered last. */
export const findCourses = (text: string): readonly CatalogueEntry[] => {
  const wanted = text.trim().toLowerCase();
  return COURSE_CATALOGUE.filter(
    ({ courseId, title }) =>
      title.toLowerCase().includes(wanted) || courseId.toLowerCase().startsWith(wanted),
  ).toSorted((a, b) => Number(a.unpublish ?? false) - Number(b.unpublish ?? false));
};
