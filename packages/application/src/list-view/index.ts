export { builtInViews, type BuiltInView } from './built-in.js';
export { viewNameIssue } from './keep-view.js';
export * from './port.js';
export * from './view.js';
