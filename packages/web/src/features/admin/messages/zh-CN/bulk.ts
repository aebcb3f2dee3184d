import type { BulkRow, SkipReason } from '@ykd/application/staff-list';

/** Texts of what is done with many rows at once. */
export const bulk = {
  title: '处理结果',
  rows: '每一项的结果',
  summary: (done: number, skipped: number, failed: number) =>
    [`完成 ${done} 项`, `跳过 ${skipped} 项`, ...(failed > 0 ? [`失败 ${failed} 项`] : [])].join('，'),
  undo: (done: number) => `撤销完成的 ${done} 项`,
  unknown: '（看不到是谁）',
  outcomes: { done: '完成', skipped: '跳过', failed: '失败' } satisfies Record<BulkRow['outcome'], string>,
  reasons: {
    absent: '找不到，或不在你能看到的范围',
    same: '本来就是这样',
    conflict: '与现在的情况不符',
    changed: '之后又被修改过',
    undone: '已经恢复过',
    classTeacherOnly: '班主任的学员只能交给班主任',
  } satisfies Record<SkipReason, string>,
} as const;
