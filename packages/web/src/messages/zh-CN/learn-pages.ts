/** Texts that several pages of the learning centre share. Apart from `learn`, because nobody needs them at first. */
export const learnPages = {
  /** The days of a period, the first and the last. */
  span: (from: string, until: string) => `${from} 至 ${until}`,
  toAccess: '查看我的权限',
  toMall: '去商城看看',
  refundingHint: '在订单里可以看到退款的进度，也可以撤回申请；学习进度会保留。',
  toRefund: '查看退款的订单',
  noCourse: '没有这门课程',
  noCourseHint: '地址里的课程编号不正确，可能复制时少了一截。',
  /** Of experience courses of which nothing is online, or none is sold. */
  trialSoonHint: '更多方向正在准备。',
  soon: '内容还没有上线',
  notSold: '暂时没有在售',
  refunding: '订单正在退款，暂停学习',
  toRefundOf: '查看退款',
  lessons: (lessons: number) => `已上线 ${lessons} 节`,
  /** Where the reader can open nothing. */
  nothingHint: '已开通的课程还没有上线的内容，上线后就能从这里开始。',
} as const;
