import { payoutPersonIssue, payoutTransition, type PayoutAct, type PayoutEvent } from '@ykd/domain/payout';
import type { Payout } from '../entities/payout.js';
import type { Caller } from '../shared/caller.js';
import { namesOf } from '../shared/names.js';
import type { StaffPayoutDeps } from './deps.js';
import { isCancellable, isOffered } from './known.js';
import { isLost } from './lost.js';
import type { OwnPayout } from './port.js';
import type { StaffPayout } from './staff-port.js';

const NOT_NOW = '现在不能这样处理';

/** Why somebody cannot do this about a payout now, in Chinese; null where he can. */
const issueOf = (payout: Payout, act: PayoutAct, event: PayoutEvent, userId: string): string | null => {
  if (!payoutTransition(payout.status, event).ok) return NOT_NOW;
  if (act === 'settle' && payout.method !== 'BANK' && !isLost(payout)) return NOT_NOW;
  return payoutPersonIssue(payout, act, userId) ?? null;
};

/** Why somebody cannot have the transfer of a payout cancelled now, in Chinese; null where he can. */
const cancelIssueOf = (payout: Payout, userId: string): string | null =>
  isCancellable(payout) ? (payoutPersonIssue(payout, 'cancel', userId) ?? null) : NOT_NOW;

/** A payout as one of the staff sees it. */
export const staffPayout = async (
  deps: Pick<StaffPayoutDeps, 'members'>,
  { user }: Pick<Caller, 'user'>,
  payout: Payout,
): Promise<StaffPayout> => {
  const {
    partnerId,
    makerId,
    checkerId,
    changedBy,
    cancelBy,
    openid: _openid,
    requestKey: _requestKey,
    isAskedAgain: _isAskedAgain,
    asked: _asked,
    invitation,
    ...told
  } = payout;
  const named = await namesOf(
    deps,
    [partnerId, makerId, checkerId, changedBy, cancelBy].filter((id) => id !== null),
  );
  return {
    ...told,
    partner: named(partnerId),
    maker: named(makerId),
    checker: checkerId === null ? null : named(checkerId),
    changedBy: changedBy === null ? null : named(changedBy),
    cancelBy: cancelBy === null ? null : named(cancelBy),
    isInvited: invitation !== null,
    isLost: isLost(payout),
    checkIssue: issueOf(payout, 'check', 'CHECK', user.id),
    refuseIssue: issueOf(payout, 'refuse', 'REFUSE', user.id),
    cancelIssue: cancelIssueOf(payout, user.id),
    settleIssue: issueOf(payout, 'settle', 'PAY', user.id),
  };
};

/** A payout as its partner sees it. */
export const ownPayout = (payout: Payout): OwnPayout => {
  const { id, method, status, amount, tax, net, reason, endedAt, gmtCreated } = payout;
  return { id, method, status, amount, tax, net, reason, endedAt, gmtCreated, isWaiting: isOffered(payout) };
};
