const inWords = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

/** Texts of the daily check-in. */
export const checkIn = {
  inWords,
  missing: {
    title: '没有这个活动',
    hint: '它可能已经取消，也可能不面向你。',
    back: '去每日打卡',
  },
  beforeHint: (firstDay: string) => `${firstDay} 起可以打卡，到时候再来。`,
  overHint: '不能再打卡了，写过的都在下面；别的活动在“全部活动”里。',
  failed: '打卡记录没有加载出来',
  figures: { label: '打卡天数', current: '连续', longest: '最长连续', total: '累计', unit: '天' },
  share: '分享连续打卡',
  history: {
    title: '全部活动',
    failed: '历史没有加载出来',
    none: '没有参加',
    facts: (total: number, longest: number) => `累计 ${total} 天 · 最长连续 ${longest} 天`,
    shown: '当前',
  },
} as const;
