import { shanghaiDay, shanghaiDayIndex, shanghaiMinute, weekdayOf, WEEKDAYS } from '@ykd/domain/shared';
import { admin } from './messages/zh-CN/admin';

/** How one greets at an instant (epoch ms), by the clock of Shanghai. */
export const greetingAt = (at: number): string => {
  const hour = Number(shanghaiMinute(at).slice(11, 13));
  const { morning, noon, afternoon, evening } = admin.start.greeting;
  if (hour < 5 || hour >= 18) return evening;
  if (hour < 11) return morning;
  return hour < 13 ? noon : afternoon;
};

/** The day of an instant (epoch ms) in Shanghai, such as 11 月 23 日，星期一. */
export const dayInWords = (at: number): string => {
  const [, month, day] = shanghaiDay(at).split('-').map(Number);
  return admin.start.day(Number(month), Number(day), WEEKDAYS[weekdayOf(shanghaiDayIndex(at))] ?? '');
};
