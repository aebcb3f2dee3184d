/** Texts of the reminder of a campaign. */
export const reminder = {
  title: '打卡提醒',
  show: '设置提醒',
  hide: '收起',
  failed: '提醒没有加载出来',
  time: '每天提醒的时间',
  hint: '到这个时间还没有打卡，就在网页右上角的铃铛里提醒你；已经打了卡就不打扰。活动结束以后不再提醒。',
  notTime: '请选择时间',
  set: '开始提醒',
  change: '修改时间',
  stop: '不再提醒',
  on: (time: string) => `每天 ${time} 提醒。`,
  off: '现在没有设置提醒。',
  saved: (time: string) => `每天 ${time} 提醒你打卡`,
  stopped: '不再提醒你打卡',
  notDone: '没有成功',
} as const;
