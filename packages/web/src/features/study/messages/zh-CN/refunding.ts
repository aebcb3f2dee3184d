/** Texts of a course that is closed while a refund waits. Apart, because few ever read them. */
export const refunding = {
  hint: '在订单里可以看到退款的进度，也可以撤回申请；学习进度会保留。',
  toOrder: '查看退款的订单',
} as const;
