/** How many chapters of a course there are to be read, and how many it is to have. Beyond the Specification. */
export type CourseShare = {
  /** Chapters that have a lesson. */
  readonly online: number;
  /** Chapters that the catalogue counts. */
  readonly planned: number;
};

/**
 * How much of several courses is online. `kind`: of `all` there is nothing that is not online; of `each` something is; of `some`
 * something is, and of the others nothing; of `none` anything is. `partly`: the number of courses that are not there whole;
 * `online`: the number of those of which something is. Beyond the Specification.
 */
export type OnlineShare =
  | { readonly kind: 'all' | 'none' }
  | { readonly kind: 'each'; readonly partly: number }
  | { readonly kind: 'some'; readonly online: number };

/**
 * What may be said of how much of several courses is online. Whatever has no lesson counts as not online; of no courses at all
 * there is none. Beyond the Specification.
 */
export const onlineShare = (courses: readonly CourseShare[]): OnlineShare => {
  const begun = courses.filter(({ online }) => online > 0);
  if (begun.length === 0) return { kind: 'none' };
  if (begun.length < courses.length) return { kind: 'some', online: begun.length };
  const partly = begun.filter(({ online, planned }) => online < planned).length;
  return partly === 0 ? { kind: 'all' } : { kind: 'each', partly };
};
