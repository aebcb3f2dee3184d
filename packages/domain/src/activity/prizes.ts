import type { CheckInStreak } from '../campaign/index.js';
import { deepFreeze, lineIssue } from '../shared/index.js';

/** What a prize asks for: so many days in all, or so many in a row. Beyond the Specification. */
export type PrizeBy = 'total' | 'longest';

/** Both, in the order in which they are offered. Beyond the Specification. */
export const PRIZE_BYS: readonly PrizeBy[] = deepFreeze(['total', 'longest']);

/**
 * A prize of a campaign: its `id` in the campaign, its `title`, what it asks for (`by`) and how many `days` of it; `ships`: whether it is sent
 * to an address. Beyond the Specification.
 */
export type Prize = {
  readonly id: string;
  readonly title: string;
  readonly by: PrizeBy;
  readonly days: number;
  readonly ships: boolean;
};

/** The most prizes of a campaign, as a number of prizes. Beyond the Specification. */
export const PRIZES_MAX = 20;

/** The most Unicode code points of the title of a prize. Beyond the Specification. */
export const PRIZE_TITLE_MAX = 30;

/**
 * The prizes that somebody has earned, in the order of the campaign. A prize once earned stays so as long as the days do: `longest`
 * is the longest run ever, not the one of today. Beyond the Specification.
 *
 * @param prizes - those of the campaign
 * @param streak - how steadily he checked in, in days
 */
export const prizesEarned = (
  prizes: readonly Prize[],
  streak: Pick<CheckInStreak, PrizeBy>,
): readonly Prize[] => prizes.filter(({ by, days }) => streak[by] >= days);

/**
 * The Chinese message when a prize cannot be one, `undefined` when it can: a title of one line that is not empty and has at most
 * {@link PRIZE_TITLE_MAX} code points, and a whole number of days that the period of the campaign has. Beyond the Specification.
 *
 * @param prize - what it is called and asks for
 * @param periodDays - how many days the campaign lasts
 */
export const prizeIssue = (
  { title, days }: Pick<Prize, 'title' | 'days'>,
  periodDays: number,
): string | undefined => {
  const stored = title.trim();
  if (stored === '') return '奖品名称必须填写';
  if ([...stored].length > PRIZE_TITLE_MAX) return `奖品名称不能超过${PRIZE_TITLE_MAX}个字符`;
  const written = lineIssue('奖品名称', stored);
  if (written !== undefined) return written;
  if (!Number.isInteger(days) || days < 1) return '天数应为 1 以上的整数';
  return days > periodDays ? `活动只有 ${periodDays} 天，${days} 天做不到` : undefined;
};

/**
 * The Chinese message when a campaign cannot have these prizes, `undefined` when it can: at most {@link PRIZES_MAX}, no two with the
 * same id, no two with the same title, each of them possible. The first that is not is named. Beyond the Specification.
 *
 * @param prizes - in their order
 * @param periodDays - how many days the campaign lasts
 */
export const prizesIssue = (prizes: readonly Prize[], periodDays: number): string | undefined => {
  if (prizes.length > PRIZES_MAX) return `奖品最多 ${PRIZES_MAX} 种`;
  const titles = new Set(prizes.map(({ title }) => title.trim()));
  const ids = new Set(prizes.map(({ id }) => id));
  for (const [index, prize] of prizes.entries()) {
    const issue = prizeIssue(prize, periodDays);
    if (issue !== undefined) return `第 ${index + 1} 种奖品：${issue}`;
  }
  if (titles.size < prizes.length || ids.size < prizes.length) return '奖品不能重名';
  return undefined;
};
