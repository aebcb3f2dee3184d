import { reachOf } from '@ykd/domain/access';
import { periodIssues } from '@ykd/domain/campaign';
import { err, ok } from '@ykd/domain/shared';
import { invalid } from '../people/changed.js';
import type { CheckInEntry, CheckInKey, CheckInsOfDay } from '../ports/check-ins.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import type { StaffCheckInDeps } from './deps.js';
import type { StaffCheckInPort, StaffEntriesInput, StaffEntry } from './staff-port.js';
import { commentView, entryView } from './view.js';

const order = (sort: StaffEntriesInput['sort']): KeyOrder<CheckInEntry, CheckInKey> => ({
  name: `check-ins-${sort}`,
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, userId }) => [gmtCreated, userId],
});

/** Of everybody, or of those in the caller's care. */
const reachIn = ({ staff, user }: Caller): Pick<CheckInsOfDay, 'caredBy'> =>
  reachOf(staff, 'checkins.review') === 'all' ? {} : { caredBy: user.id };

/** Entries of one day as staff see them. */
export const staffEntriesOf = async (
  deps: StaffCheckInDeps,
  caller: Caller,
  entries: readonly CheckInEntry[],
): Promise<readonly StaffEntry[]> => {
  const [first] = entries;
  if (first === undefined) return [];
  const userIds = entries.map(({ userId }) => userId);
  const [comments, named] = await Promise.all([
    deps.checkIns.commentsOfDay(first, userIds),
    namesOf(deps, [...userIds, ...entries.flatMap(({ reviewedBy }) => reviewedBy ?? [])]),
  ]);
  const mayRemoveAll = reachOf(caller.staff, 'checkins.review') === 'all';
  return entries.map((entry) => {
    const { userId, campaign, reviewedBy, reviewedAt, reviewedVersion, version } = entry;
    return {
      ...entryView(entry),
      student: named(userId),
      campaign,
      comments: comments
        .filter((one) => one.userId === userId)
        .map((one) => ({
          ...commentView(one),
          isRemovable: mayRemoveAll || one.authorId === caller.user.id,
        })),
      reviewer: reviewedBy === null ? null : named(reviewedBy),
      reviewedAt,
      isChangedSince: reviewedVersion !== null && version > reviewedVersion,
      version,
    };
  });
};

/** Whoever may look at a day of a campaign that there is. */
const dayOf = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  { campaign, day }: Pick<CheckInsOfDay, 'campaign' | 'day'>,
) => {
  const caller = await requireRight(deps, context, 'checkins.review');
  if (!caller.ok) return caller;
  const [issue] = periodIssues({ firstDay: day, lastDay: day });
  if (issue !== undefined) return invalid('day', issue.message);
  const found = await deps.activities.campaign(campaign);
  return found === undefined ? err({ kind: 'entity-not-found' } as const) : caller;
};

/** The entries of a day. */
export const entries = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  { campaign, day, mark, sort, ...page }: StaffEntriesInput,
): ReturnType<StaffCheckInPort['entries']> => {
  const caller = await dayOf(deps, context, { campaign, day });
  if (!caller.ok) return caller;
  const by = order(sort);
  const window = keyWindow(by, page);
  if (!window.ok) return window;
  const which = { campaign, day, ...(mark === undefined ? {} : { mark }), ...reachIn(caller.value) };
  const rows = await deps.checkIns.ofDay(which, sort === 'first' ? 'asc' : 'desc', window.value);
  const shown = await staffEntriesOf(deps, caller.value, rows.list);
  const views = new Map(shown.map((one) => [one.student.id, one]));
  const viewOf = ({ userId }: CheckInEntry): StaffEntry => {
    const view = views.get(userId);
    if (view === undefined) throw new Error('an entry without a view');
    return view;
  };
  return ok(keyPage(by, window.value, rows, viewOf));
};

/** How many entries a day has. */
export const count = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  on: Pick<CheckInsOfDay, 'campaign' | 'day'>,
): ReturnType<StaffCheckInPort['count']> => {
  const caller = await dayOf(deps, context, on);
  return caller.ok ? ok(await deps.checkIns.countOfDay({ ...on, ...reachIn(caller.value) })) : caller;
};
