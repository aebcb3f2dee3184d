import { isShownTo, type Audience, type Belongings } from '@ykd/domain/activity';
import { campaignPath, type DayWindow } from '@ykd/domain/campaign';
import { popupReportYear } from '@ykd/domain/report';
import type { Activities, Showing, ShownAnnouncement } from '../ports/activities.js';
import type { StudyLogs } from '../ports/study-logs.js';

/** A banner below the menu of the learning centre; `short` stands in its place in the head of a page on a phone. */
export interface ShownBanner {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly short: string;
  /** Where it leads to. */
  readonly path: string;
}

/** What shows to a student on a day. */
export interface ShownTo {
  readonly banners: readonly ShownBanner[];
  /** Of which year the popup of the yearly report tells: it is its time, and this student has one; null: it does not show. */
  readonly reportPopup: number | null;
  readonly announcements: readonly Pick<ShownAnnouncement, 'id' | 'title' | 'text' | 'link'>[];
  readonly campaigns: Showing['campaigns'];
}

interface ShownDeps {
  readonly activities: Pick<Activities, 'showing' | 'belongings'>;
  readonly studyLogs: Pick<StudyLogs, 'hasStudied'>;
}

/** What is called so on a phone, where a campaign is meant. */
const CAMPAIGN_SHORT = '打卡';

const NOTHING: Belongings = { productIds: [], classIds: [], tagIds: [] };

/** Who studied nothing in the year of the popup has no report to be told of. */
const popupYear = async (
  studyLogs: ShownDeps['studyLogs'],
  userId: string,
  promos: Showing['promos'],
  day: string,
): Promise<number | null> => {
  const popup = promos.find(({ kind }) => kind === 'report');
  if (popup === undefined) return null;
  const year = popupReportYear(popup.firstDay, day);
  return (await studyLogs.hasStudied(userId, year)) ? year : null;
};

/**
 * What shows to a student on a day (`YYYY-MM-DD`): the one rule of what students see and of what staff see when they look ahead.
 * What a student has is asked for only where something runs that is not for everybody.
 */
export const shownTo = async (
  { activities, studyLogs }: ShownDeps,
  userId: string,
  day: string,
): Promise<ShownTo> => {
  const showing = await activities.showing(day, userId);
  const all: readonly { readonly audience: Audience }[] = Object.values(showing).flat();
  const isForSome = all.some(({ audience }) => audience.kind !== 'all');
  const belongings = isForSome ? await activities.belongings(userId) : NOTHING;
  const those = <T extends DayWindow & { readonly audience: Audience }>(list: readonly T[]): readonly T[] =>
    list.filter((one) => isShownTo(one, belongings, day));
  const promos = those(showing.promos);
  const campaigns = those(showing.campaigns);
  const ofCampaigns = campaigns.flatMap(({ value, name, banner }): readonly ShownBanner[] =>
    banner === ''
      ? []
      : [
          {
            id: `campaign-${value}`,
            title: name,
            hint: banner,
            short: CAMPAIGN_SHORT,
            path: campaignPath(value),
          },
        ],
  );
  const ofPromos = promos.flatMap(({ kind, id, title, hint, short, path }): readonly ShownBanner[] =>
    kind === 'banner' ? [{ id, title, hint, short, path }] : [],
  );
  return {
    banners: [...ofPromos, ...ofCampaigns],
    reportPopup: await popupYear(studyLogs, userId, promos, day),
    announcements: those(showing.announcements).map(({ id, title, text, link }) => ({
      id,
      title,
      text,
      link,
    })),
    campaigns,
  };
};
