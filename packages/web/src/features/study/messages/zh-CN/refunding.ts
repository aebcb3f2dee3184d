/** Texts of a course that is closed while a refund waits. Apart, because few ever read them. */
export const refunding = {
  hint: '在订单里可以查看退款进度；学习进度会保留。',
  toOrder: '查看退款进度',
} as const;
