/** Texts about how long something lasts. */
export const periods = {
  /** Longer by other orders. */
  merged: (days: number) => `与已有订单合并，按 ${days} 天计`,
  /** The same where nothing beside it says which period it is. */
  mergedService: (days: number) => `班主任服务与已有订单合并，按 ${days} 天计`,
} as const;
