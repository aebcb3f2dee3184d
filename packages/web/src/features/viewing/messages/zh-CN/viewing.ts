/** Texts of the bar that stands on every page of whoever looks as somebody else. */
export const viewing = {
  name: '以他人的身份查看',
  as: '正在以',
  is: '的身份查看',
  readOnly: '只能看，不能改',
  left: (minutes: number) => (minutes > 1 ? `还剩 ${minutes} 分钟` : '不到 1 分钟'),
  end: '结束查看',
  failed: '没有结束，请再试一次',
} as const;
