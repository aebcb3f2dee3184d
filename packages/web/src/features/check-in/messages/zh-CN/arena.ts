/** Texts of the pages about the summer arenas. */
export const arena = {
  left: (days: number) => (days === 0 ? '今天是最后一天' : `还有 ${days} 天结束`),
  starts: (days: number) => `${days} 天后开始`,
  whatTitle: '这是什么',
  what: [
    '暑期王者竞技场是整个夏天的学习约定：活动期间每天打一次卡，写下当天学了什么，也可以附上图片。',
    '一天只算一次，按北京时间计。坚持的天数越多、连续得越久，王者之路就走得越远。',
  ],
  record: '我的战绩',
  none: {
    before: '活动开始以后，这里会记下你的打卡。',
    open: '还没有打卡，从今天开始吧。',
    over: '这一届你没有打卡。',
  },
  ofDays: (days: number) => `活动共 ${days} 天`,
  toClock: '去打卡',
  toHistory: '查看打卡记录',
  failed: '活动没有加载出来',
} as const;
