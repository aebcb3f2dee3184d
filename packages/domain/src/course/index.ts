/**
 * Courses: which learning site opens, at which place, the catalogue and the learning plan (Specification §3, §4).
 *
 * @module @ykd/domain/course
 */
export { catalogueEntry, COURSE_CATALOGUE } from './catalogue/catalogue.js';
export {
  COURSE_TRACKS,
  type CatalogueEntry,
  type CourseBanner,
  type CourseTrack,
} from './catalogue/entry.js';
export * from './course-href.js';
export * from './course-record.js';
export * from './course-type.js';
export * from './earned-progress.js';
export * from './featured.js';
export * from './grouping.js';
export * from './lesson-fares.js';
export * from './note.js';
export * from './online-share.js';
export * from './open-course.js';
export * from './plan-groups.js';
export * from './position.js';
export * from './position-token.js';
export * from './progress.js';
export * from './solution.js';
export * from './version-changes.js';
export * from './version-import.js';
