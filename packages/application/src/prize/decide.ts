import {
  PRIZES_SENT_MAX,
  prizeParcelIssues,
  prizeParcelOf,
  prizeReasonIssue,
  prizeRefusingRefusal,
  prizeSendingRefusal,
  prizeWinnerTitle,
  stateTakenBack,
  type Prize,
} from '@ykd/domain/activity';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import { UNCLAIMED } from '../entities/prize-claim.js';
import { prizeNoticeId, tellPrize } from '../notice/tell-check-ins.js';
import { changedMeanwhile, hasSeen, invalid, notFound } from '../people/changed.js';
import type { HeldPrize, PrizeKey, StoredPrizeClaim } from '../ports/prize-claims.js';
import type { Tx } from '../ports/unit-of-work.js';
import { allOrNone } from '../shared/all-or-none.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { Outcome } from '../shared/outcome.js';
import { requireRight } from '../shared/rights.js';
import { reachedAmong } from '../student/reach.js';
import type { StaffPrizeDeps } from './deps.js';
import { hasEarned } from './own.js';
import type { SeenPrize, StaffPrizePort } from './staff-port.js';
import { findPrize } from './winners.js';

type Refused = ErrorOf<'entity-not-found' | 'invalid-input' | 'changed-meanwhile'>;

/** Somebody's prize in a transaction, and what was done about it so far. */
interface Held extends HeldPrize {
  readonly before: StoredPrizeClaim;
  readonly isEarned: boolean;
}

/** What somebody does about a prize that stands as he saw it. */
interface Act {
  readonly act: AuditAct;
  /** Whether it is so already, because he did it before and its answer was lost. */
  isDone(before: StoredPrizeClaim): boolean;
  refusal(held: Held): string | undefined;
  /** The field that a refusal is about. */
  readonly field: string;
  after(before: StoredPrizeClaim): Pick<StoredPrizeClaim, 'state' | 'carrier' | 'trackingNo' | 'reason'>;
}

/** Who may decide about prizes, and reaches all these students. */
const reaching = async (
  deps: StaffPrizeDeps,
  context: CallerContext,
  userIds: readonly string[],
): Outcome<Caller, 'not-logged-in' | 'forbidden' | 'entity-not-found'> => {
  const caller = await requireRight(deps, context, 'checkins.review');
  if (!caller.ok) return caller;
  const reached = await reachedAmong(deps, caller.value, userIds);
  return userIds.every((id) => reached.has(id)) ? caller : notFound();
};

/** Where it is sent to stands beside the claim, and the log is for ever. */
const audited = (prize: Prize, { state, carrier, trackingNo }: StoredPrizeClaim) => ({
  state: prizeWinnerTitle(prize, state),
  parcel: `${carrier} ${trackingNo}`.trim(),
});

/** Does something about one prize. */
const decide = async (
  tx: Tx,
  { user, ...caller }: Caller,
  seen: SeenPrize,
  { act, isDone, refusal, field, after }: Act,
  at: number,
): Promise<Result<null, Refused>> => {
  const { userId, campaign, prize, version } = seen;
  const key: PrizeKey = { userId, campaign, prize };
  const held = await tx.prizeClaims.hold(key);
  if (held === undefined) return notFound();
  const isEarned = hasEarned(held.prize, held.days);
  // Who has neither the days nor a claim has no prize.
  if (held.claim === undefined && !isEarned) return notFound();
  const before = held.claim ?? { ...UNCLAIMED, ...key, gmtCreated: at, gmtModified: at };
  const isMine = before.changedBy === user.id;
  if (isMine && isDone(before)) return ok(null);
  if (!hasSeen(version, { version: before.version, isMine }))
    return changedMeanwhile(
      tx,
      { ...before, changedAt: before.gmtModified },
      { userId, state: before.state },
    );
  const message = refusal({ ...held, before, isEarned });
  if (message !== undefined) return invalid(field, message);
  const now: StoredPrizeClaim = {
    ...before,
    ...after(before),
    changedBy: user.id,
    version: before.version + 1,
    gmtModified: at,
  };
  await tx.prizeClaims.put(now);
  if (now.state === 'sent' || now.state === 'refused') await tellPrize(tx, held.prize, now, at);
  else await tx.notices.remove([prizeNoticeId(before)]);
  const what = { act, subjectKind: 'prize', subjectId: `${campaign}/${prize}`, about: userId, at } as const;
  const reason = now.reason === '' ? null : now.reason;
  await tx.audit.append(
    auditLine(
      byStaff({ user, ...caller }),
      { ...what, reason },
      { before: audited(held.prize, before), after: audited(held.prize, now) },
    ),
  );
  return ok(null);
};

/** Marks prizes as sent. */
export const ship = async (
  deps: StaffPrizeDeps,
  context: CallerContext,
  { campaign, prize, carrier: typed, parcels }: Parameters<StaffPrizePort['ship']>[0],
): ReturnType<StaffPrizePort['ship']> => {
  // In this order, so that two who send the same ones do not wait for each other.
  const sorted = parcels.toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
  const caller = await reaching(
    deps,
    context,
    sorted.map(({ userId }) => userId),
  );
  if (!caller.ok) return caller;
  const found = await findPrize(deps, { campaign, prize });
  if (found === undefined) return notFound();
  if (new Set(sorted.map(({ userId }) => userId)).size < sorted.length || sorted.length === 0)
    return invalid('parcels', '请选要寄的学员，每位一次');
  if (sorted.length > PRIZES_SENT_MAX) return invalid('parcels', `一次最多 ${PRIZES_SENT_MAX} 份`);
  for (const { trackingNo } of parcels) {
    const issues = prizeParcelIssues(found.prize, { carrier: typed, trackingNo });
    if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  }
  const at = deps.clock.now();
  const actOf = (typedNo: string): Act => {
    const parcel = prizeParcelOf({ carrier: typed, trackingNo: typedNo });
    return {
      act: 'prizes.ship',
      isDone: ({ state, carrier, trackingNo }) =>
        state === 'sent' && carrier === parcel.carrier && trackingNo === parcel.trackingNo,
      refusal: ({ prize: one, isEarned, before }) => prizeSendingRefusal(one, isEarned, before.state),
      field: 'parcels',
      after: () => ({ state: 'sent', ...parcel, reason: '' }),
    };
  };
  return allOrNone(deps, async (tx): Promise<Result<null, Refused>> => {
    for (const { trackingNo, ...one } of sorted) {
      const done = await decide(tx, caller.value, { ...one, campaign, prize }, actOf(trackingNo), at);
      if (!done.ok) return done;
    }
    return ok(null);
  });
};

/** Does something about the prize of one student. */
const decideOne = async (
  deps: StaffPrizeDeps,
  context: CallerContext,
  seen: SeenPrize,
  act: Act,
): Outcome<null, 'not-logged-in' | 'forbidden' | Refused['kind']> => {
  const caller = await reaching(deps, context, [seen.userId]);
  if (!caller.ok) return caller;
  const at = deps.clock.now();
  return deps.unitOfWork.transaction((tx) => decide(tx, caller.value, seen, act, at));
};

/** Says why a prize is not sent. */
export const refuse = async (
  deps: StaffPrizeDeps,
  context: CallerContext,
  { reason: typed, ...seen }: Parameters<StaffPrizePort['refuse']>[0],
): ReturnType<StaffPrizePort['refuse']> => {
  const reason = typed.trim();
  return decideOne(deps, context, seen, {
    act: 'prizes.refuse',
    isDone: (before) => before.state === 'refused' && before.reason === reason,
    refusal: ({ before, prize }) => prizeReasonIssue(reason) ?? prizeRefusingRefusal(prize, before.state),
    field: 'reason',
    after: () => ({ state: 'refused', carrier: '', trackingNo: '', reason }),
  });
};

const NOTHING_DECIDED = '还没有寄出，也没有决定不寄';

/** Takes back what was decided about a prize. */
export const takeBack = (
  deps: StaffPrizeDeps,
  context: CallerContext,
  seen: SeenPrize,
): ReturnType<StaffPrizePort['takeBack']> =>
  decideOne(deps, context, seen, {
    act: 'prizes.takeBack',
    isDone: ({ state }) => state === 'none' || state === 'open',
    refusal: ({ before: { state } }) => (state === 'none' || state === 'open' ? NOTHING_DECIDED : undefined),
    field: 'version',
    after: (before) => ({ state: stateTakenBack(before), carrier: '', trackingNo: '', reason: '' }),
  });
