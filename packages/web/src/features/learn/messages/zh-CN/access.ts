/** Texts of the page about what is open to a learner, and until when. */
export const access = {
  hint: '每个订单开通了哪些课程，课程与班主任服务到哪一天。',
  courses: '课程有效期',
  service: '班主任服务期',
  noService: '不含班主任服务',
  left: (days: number) => (days === 0 ? '今天结束' : `还剩 ${days} 天`),
  ended: (day: string) => `已于 ${day} 结束`,
  grants: (count: number) => `${count} 门课程`,
  showAll: (count: number) => `显示全部 ${count} 门`,
  showLess: '收起',
  noCourses: '这个订单不含课程。',
  moved: '这个订单的课程，已经由更晚到期的订单开通。',
  expired: '已到期',
  renew: '续期请联系班主任，也可以在商城再次购买。',
  toOrder: '查看订单',
  none: '还没有开通的课程',
  noneHint: '体验课不用购买，随时可以学。',
} as const;
