export * from './access/index.js';
export * from './course/index.js';
export * from './member/index.js';
export * from './order/index.js';
export * from './shared/index.js';
