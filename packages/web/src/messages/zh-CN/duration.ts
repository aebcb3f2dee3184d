const HOUR_MINUTES = 60;

/** So many minutes as people say them: 45 分钟, 2 小时, 1 小时 30 分钟. */
export const minutesWords = (minutes: number): string => {
  if (minutes < HOUR_MINUTES) return `${minutes} 分钟`;
  const rest = minutes % HOUR_MINUTES;
  return `${Math.floor(minutes / HOUR_MINUTES)} 小时${rest === 0 ? '' : ` ${rest} 分钟`}`;
};
