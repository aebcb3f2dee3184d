import { DATA_AND_GO_COURSES } from './data-and-go.js';
import type { CatalogueEntry } from './entry.js';
import { FOUNDATION_COURSES } from './foundation.js';
import { JAVA_COURSES } from './java.js';
import { PYTHON_COURSES } from './python.js';
import { WEB_COURSES } from './web.js';
import { deepFreeze } from '../../shared/index.js';

/** Every course of the platform, each id once, track by track (Specification §3 'Course catalogue entry'). */
export const COURSE_CATALOGUE: readonly CatalogueEntry[] = deepFreeze([
  ...FOUNDATION_COURSES,
  ...JAVA_COURSES,
  ...WEB_COURSES,
  ...PYTHON_COURSES,
  ...DATA_AND_GO_COURSES,
]);

const byId: ReadonlyMap<string, CatalogueEntry> = new Map(
  COURSE_CATALOGUE.map((entry) => [entry.courseId, entry]),
);

/** The catalogue entry of a course id, or `undefined` for an unknown id (Specification §3). */
export const catalogueEntry = (courseId: string): CatalogueEntry | undefined => byId.get(courseId);
