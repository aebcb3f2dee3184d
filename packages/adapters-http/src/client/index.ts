export * from './commonquery.js';
export * from './http.js';
export * from './member.js';
export * from './projectuser.js';
export * from './request-error.js';
export * from './study.js';
