import type { Dashboard } from '@ykd/application/dashboard';
import type { Grain } from '@ykd/domain/dashboard';
import { dayIndexOf, dayOfIndex } from '@ykd/domain/shared';

/** Which period an address asks for; `isUnread`: it names a day that there is not. */
export interface SaidPeriod {
  readonly by: Grain;
  readonly on?: string;
  readonly isUnread: boolean;
}

const isDay = (text: string): boolean => {
  try {
    return dayOfIndex(dayIndexOf(text)) === text;
  } catch {
    return false;
  }
};

/** Reads it: a month unless it says a day, the one of today unless it says which. */
export const periodSaid = (said: URLSearchParams): SaidPeriod => {
  const by = said.get('by') === 'day' ? 'day' : 'month';
  const on = said.get('on');
  if (on === null) return { by, isUnread: false };
  return isDay(on) ? { by, on, isUnread: false } : { by, isUnread: true };
};

/** The day by which the period before is asked for. */
export const earlierDay = ({ now }: Pick<Dashboard, 'now'>): string => dayOfIndex(dayIndexOf(now.from) - 1);

/** The same of the one behind; undefined where that is today's, which needs no day. */
export const laterDay = ({ now, today, by }: Pick<Dashboard, 'now' | 'today' | 'by'>): string | undefined => {
  const day = dayOfIndex(dayIndexOf(now.to) + 1);
  const length = by === 'month' ? 'YYYY-MM'.length : day.length;
  return day.slice(0, length) === today.slice(0, length) ? undefined : day;
};
