import { shanghaiDay, shanghaiMinute, weekdayOfDay } from '@ykd/domain/shared';
import { calendar as words } from '../messages/zh-CN/calendar';

/** A Shanghai day, `YYYY-MM-DD`, in words: 3月2日 周一. */
export const dayWords = (day: string): string => `${words.day(day)} ${words.weekday(weekdayOfDay(day))}`;

/** The hour and minute of an instant, in Shanghai. */
export const hourOf = (at: number): string => shanghaiMinute(at).slice(11);

/** From when until when something is, without its first day: 19:30–21:30. */
export const hoursWords = (startsAt: number, endsAt: number | null): string => {
  if (endsAt === null) return hourOf(startsAt);
  const isSame = shanghaiDay(startsAt) === shanghaiDay(endsAt);
  return `${hourOf(startsAt)}–${isSame ? '' : `${words.day(shanghaiDay(endsAt))} `}${hourOf(endsAt)}`;
};

/** From when until when something is: 3月2日 周一 19:30–21:30. */
export const timeWords = (startsAt: number, endsAt: number | null): string =>
  `${dayWords(shanghaiDay(startsAt))} ${hoursWords(startsAt, endsAt)}`;
