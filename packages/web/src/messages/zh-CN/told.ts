import { POPUP_REPORT_YEAR } from '@ykd/domain/report';

/** Texts of announcements and of the card of the yearly report, where students see them and staff look ahead. */
export const told = {
  announcement: {
    more: '查看详情',
    putAway: (title: string) => `收起公告：${title}`,
  },
  report: {
    title: `${POPUP_REPORT_YEAR} 年度学习报告`,
    what: '一年里学了多少天、最长坚持了多久、几点最专注，都会写进这份报告。',
    soFar: (started: number, done: number) =>
      `到今天，你开始学了 ${started} 门课${done === 0 ? '' : `，学完 ${done} 门`}。`,
    later: '报告还在整理，做好以后会在学习中心告诉你。',
    ok: '知道了',
  },
} as const;
