/** When something was used last, as long as that is not long ago. */
export const lastUsed = {
  justNow: '刚刚',
  minutesAgo: (minutes: number) => `${minutes} 分钟前`,
  hoursAgo: (hours: number) => `${hours} 小时前`,
} as const;
