/** Texts of the ranking of a campaign. */
export const ranking = {
  title: '排行榜',
  show: '看排行榜',
  hide: '收起',
  failed: '排行榜没有加载出来',
  none: '榜上还没有人',
  unnamed: '没有名字的同学',
  self: '（我）',
  facts: (total: number, longest: number) => `${total} 天 · 最长连续 ${longest} 天`,
  counted: (count: number, shown: number) =>
    count > shown ? `榜上 ${count} 人，这里是前 ${shown} 名。` : count === 0 ? '' : `榜上 ${count} 人。`,
  hint: '先比累计天数，再比最长连续。别人只看得到名字的首尾两个字。',
  leftHint: '你已经退出，别人看不到你；打卡与奖品不受影响。',
  leave: '退出排行榜',
  comeBack: '回到排行榜',
  left: '已退出排行榜',
  back: '已回到排行榜',
  notDone: '没有成功',
} as const;
