import { deepFreeze, frozenTable } from '../shared/index.js';

/** What a question of the placement test is about. Beyond the Specification. */
export type PlacementSkill = 'basics' | 'functions' | 'structures' | 'web' | 'data';

/** All of them, in the order in which they are shown. Beyond the Specification. */
export const PLACEMENT_SKILLS: readonly PlacementSkill[] = deepFreeze([
  'basics',
  'functions',
  'structures',
  'web',
  'data',
]);

/** What people read for each. Beyond the Specification. */
export const PLACEMENT_SKILL_TITLES: Readonly<Record<PlacementSkill, string>> = frozenTable({
  basics: '程序基础',
  functions: '函数与抽象',
  structures: '算法与结构',
  web: '网页与交互',
  data: '数据处理',
});
