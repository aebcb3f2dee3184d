export { newVersion, versionWith } from './new-version.js';
export * from './port.js';
export { COURSE_ARCHIVE_FIELD } from './upload.js';
export * from './words.js';
