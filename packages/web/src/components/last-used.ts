import { HOUR_MS } from '@ykd/domain/shared';
import { lastUsed } from '../messages/zh-CN/last-used';
import { whenInWords } from './when';

const MINUTE_MS = 60_000;

/** When a device was used last: 刚刚, N 分钟前, N 小时前 up to half a day, then the day. */
export const lastUsedInWords = (at: number, now: number): string => {
  const ago = now - at;
  if (ago < 2 * MINUTE_MS) return lastUsed.justNow;
  if (ago < HOUR_MS) return lastUsed.minutesAgo(Math.floor(ago / MINUTE_MS));
  return ago < 12 * HOUR_MS ? lastUsed.hoursAgo(Math.floor(ago / HOUR_MS)) : whenInWords(at, now);
};
