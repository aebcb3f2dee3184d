/** Texts of the bell, which stands on every page. */
export const bell = {
  unread: (count: number, isMore: boolean) => `，${isMore ? `超过 ${count}` : count} 条未读`,
} as const;
