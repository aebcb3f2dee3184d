export * from './condition.js';
export * from './count.js';
export * from './description.js';
export * from './plan.js';
export * from './ranked.js';
export * from './report.js';
export * from './state.js';
export * from './target.js';
