export * from './content.js';
export * from './outline.js';
export { foldCase, partTexts, type PartText } from './search-text.js';
export { UNKNOWN_COURSE_PROBLEM } from './unknown-course.js';
export { stageTitle } from './stage-title.js';
