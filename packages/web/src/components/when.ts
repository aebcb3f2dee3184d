import { shanghaiDay, shanghaiDaysBetween } from '@ykd/domain/shared';
import { learn } from '../messages/zh-CN/learn';

/** From this many days on the date says more than the distance. */
const SHOWS_DATE_FROM = 30;

/** When something was, in the reader's words: 今天, 昨天, N 天前, or the day itself. */
export const whenInWords = (at: number, now: number): string => {
  const days = shanghaiDaysBetween(at, now);
  if (days <= 0) return learn.when.today;
  if (days === 1) return learn.when.yesterday;
  return days < SHOWS_DATE_FROM ? learn.when.daysAgo(days) : shanghaiDay(at);
};
