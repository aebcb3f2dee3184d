import { checkInCampaign, DEFAULT_CHECK_IN_CAMPAIGN } from '@ykd/domain/campaign';
import { POPUP_REPORT_YEAR } from '@ykd/domain/report';

const campaign = checkInCampaign(DEFAULT_CHECK_IN_CAMPAIGN)?.text ?? '';

/** Texts of the learn sidebar beside its menu. */
export const sidebar = {
  tags: '我的标签',
  console: '管理后台',
  promo: {
    title: campaign,
    hint: '每天打卡，一起坚持一个夏天',
    short: '竞技场',
    isOn: `${campaign}进行中`,
  },
  campus: { title: '校园招聘', hint: '就业班带你做项目、练面试' },
  report: {
    title: `${POPUP_REPORT_YEAR} 年度学习报告`,
    what: '一年里学了多少天、最长坚持了多久、几点最专注，都会写进这份报告。',
    soFar: (started: number, done: number) =>
      `到今天，你开始学了 ${started} 门课${done === 0 ? '' : `，学完 ${done} 门`}。`,
    later: '报告还在整理，做好以后会在学习中心告诉你。',
    ok: '知道了',
  },
} as const;
