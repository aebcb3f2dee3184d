/** About a report that a student lets his class teacher see. */
export const shown = {
  back: '回到学员主页',
  title: (name: string | null, year: number) => `${name ?? '学员'}的 ${year} 年度学习报告`,
  hint: '这是学员自己的报告，「你」说的是学员。他随时可以收回同意，收回以后这里打不开。',
  soFar: (year: number) => `${year} 年还没有过完，写的是到目前为止。`,
  none: '没有可以看的报告',
  noneHint: '要学员在自己报告的结尾同意，只有他现在所在班级的班主任看得到；他也可能已经收回了。',
  failed: '报告没有加载出来',
} as const;
