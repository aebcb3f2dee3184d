import { currentRun } from '@ykd/domain/campaign';
import { dayIndexOf, dayOfIndex, err, ok, shanghaiDay } from '@ykd/domain/shared';
import type { StoredCampaign } from '../ports/activities.js';
import type { ListedStanding, StandingKey } from '../ports/check-in-standings.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import type { StaffCheckInDeps } from './deps.js';
import { dayOf, reachIn } from './staff-entries.js';
import type { StaffCheckInPort } from './staff-port.js';
import {
  STANDING_DAYS,
  type CheckInCalendar,
  type StaffStanding,
  type StaffStandingsInput,
} from './standing-view.js';

/** The last day of a campaign of which there can be an entry by now. */
const lastNow = ({ lastDay }: StoredCampaign, now: number): string => {
  const today = shanghaiDay(now);
  return today < lastDay ? today : lastDay;
};

/** Standings as staff see them on a day. */
const staffStandingsOf = async (
  deps: StaffCheckInDeps,
  campaign: StoredCampaign,
  day: string,
  rows: readonly ListedStanding[],
): Promise<(row: ListedStanding) => StaffStanding> => {
  const userIds = rows.map(({ userId }) => userId);
  const firstDay = dayOfIndex(dayIndexOf(day) - STANDING_DAYS + 1);
  const [named, days] = await Promise.all([
    namesOf(deps, userIds),
    deps.checkInStandings.days(campaign.value, userIds, { firstDay, lastDay: day }),
  ]);
  const last = lastNow(campaign, deps.clock.now());
  return (row) => {
    const { userId, total, longest, lastDay } = row;
    return {
      student: named(userId),
      total,
      longest,
      current: lastDay === '' ? 0 : currentRun(row, last),
      lastDay: lastDay === '' ? null : lastDay,
      days: days
        .filter((one) => one.userId === userId)
        .map(({ day: of, mark, isMadeUp }) => ({ day: of, mark, isMadeUp }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    };
  };
};

const BY_LAST_DAY: KeyOrder<ListedStanding, StandingKey> = {
  name: 'check-in-standings',
  kinds: ['string', 'string'],
  keyOf: ({ lastDay, userId }) => [lastDay, userId],
};

const BY_ID: KeyOrder<string, readonly [userId: string]> = {
  name: 'check-in-none',
  kinds: ['string'],
  keyOf: (userId) => [userId],
};

/** Those who are in the caller's own care and have no day. */
const withoutDay = async (
  deps: StaffCheckInDeps,
  { user }: Caller,
  campaign: StoredCampaign,
  { day, ...page }: StaffStandingsInput,
): ReturnType<StaffCheckInPort['standings']> => {
  const window = keyWindow(BY_ID, page);
  if (!window.ok) return window;
  const { value, audience } = campaign;
  const which = { campaign: value, caredBy: user.id, audience };
  const rows = await deps.checkInStandings.without(which, window.value);
  const none = { total: 0, longest: 0, run: 0, lastDay: '' };
  const show = await staffStandingsOf(
    deps,
    campaign,
    day,
    rows.list.map((userId) => ({ userId, ...none })),
  );
  return ok(keyPage(BY_ID, window.value, rows, (userId) => show({ userId, ...none })));
};

/** How students do in a campaign. */
export const standings = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  input: StaffStandingsInput,
): ReturnType<StaffCheckInPort['standings']> => {
  const asked = await dayOf(deps, context, input);
  if (!asked.ok) return asked;
  const { caller, campaign } = asked.value;
  if (input.state === 'none') return withoutDay(deps, caller, campaign, input);
  const { day, state, ...page } = input;
  const window = keyWindow(BY_LAST_DAY, page);
  if (!window.ok) return window;
  const isLast = day >= lastNow(campaign, deps.clock.now());
  const missing = state === 'missing' ? { missing: { day, isLast } } : {};
  const which = { campaign: campaign.value, ...reachIn(caller), ...missing };
  const rows = await deps.checkInStandings.list(which, window.value);
  const show = await staffStandingsOf(deps, campaign, day, rows.list);
  return ok(keyPage(BY_LAST_DAY, window.value, rows, show));
};

/** The days of a campaign. */
export const calendar = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  { campaign }: Parameters<StaffCheckInPort['calendar']>[0],
): ReturnType<StaffCheckInPort['calendar']> => {
  const caller = await requireRight(deps, context, 'checkins.review');
  if (!caller.ok) return caller;
  if ((await deps.activities.campaign(campaign)) === undefined) return err({ kind: 'entity-not-found' });
  const which = { campaign, ...reachIn(caller.value) };
  const [students, days] = await Promise.all([
    deps.checkInStandings.count(which),
    deps.checkInStandings.byDay(which),
  ]);
  return ok<CheckInCalendar>({ students, days });
};
