import {
  dayIndexOf,
  dayOfIndex,
  deepFreeze,
  shanghaiDay,
  shanghaiDayIndex,
  WEEK_DAYS,
} from '../shared/index.js';
import type { DayWindow } from './window.js';

/** Where a week lies to a campaign: in the weeks before it, in its own, or in those after it. Beyond the Specification. */
export type EffectSpan = 'before' | 'during' | 'after';

/** All of them, in the order of time. Beyond the Specification. */
export const EFFECT_SPANS: readonly [EffectSpan, ...EffectSpan[]] = deepFreeze(['before', 'during', 'after']);

/** A week by which a campaign is looked at: seven Shanghai days, and where they lie to it (`span`). Beyond the Specification. */
export type EffectWeek = DayWindow & { readonly span: EffectSpan };

/**
 * The weeks by which a campaign is looked at, the earliest first: its own from its first day on, so many that its last day lies in the
 * last of them, as many directly before, and as many directly after. Each has seven days, so that one can be compared with another. A
 * window that ends before it begins has none. Throws RangeError when a day of the window
 * is no `YYYY-MM-DD` day. Beyond the Specification.
 *
 * @param window - the first and the last day of the campaign
 */
export const effectWeeks = ({ firstDay, lastDay }: DayWindow): readonly EffectWeek[] => {
  const first = dayIndexOf(firstDay);
  const each = Math.max(0, Math.ceil((dayIndexOf(lastDay) - first + 1) / WEEK_DAYS));
  const spanOf = (at: number): EffectSpan => {
    if (at < each) return 'before';
    return at < 2 * each ? 'during' : 'after';
  };
  return Array.from({ length: 3 * each }, (_, at) => {
    const day = first + (at - each) * WEEK_DAYS;
    return { span: spanOf(at), firstDay: dayOfIndex(day), lastDay: dayOfIndex(day + WEEK_DAYS - 1) };
  });
};

/**
 * Those of some weeks that are over: of one that is not, nobody knows what will have been studied in it. Beyond the Specification.
 *
 * @param weeks - in their order
 * @param today - the Shanghai day now, `YYYY-MM-DD`
 */
export const weeksOver = (weeks: readonly EffectWeek[], today: string): readonly EffectWeek[] =>
  // Days of this form sort as texts.
  weeks.filter(({ lastDay }) => lastDay < today);

/**
 * Whether a campaign can be compared yet: it has not begun, is in its first week, or a week of it is over. Beyond the Specification.
 */
export type EffectPhase = 'ahead' | 'early' | 'open';

/**
 * Where a campaign stands at the instant `now` (epoch milliseconds). Throws RangeError when a day of the window is no `YYYY-MM-DD` day or
 * `now` no instant. Beyond the Specification.
 *
 * @param window - the first and the last day of the campaign
 */
export const effectPhase = (window: DayWindow, now: number): EffectPhase => {
  const today = shanghaiDay(now);
  if (today < window.firstDay) return 'ahead';
  const over = weeksOver(effectWeeks(window), today);
  return over.some(({ span }) => span === 'during') ? 'open' : 'early';
};

/** So many days after the last week what was studied offline in it has been sent, as a number of days. */
const SETTLED_DAYS = 7;

/**
 * Whether it is to be counted (again) what was studied around a campaign: once it can be compared, each day until a week after the last of
 * its weeks, and whenever staff changed it since. Throws like {@link effectPhase}. Beyond the Specification.
 *
 * @param campaign - its days, and the version that counts the changes of staff
 * @param kept - the version that was counted, and when (epoch milliseconds); `undefined`: none was
 * @param now - epoch milliseconds
 */
export const isEffectDue = (
  campaign: DayWindow & { readonly version: number },
  kept: { readonly version: number; readonly countedAt: number } | undefined,
  now: number,
): boolean => {
  const last = effectWeeks(campaign).at(-1);
  if (last === undefined || effectPhase(campaign, now) !== 'open') return false;
  if (kept?.version !== campaign.version) return true;
  const settled = dayIndexOf(last.lastDay) + SETTLED_DAYS;
  return shanghaiDayIndex(kept.countedAt) < Math.min(shanghaiDayIndex(now), settled);
};
