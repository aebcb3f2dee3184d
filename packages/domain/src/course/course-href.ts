import type { CourseDestination } from './open-course.js';
import { encodeUrlPart } from '../shared/index.js';

/**
 * The base addresses of the two learning sites, `newSite` and `oldSite`: absolute URLs or paths, with or without a
 * slash at the end (Specification §4 'Opening a course').
 */
export type LearningSites = { readonly newSite: string; readonly oldSite: string };

const join = (site: string, ...parts: readonly string[]): string =>
  [site.endsWith('/') ? site.slice(0, -1) : site, ...parts.map(encodeUrlPart)].join('/');

/**
 * The address of a destination: `newSite/{courseId}` or `oldSite/{courseId}/{position}`, each part URL-encoded
 * (Specification §4 'Opening a course'). Throws TypeError on `needs-record`, which has no address: fetch the record
 * and decide again first. The ids `''`, `'.'` and `'..'`, which no course has, lead to another page: browsers take them
 * for steps within the path.
 */
export const courseHref = (destination: CourseDestination, sites: LearningSites): string => {
  switch (destination.kind) {
    case 'new-site':
      return join(sites.newSite, destination.courseId);
    case 'old-site':
      return join(sites.oldSite, destination.courseId, destination.position);
    case 'needs-record':
      throw new TypeError(`course ${destination.courseId} has no address before its record is known`);
  }
};
