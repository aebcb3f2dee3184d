import type { RosterRowState } from '../entities/roster.js';

/** How a row stands, in words. */
export const ROSTER_ROW_TITLES: Readonly<Record<RosterRowState, string>> = {
  pending: '未核对',
  new: '新增',
  changed: '修改',
  same: '没有变化',
  faulty: '有误',
  skipped: '不导入',
  made: '已新增',
  updated: '已修改',
  left: '本来就是这样',
  unwritten: '没有写入',
  reversed: '已撤销',
  kept: '保留',
  failed: '撤销失败',
};
