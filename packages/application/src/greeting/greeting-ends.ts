/** Why nobody is greeted for an order, as it is kept. */
export const NO_ORDER = 'the order is not paid any more';
export const NO_TEACHER = 'no course of the order has a class teacher who serves';
export const TOO_OLD = 'the chat was away for too long, or was set up later';

/** The same for people; what else went wrong is said as the other service says it. */
export const GREETING_ENDS: Readonly<Record<string, string>> = {
  [NO_ORDER]: '要发的时候订单已经不是已支付，不再发',
  [NO_TEACHER]: '课程里没有还在服务的班主任，不再发',
  [TOO_OLD]: '聊天服务停得太久，或者后来才有，不再发',
};
