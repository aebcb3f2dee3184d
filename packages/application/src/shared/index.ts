export * from './authenticate.js';
export * from './caller.js';
export * from './errors.js';
export { createIssueList, ISSUE_FIELD_MAX } from './issue-list.js';
export * from './key-page.js';
export * from './outcome.js';
export * from './session-rules.js';
export type { PicturePlace } from './picture-place.js';
export { rowsByKey } from './rows-by-key.js';
