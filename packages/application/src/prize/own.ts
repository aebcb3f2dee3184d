import {
  claimAddressed,
  prizeAddressIssues,
  prizeAddressRefusal,
  prizesEarned,
  type Prize,
} from '@ykd/domain/activity';
import { rankingName } from '@ykd/domain/campaign';
import { err, ok, type Result } from '@ykd/domain/shared';
import { UNCLAIMED } from '../entities/prize-claim.js';
import { invalid, notFound } from '../people/changed.js';
import type { PrizeDays, StoredPrizeClaim } from '../ports/prize-claims.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireLearner } from '../shared/own-data.js';
import type { PrizeDeps } from './deps.js';
import type { OwnPrize, PrizePort } from './port.js';

const ownPrize = (prize: Prize, isEarned: boolean, claim: StoredPrizeClaim | undefined): OwnPrize => {
  const { state, receiver, mobile, address, carrier, trackingNo, reason } = claim ?? UNCLAIMED;
  const { id, title, ships } = prize;
  return {
    id,
    title,
    ships,
    isEarned,
    state,
    receiver,
    mobile,
    address,
    carrier,
    trackingNo,
    reason,
    mayWrite: prizeAddressRefusal(prize, isEarned, state) === undefined,
    at: claim?.gmtModified ?? null,
  };
};

/** Whether somebody has the days that a prize asks for. */
export const hasEarned = (prize: Prize, days: PrizeDays | undefined): boolean =>
  days !== undefined && prizesEarned([prize], days).length > 0;

/** The prizes of a member in a campaign. */
const prizesOf = async (
  { activities, checkInStandings, prizeClaims }: PrizeDeps,
  userId: string,
  value: string,
): Promise<Result<readonly OwnPrize[], ErrorOf<'entity-not-found'>>> => {
  const [campaign, days, claims] = await Promise.all([
    activities.campaign(value),
    checkInStandings.of(userId, value),
    prizeClaims.ofMember(userId, value),
  ]);
  if (campaign === undefined) return notFound();
  return ok(
    campaign.prizes.flatMap((prize) => {
      const claim = claims.find((one) => one.prize === prize.id);
      const isEarned = hasEarned(prize, days);
      const isTold = isEarned || (claim !== undefined && claim.state !== 'none');
      return isTold ? ownPrize(prize, isEarned, claim) : [];
    }),
  );
};

/** A prize as whoever looks as its winner has it: where it is sent to is told to nobody but himself. */
const withoutAddress = (prize: OwnPrize): OwnPrize =>
  prize.receiver === ''
    ? prize
    : {
        ...prize,
        receiver: rankingName(prize.receiver) ?? '',
        // Whoever knows the end of it and the number of a parcel asks the carrier for the rest.
        mobile: '****',
        address: '****',
        mayWrite: false,
      };

/** The caller's prizes in a campaign. */
export const mine = async (
  deps: PrizeDeps,
  context: CallerContext,
  { campaign }: Parameters<PrizePort['mine']>[0],
): ReturnType<PrizePort['mine']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { user, viewing } = caller.value;
  const own = await prizesOf(deps, user.id, campaign);
  return own.ok && viewing !== undefined ? ok(own.value.map(withoutAddress)) : own;
};

/** Writes where a prize of the caller's is sent to. */
export const claim = async (
  deps: PrizeDeps,
  context: CallerContext,
  { userId: writer, campaign, prize, ...address }: Parameters<PrizePort['claim']>[0],
): ReturnType<PrizePort['claim']> => {
  const caller = await requireLearner(deps, context, writer);
  if (!caller.ok) return caller;
  const issues = prizeAddressIssues(address);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const key = { userId: caller.value.user.id, campaign, prize };
  const at = deps.clock.now();
  const done = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, ErrorOf<'entity-not-found' | 'invalid-input'>>> => {
      const held = await tx.prizeClaims.hold(key);
      if (held === undefined) return notFound();
      const before = held.claim ?? { ...UNCLAIMED, ...key, gmtCreated: at, gmtModified: at };
      const refusal = prizeAddressRefusal(held.prize, hasEarned(held.prize, held.days), before.state);
      if (refusal !== undefined) return invalid('prize', refusal);
      const after = claimAddressed<StoredPrizeClaim>(before, address);
      await tx.prizeClaims.put({
        ...after,
        changedBy: null,
        version: before.version + 1,
        gmtModified: at,
      });
      return ok(null);
    },
  );
  return done.ok ? prizesOf(deps, key.userId, campaign) : done;
};
