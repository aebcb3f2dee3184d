/** Texts of announcements and of the card of the yearly report, where students see them and staff look ahead. */
export const told = {
  announcement: {
    more: '查看详情',
    putAway: (title: string) => `收起公告：${title}`,
  },
  report: {
    title: (year: number) => `${year} 年度学习报告`,
    what: (year: number) => `你的 ${year} 年学习，从第一次讲起，一页说一件事。`,
    open: '看看我的年度报告',
    ok: '知道了',
  },
} as const;
