/** Texts of the badges that one earned. */
export const badges = {
  title: '我的徽章',
  facts: (total: number, longest: number) => [`累计 ${total} 天`, `最长连续 ${longest} 天`],
  count: (count: number) => `${count} 枚`,
} as const;
