import { coursesOf } from './entry.js';

const web = coursesOf('web');
const mini = coursesOf('mini');

/** The front-end track and the mini programs built upon it. */
export const WEB_COURSES = [
  web('f1', 'HTML 网页基础', 8, '</>'),
  web('f2', 'CSS 样式与布局', 10, '#{}'),
  web('f3', 'JavaScript 语言基础', 12, 'JS'),
  web('f4', 'JavaScript 进阶', 11, '=>'),
  web('f5', '浏览器与 DOM 编程', 9, 'DOM'),
  web('f6', '响应式页面实战', 7, '@'),
  web('f7', 'HTTP 与前后端交互', 8, 'API'),
  web('f8', 'Vue 2 入门', 9, 'V2'),
  web('f9', 'Vue 2 组件与路由', 9, 'V2+'),
  web('f10', '前端工程化', 10, 'npm'),
  web('f11', 'React 应用开发', 13, 'Re'),
  web('f100', '前端综合项目实战', 14, 'Web', { isNew: true }),
  web('vuethree1', 'Vue 3 应用开发', 12, 'V3', { isNew: true }),
  web('ts1', 'TypeScript 入门与实践', 10, 'TS', { isNew: true }),
  web('dewu-web', '潮流电商网站实战', 11, 'Shop'),
  web('f-stage1', '前端就业班 第一阶段', 12, 'S1', { isNew: true }),
  web('f-stage2', '前端就业班 第二阶段', 14, 'S2', { isNew: true }),
  mini('taro1', 'Taro 多端开发', 9, 'Taro'),
  mini('dewu-taro', '潮流电商小程序实战', 10, 'Mini'),
  mini('dewu-taro-ts', '潮流电商小程序实战（TypeScript 版）', 10, 'M·TS', { isNew: true }),
  mini('wxmini10', '微信小程序开发', 11, 'Wx'),
  mini('wxmini10-ts', '微信小程序开发（TypeScript 版）', 11, 'W·TS', { isNew: true }),
];
