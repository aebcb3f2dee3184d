import { reachOf } from '@ykd/domain/access';
import { periodIssues } from '@ykd/domain/campaign';
import { err, ok } from '@ykd/domain/shared';
import { invalid } from '../people/changed.js';
import type { CheckInEntry, CheckInKey, CheckInsOfDay } from '../ports/check-ins.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import { reachedAmong } from '../student/reach.js';
import type { StaffCheckInDeps } from './deps.js';
import type { NamedMember } from './named-member.js';
import type {
  EarlierEntry,
  StaffCheckInPort,
  StaffEntriesInput,
  StaffEntry,
  StaffLikeness,
} from './staff-port.js';
import { commentView, entryView } from './view.js';

const order = (sort: StaffEntriesInput['sort']): KeyOrder<CheckInEntry, CheckInKey> => ({
  name: `check-ins-${sort}`,
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, userId }) => [gmtCreated, userId],
});

/** Of everybody, or of those in the caller's care. */
export const reachIn = ({
  staff,
  user,
}: {
  readonly staff?: Caller['staff'] | undefined;
  readonly user: Pick<Caller['user'], 'id'>;
}): Pick<CheckInsOfDay, 'caredBy'> =>
  reachOf(staff, 'checkins.review') === 'all' ? {} : { caredBy: user.id };

/** The entries that some are like, of those whom the caller sees: whose the others are is none of his business. */
const earlierOf = async (
  deps: StaffCheckInDeps,
  caller: Caller,
  entries: readonly CheckInEntry[],
): Promise<readonly CheckInEntry[]> => {
  const keys = entries.flatMap(({ likeUserId: userId, likeDay: day }) =>
    userId === null || day === null ? [] : { userId, day },
  );
  const [first] = entries;
  if (first === undefined || keys.length === 0) return [];
  const reached = await reachedAmong(
    deps,
    caller,
    keys.map(({ userId }) => userId),
  );
  return deps.checkIns.some(
    first.campaign,
    keys.filter(({ userId }) => reached.has(userId)),
  );
};

const likenessOf = (
  entry: CheckInEntry,
  earlier: readonly CheckInEntry[],
  named: (userId: string) => NamedMember,
): StaffLikeness | null => {
  const { likeKind: kind, likePercent: percent, likeUserId, likeDay, verdict, judgedBy, judgedAt } = entry;
  if (kind === null || percent === null) return null;
  const other = earlier.find(({ userId, day }) => userId === likeUserId && day === likeDay);
  const of = (one: CheckInEntry): EarlierEntry => {
    const { day, text, pictures } = entryView(one);
    return {
      name: named(one.userId).name,
      day,
      text,
      pictures,
      isChangedSince: one.gmtModified > entry.gmtModified,
    };
  };
  return {
    kind,
    percent,
    of: other === undefined ? null : of(other),
    verdict,
    judgedBy: judgedBy === null ? null : named(judgedBy),
    judgedAt,
    version: entry.likeVersion,
  };
};

/** Entries of one day as staff see them. */
export const staffEntriesOf = async (
  deps: StaffCheckInDeps,
  caller: Caller,
  entries: readonly CheckInEntry[],
): Promise<readonly StaffEntry[]> => {
  const [first] = entries;
  if (first === undefined) return [];
  const userIds = entries.map(({ userId }) => userId);
  const [comments, earlier] = await Promise.all([
    deps.checkIns.commentsOfDay(first, userIds),
    earlierOf(deps, caller, entries),
  ]);
  const named = await namesOf(deps, [
    ...userIds,
    ...earlier.map(({ userId }) => userId),
    ...entries.flatMap(({ reviewedBy, judgedBy }) => [reviewedBy ?? [], judgedBy ?? []].flat()),
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
      likeness: likenessOf(entry, earlier, named),
    };
  });
};

/** Whoever may look at a day, and the campaign, which there is. */
export const dayOf = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  { campaign, day }: Pick<CheckInsOfDay, 'campaign' | 'day'>,
) => {
  const caller = await requireRight(deps, context, 'checkins.review');
  if (!caller.ok) return caller;
  const [issue] = periodIssues({ firstDay: day, lastDay: day });
  if (issue !== undefined) return invalid('day', issue.message);
  const found = await deps.activities.campaign(campaign);
  if (found === undefined) return err({ kind: 'entity-not-found' } as const);
  return ok({ caller: caller.value, campaign: found });
};

/** The entries of a day. */
export const entries = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  { campaign, day, mark, sort, likeness, ...page }: StaffEntriesInput,
): ReturnType<StaffCheckInPort['entries']> => {
  const asked = await dayOf(deps, context, { campaign, day });
  if (!asked.ok) return asked;
  const { caller } = asked.value;
  const by = order(sort);
  const window = keyWindow(by, page);
  if (!window.ok) return window;
  const which: CheckInsOfDay = {
    campaign,
    day,
    ...(mark === undefined ? {} : { mark }),
    ...(likeness === undefined ? {} : { isSuspect: true }),
    ...reachIn(caller),
  };
  const rows = await deps.checkIns.ofDay(which, sort === 'first' ? 'asc' : 'desc', window.value);
  const shown = await staffEntriesOf(deps, caller, rows.list);
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
  const asked = await dayOf(deps, context, on);
  return asked.ok ? ok(await deps.checkIns.countOfDay({ ...on, ...reachIn(asked.value.caller) })) : asked;
};
