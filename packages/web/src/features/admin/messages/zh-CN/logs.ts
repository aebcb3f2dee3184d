/** Texts that both logs have in common. */
export const logs = {
  unit: '条记录',
  onlyOf: (name: string) => `只看 ${name}`,
  failed: '记录没有加载出来',
  missing: '没有这条记录',
  missingHint: '链接可能写错了；安全日志里的记录过了保留的时间也会删去。',
} as const;
