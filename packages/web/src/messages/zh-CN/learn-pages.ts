/** Texts that several pages of the learning centre share. Apart from `learn`, because nobody needs them at first. */
export const learnPages = {
  /** The days of a period, the first and the last. */
  span: (from: string, until: string) => `${from} 至 ${until}`,
  toAccess: '查看我的权限',
  toMall: '去商城看看',
  noCourse: '没有这门课程',
  noCourseHint: '地址里的课程编号不正确，可能复制时少了一截。',
} as const;
