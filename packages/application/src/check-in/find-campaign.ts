import { isInAudience, prizesEarned, type Audience } from '@ykd/domain/activity';
import { shanghaiDay } from '@ykd/domain/shared';
import type { Activities, StoredCampaign } from '../ports/activities.js';
import type { CheckInStandings } from '../ports/check-in-standings.js';
import type { CheckInComment, CheckInEntry, CheckIns } from '../ports/check-ins.js';
import type { CampaignCheckIns, CampaignPage } from './port.js';
import { summaryOf } from './summary.js';
import { commentView, entryView } from './view.js';

/** A campaign, and what somebody wrote in it. */
export interface OwnCampaign {
  readonly campaign: StoredCampaign;
  /** The latest day first. */
  readonly entries: readonly CheckInEntry[];
}

interface CampaignDeps {
  readonly activities: Pick<Activities, 'campaign' | 'belongings'>;
  readonly checkIns: Pick<CheckIns, 'entries'>;
}

/**
 * Of campaigns those that are a member's: what he has is asked for only where one is not for everybody, and not his by what he wrote,
 * for who took part keeps it, whatever he has by now.
 */
export const hisOf = async <T extends { readonly audience: Audience }>(
  { activities }: { readonly activities: Pick<Activities, 'belongings'> },
  userId: string,
  campaigns: readonly T[],
  hasWritten: (campaign: T) => boolean,
): Promise<readonly T[]> => {
  const isHis = (campaign: T): boolean => campaign.audience.kind === 'all' || hasWritten(campaign);
  if (campaigns.every(isHis)) return campaigns;
  const belongings = await activities.belongings(userId);
  return campaigns.filter((one) => isHis(one) || isInAudience(one.audience, belongings));
};

/** A campaign as a member has it; undefined for one that there is not, and for one that is not his. */
export const findCampaign = async (
  deps: CampaignDeps,
  userId: string,
  value: string,
): Promise<OwnCampaign | undefined> => {
  const [campaign, entries] = await Promise.all([
    deps.activities.campaign(value),
    deps.checkIns.entries(userId, value),
  ]);
  if (campaign === undefined) return undefined;
  const [his] = await hisOf(deps, userId, [campaign], () => entries.length > 0);
  return his && { campaign: his, entries };
};

/** Whether somebody wins what he has the days for: who stands in nothing does not. Where there is no prize nobody is asked. */
export const winsPrizes = async (
  { checkInStandings }: { readonly checkInStandings: Pick<CheckInStandings, 'of'> },
  userId: string,
  { value, prizes }: Pick<StoredCampaign, 'value' | 'prizes'>,
): Promise<boolean> => prizes.length > 0 && (await checkInStandings.of(userId, value)) !== undefined;

/** What the page of a campaign says to somebody at the instant `now`, epoch ms; `wins`: whether prizes are for him. */
export const pageOf = ({ campaign, entries }: OwnCampaign, now: number, wins: boolean): CampaignPage => {
  const summary = summaryOf(
    campaign,
    entries.map(({ day }) => day),
    now,
  );
  const { rules, pageText, prizes } = campaign;
  const earned = new Set((wins ? prizesEarned(prizes, summary.streak) : []).map(({ id }) => id));
  return {
    ...summary,
    rules,
    pageText,
    prizes: prizes.map((prize) => ({ ...prize, isEarned: earned.has(prize.id) })),
  };
};

/** The entries of a member in a campaign, with what staff wrote under them, as `pageOf`. */
export const checkInsOf = (
  own: OwnCampaign,
  comments: readonly CheckInComment[],
  now: number,
  wins: boolean,
): CampaignCheckIns => ({
  ...pageOf(own, now, wins),
  today: shanghaiDay(now),
  days: own.entries.map((entry) => ({
    ...entryView(entry),
    comments: comments.filter(({ day }) => day === entry.day).map(commentView),
  })),
});
