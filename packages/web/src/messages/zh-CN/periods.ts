/** Texts about how long something lasts. */
export const periods = {
  /** Longer by other orders. */
  merged: (days: number) => `与已有订单合并，按 ${days} 天计`,
} as const;
