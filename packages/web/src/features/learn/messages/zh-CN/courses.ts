/** Texts about courses that are not there to be read, or not for this reader. */
export const courses = {
  /** Of experience courses of which nothing is online, or none is sold. */
  trialSoonHint: '更多方向正在准备。',
  soon: '内容还没有上线',
  notSold: '暂时没有在售',
  refunding: '订单正在退款，暂停学习',
  toRefund: '查看退款',
  refundWaits: (name: string) => `《${name}》的订单正在退款，期间这个订单不提供课程`,
  lessons: (lessons: number) => `已上线 ${lessons} 节`,
  /** Where the reader can open nothing. */
  nothingHint: '已开通的课程还没有上线的内容，上线后就能从这里开始。',
} as const;
