import { HOUR_MS } from '@ykd/domain/shared';
import { account } from '../messages/zh-CN/account';
import { whenInWords } from './when';

const MINUTE_MS = 60_000;

/** When a device was used last: 刚刚, N 分钟前, N 小时前 up to half a day, then the day. */
export const lastUsedInWords = (at: number, now: number): string => {
  const ago = now - at;
  if (ago < 2 * MINUTE_MS) return account.devices.justNow;
  if (ago < HOUR_MS) return account.devices.minutesAgo(Math.floor(ago / MINUTE_MS));
  return ago < 12 * HOUR_MS ? account.devices.hoursAgo(Math.floor(ago / HOUR_MS)) : whenInWords(at, now);
};
