/** Sharing a page of a yearly report. */
export const share = {
  page: '分享这一页',
  poster: '生成海报',
  pageTitle: '分享这一页',
  posterTitle: '我的年度海报',
  hide: '隐藏我的名字',
  failed: '图片没有画出来',
  file: (year: number, isPoster: boolean) => `${year} 年度学习报告${isPoster ? '海报' : ''}`,
  /** What whoever shares it should know. */
  open: (until: string) => `拿到图片的人都能看到上面的内容。图片的地址 ${until} 以前有效，不用登录。`,
} as const;
