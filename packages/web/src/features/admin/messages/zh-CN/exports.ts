import { EXPORT_FORMAT_TITLES, EXPORT_STATE_TITLES, EXPORT_TITLES } from '@ykd/application/list-export';

/** Texts about exports of lists. */
export const exporting = {
  title: '导出',
  hint: '符合条件的全部，不只是这一页；列与次序和现在看到的一样。',
  as: (format: string) => `导出 ${format}`,
  formats: EXPORT_FORMAT_TITLES,
  lists: EXPORT_TITLES,
  states: EXPORT_STATE_TITLES,
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
