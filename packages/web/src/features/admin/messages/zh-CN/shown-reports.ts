/** About the yearly reports that a student lets his class teacher see. */
export const shownReports = {
  none: '没有可以看的报告',
  noneHint: '学员在自己报告的结尾同意以后，他现在所在班级的班主任可以在这里打开。',
  open: (year: number) => `${year} 年的报告`,
} as const;
