import { prizeWinnerState, type Prize, type PrizeWinnerState } from '@ykd/domain/activity';
import { ok } from '@ykd/domain/shared';
import { reachIn } from '../check-in/staff-entries.js';
import { UNCLAIMED } from '../entities/prize-claim.js';
import { notFound } from '../people/changed.js';
import type { ListedWinner, WinnerKey } from '../ports/prize-claims.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import type { StaffPrizeDeps, WinnersDeps } from './deps.js';
import { hasEarned } from './own.js';
import type { PrizeOf, PrizeWinner, StaffPrizePort } from './staff-port.js';

/** Those who have earned it stand by their days, claims by when they came. */
const byDays = (state: PrizeWinnerState | undefined): boolean => state === undefined || state === 'none';

/** How the winners of a prize, or those of a state, follow each other. */
export const winnerOrder = (
  { id, by }: Pick<Prize, 'id' | 'by'>,
  state: PrizeWinnerState | undefined,
): KeyOrder<ListedWinner, WinnerKey> => ({
  name: `prize-${id}-${state ?? 'all'}`,
  kinds: ['number', 'string'],
  keyOf: ({ userId, claim, ...days }) => [byDays(state) ? days[by] : (claim?.gmtCreated ?? 0), userId],
});

/** The campaign and the prize of it, which there are. */
export const findPrize = async (
  { activities }: Pick<WinnersDeps, 'activities'>,
  { campaign, prize }: PrizeOf,
) => {
  const found = await activities.campaign(campaign);
  const one = found?.prizes.find(({ id }) => id === prize);
  return found === undefined || one === undefined ? undefined : { campaign: found, prize: one };
};

/** Winners as staff see them. */
export const winnersShown = async (
  deps: Pick<WinnersDeps, 'members'>,
  prize: Prize,
  rows: readonly ListedWinner[],
): Promise<(row: ListedWinner) => PrizeWinner> => {
  const named = await namesOf(
    deps,
    rows.flatMap(({ userId, claim }) => [userId, claim?.changedBy ?? []].flat()),
  );
  return ({ userId, total, longest, claim }) => {
    const { state, receiver, mobile, address, carrier, trackingNo, reason, changedBy, version } =
      claim ?? UNCLAIMED;
    const isEarned = hasEarned(prize, { total, longest });
    return {
      student: named(userId),
      total,
      longest,
      isEarned,
      state: prizeWinnerState(state, isEarned),
      receiver,
      mobile,
      address,
      carrier,
      trackingNo,
      reason,
      version,
      changedBy: changedBy === null ? null : named(changedBy),
      changedAt: claim?.gmtModified ?? null,
    };
  };
};

/** Whoever may look at winners, and the prize, which there is. */
const asked = async (deps: StaffPrizeDeps, context: CallerContext, of: PrizeOf) => {
  const caller = await requireRight(deps, context, 'checkins.review');
  if (!caller.ok) return caller;
  const found = await findPrize(deps, of);
  if (found === undefined) return notFound();
  const { campaign, prize } = found;
  return ok({ prize, which: { campaign: campaign.value, prize, ...reachIn(caller.value) } });
};

/** The winners of a prize. */
export const winners = async (
  deps: StaffPrizeDeps,
  context: CallerContext,
  { campaign, prize: id, state, ...page }: Parameters<StaffPrizePort['winners']>[0],
): ReturnType<StaffPrizePort['winners']> => {
  const found = await asked(deps, context, { campaign, prize: id });
  if (!found.ok) return found;
  const { prize, which } = found.value;
  const order = winnerOrder(prize, state);
  const window = keyWindow(order, page);
  if (!window.ok) return window;
  const rows = await deps.prizeClaims.winners(
    { ...which, ...(state === undefined ? {} : { state }) },
    window.value,
  );
  const show = await winnersShown(deps, prize, rows.list);
  return ok(keyPage(order, window.value, rows, show));
};

/** How many winners there are of each state. */
export const count = async (
  deps: StaffPrizeDeps,
  context: CallerContext,
  of: PrizeOf,
): ReturnType<StaffPrizePort['count']> => {
  const found = await asked(deps, context, of);
  return found.ok ? ok(await deps.prizeClaims.count(found.value.which)) : found;
};
