import { coursesOf } from './entry.js';

const tool = coursesOf('tool');
const algorithm = coursesOf('algorithm');

/** Computer basics, tools of the trade and algorithms. */
export const FOUNDATION_COURSES = [
  tool('g1', '计算机与编程入门', 8, '01'),
  tool('g1-new', '计算机与编程入门（修订版）', 9, '01'),
  algorithm('g100_1', '编程思维训练（一）顺序与分支', 6, 'IF'),
  algorithm('g100_2', '编程思维训练（二）循环与函数', 6, 'FOR'),
  algorithm('g100_3', '编程思维训练（三）抽象与建模', 7, 'FN'),
  tool('e1', '开发环境与命令行', 6, '$_'),
  tool('e2', 'Git 版本管理', 8, 'Git'),
  tool('e4', 'Linux 系统与运维基础', 10, 'Sh'),
  tool('e5', 'Docker 容器与部署', 9, 'Dk'),
  tool('e6', '研发协作与持续集成', 7, 'CI'),
  algorithm('a1', '数据结构', 12, '⌥'),
  algorithm('a2', '算法与力扣精练', 16, 'O(n)'),
];
