import { coursesOf } from './entry.js';

const data = coursesOf('data');
const go = coursesOf('go');

/** Databases, and the Go language. */
export const DATA_AND_GO_COURSES = [
  data('d1', 'SQL 基础查询', 9, 'SQL'),
  data('d2', 'MySQL 数据库开发', 11, 'My'),
  data('d3', '数据库设计与优化', 8, 'B+'),
  data('d4', 'Redis 缓存实战', 7, 'KV'),
  go('go1test', 'Go 体验课', 3, 'Go', { isNew: true }),
  go('go1', 'Go 语言基础', 12, 'go', { isNew: true }),
];
