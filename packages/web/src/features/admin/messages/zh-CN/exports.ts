import type { ExportFormat, ExportName, ExportState } from '@ykd/application/list-export';

/** Texts about exports of lists. */
export const exporting = {
  title: '导出',
  hint: '符合条件的全部，不只是这一页；列与次序和现在看到的一样。',
  as: (format: string) => `导出 ${format}`,
  formats: { csv: 'CSV', xlsx: 'Excel' } satisfies Record<ExportFormat, string>,
  lists: { students: '学员', security: '安全日志', audit: '操作记录' } satisfies Record<ExportName, string>,
  states: {
    running: '正在导出',
    done: '已完成',
    cancelled: '已取消',
    failed: '没有完成',
  } satisfies Record<ExportState, string>,
  runs: '导出的进度',
  recent: '最近的导出',
  none: '还没有导出过',
  rows: (count: string) => `${count} 行`,
  whole: '全部',
  cancel: '取消',
  cancelOf: (what: string) => `取消导出${what}`,
  close: '知道了',
  failed: '没有开始导出',
  cancelFailed: '没有取消',
  failedHint: '文件不完整，请重新导出。',
  noRuns: '没有查到导出的进度',
};
