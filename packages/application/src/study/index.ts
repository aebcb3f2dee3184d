export * from './course-picture-url.js';
export { outlineOf } from './outline-of.js';
export * from './port.js';
export { isSameOutput } from './same-output.js';
export { SEARCH_HITS_MAX, SEARCH_TEXT_MAX, type SearchHit } from './search-course.js';
