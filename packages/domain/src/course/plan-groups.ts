import { frozenTable } from '../shared/index.js';

/**
 * The learning plan: a stage name, as an order's sku names it, mapped to the course ids of that stage in the order
 * of study (Specification §3 'Learning-plan groups'). Without a prototype: an unknown stage reads as `undefined`.
 */
export const PLAN_GROUPS: Readonly<Record<string, readonly string[]>> = frozenTable({
  P2: ['g1', 'e1', 'j1', 'j2'],
  P3: ['j4', 'j5', 'd1', 'd2', 'e2'],
  P4: ['j8', 'j9', 'j11', 'j12', 'j13', 'a1'],
  P5: ['j15', 'd4', 'j18', 'j23', 'j24'],
  'Python 入门': ['py1', 'py2', 'py3', 'py4'],
  'Python 数据分析': ['py10', 'py11', 'py12', 'py13', 'py14', 'py15', 'py100'],
  'Java 基础': ['j1', 'j2', 'j4', 'j5', 'j6', 'j7', 'j8', 'd1', 'd2'],
  'Java 进阶': ['j9', 'j11', 'j12', 'j13', 'j15', 'j18', 'j19', 'j20', 'j21', 'j22', 'j23', 'd3', 'd4'],
  'Java 就业': ['ja100', 'ja101', 'j200', 'j24', 'a1', 'a2'],
  前端基础: ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7'],
  前端进阶: ['f10', 'ts1', 'vuethree1', 'f11', 'f100'],
  前端就业: ['f-stage1', 'f-stage2', 'dewu-web'],
  小程序: ['wxmini10', 'wxmini10-ts', 'taro1', 'dewu-taro', 'dewu-taro-ts'],
  合作课程: ['ext-lm1'],
});
