import type { Prize } from '@ykd/domain/activity';

/** Texts of a campaign, where students see it and staff look ahead. */
export const campaign = {
  phases: { before: '还没有开始', open: '进行中', over: '活动已结束' },
  facts: {
    title: (name: string) => `活动说明：${name}`,
    badge: '徽章',
    badgeSince: (day: string) => `${day} 获得`,
    badgeHint: (isOpen: boolean) => (isOpen ? '打卡一天就能获得' : '活动期间打过一天卡的学员获得'),
    rules: '活动规则',
    prizes: '奖品',
    asks: ({ by, days, ships }: Pick<Prize, 'by' | 'days' | 'ships'>) =>
      `${by === 'total' ? '累计' : '连续'}打卡 ${days} 天${ships ? '，寄送到家' : ''}`,
    earned: '已达成',
  },
} as const;
