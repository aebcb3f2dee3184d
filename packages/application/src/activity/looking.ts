import { POPUP_TITLE } from '@ykd/domain/activity';
import { periodIssues, type DayWindow } from '@ykd/domain/campaign';
import { dayIndexOf, err, ok, startOfShanghaiDay, type Result } from '@ykd/domain/shared';
import { findCampaign, pageOf } from '../check-in/find-campaign.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { memberName } from '../shared/member-name.js';
import { reachStudent } from '../student/reach.js';
import type { ActivityDeps } from './deps.js';
import { audienceNames } from './lines.js';
import type { ActivityPort, RunningActivity } from './port.js';
import { shownTo } from './shown.js';

/** All that runs on one of some days. */
export const running = async (
  deps: Pick<ActivityDeps, 'activities'>,
  { firstDay, lastDay }: DayWindow,
): Promise<Result<readonly RunningActivity[], ErrorOf<'invalid-input'>>> => {
  const issues = periodIssues({ firstDay, lastDay });
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const { activities } = deps;
  const [campaigns, promos, announcements] = await Promise.all([
    activities.campaigns(),
    activities.promos(),
    activities.announcements(),
  ]);
  const all = [
    ...campaigns.map((one) => ({ ...one, kind: 'campaign', key: one.value, title: one.name }) as const),
    ...promos.map(
      (one) =>
        ({
          ...one,
          kind: one.kind === 'report' ? 'report' : 'promo',
          key: one.id,
          title: one.kind === 'report' ? POPUP_TITLE : one.title,
        }) as const,
    ),
    ...announcements.map((one) => ({ ...one, kind: 'announcement', key: one.id }) as const),
  ].filter((one) => one.firstDay <= lastDay && firstDay <= one.lastDay);
  const namesOf = await audienceNames(
    deps,
    all.map(({ audience }) => audience),
  );
  return ok(
    all
      .map(({ kind, key, title, firstDay: first, lastDay: last, audience }) => ({
        kind,
        key,
        title,
        firstDay: first,
        lastDay: last,
        audience,
        audienceNames: namesOf(audience),
      }))
      .toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : a.firstDay > b.firstDay ? -1 : 0)),
  );
};

/** What a student would see on a day. */
export const preview = async (
  deps: ActivityDeps,
  context: CallerContext,
  { studentId, day }: Parameters<ActivityPort['preview']>[0],
): ReturnType<ActivityPort['preview']> => {
  const [issue] = periodIssues({ firstDay: day, lastDay: day });
  if (issue !== undefined)
    return err({ kind: 'invalid-input', issues: [{ field: 'day', message: issue.message }] });
  const reached = await reachStudent(deps, context, studentId);
  if (!reached.ok) return reached;
  const { id } = reached.value.student;
  const { campaigns, ...shown } = await shownTo(deps, id, day);
  const at = startOfShanghaiDay(dayIndexOf(day));
  const pages = await Promise.all(
    campaigns.map(async ({ value }) => {
      const found = await findCampaign(deps, id, value);
      if (found === undefined) return [];
      // On a day that is over, of what is written by then.
      const entries = found.entries.filter((entry) => entry.day <= day);
      return [pageOf({ ...found, entries }, at, true)];
    }),
  );
  const [user] = await deps.members.findByIds([id]);
  return ok({
    ...shown,
    student: { id, name: (user && memberName(user)) ?? null },
    day,
    campaigns: pages.flat(),
  });
};
