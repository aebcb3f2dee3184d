import { commissionMonth, taxToWithhold } from '@ykd/domain/commission';
import { PAYOUTS_AT_ONCE_MAX, payoutPersonIssue } from '@ykd/domain/payout';
import { err, ok, type Result } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import type { Payout } from '../entities/payout.js';
import { tradeNumber } from '../shared/trade-number.js';
import { invalid, notFound } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import { allOrNone } from '../shared/all-or-none.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireFreshRight } from '../shared/second-factor.js';
import { payoutAudit } from './audited.js';
import type { StaffPayoutDeps } from './deps.js';
import { doubtIssue, payeeIssue, payeeOf, taxIssue } from './may-pay.js';
import { takeOut } from './money.js';
import type { StaffPayoutPort } from './staff-port.js';

/** What is to be made: its number, whose it is, and his WeChat account as it was looked up. */
interface Wish {
  readonly id: string;
  readonly partnerId: string;
  readonly openid: string | undefined;
  readonly requestKey: string;
}

type Refused = ErrorOf<'entity-not-found' | 'invalid-input'>;

const field = 'partnerIds';

/** Makes one payout of all that is payable to somebody, by whoever may do so. */
export const makePayout = async (
  tx: Tx,
  deps: Parameters<typeof payeeIssue>[0] & Pick<StaffPayoutDeps, 'commission'>,
  { user }: { readonly user: Pick<Caller['user'], 'id'> },
  { id, partnerId, openid, requestKey }: Wish,
  at: number,
): Promise<Result<null, Refused>> => {
  const partner = await tx.partners.hold(partnerId);
  if (partner === undefined) return notFound();
  const payee = payeeOf(partner, openid);
  const issue = payeeIssue(deps, partner, openid);
  if (issue !== undefined || payee === undefined) return invalid(field, issue ?? '');
  const taxMonth = commissionMonth(at);
  const { payable: amount } = await tx.commissions.hold(partnerId, taxMonth);
  if (amount < 1) return invalid(field, `${partner.realName}没有可付的佣金`);
  const month = await tx.payouts.paidInMonth(partnerId, taxMonth);
  const waits = (await doubtIssue(tx.commissions, partner)) ?? taxIssue(deps, partner, month);
  if (waits !== undefined) return invalid(field, waits);
  const tax = taxToWithhold(deps.commission.tax, month, amount);
  const payout: Payout = {
    id,
    partnerId,
    ...payee,
    status: 'MADE',
    amount,
    tax,
    net: amount - tax,
    taxMonth,
    requestKey,
    makerId: user.id,
    checkerId: null,
    checkedAt: null,
    bankList: null,
    asked: null,
    askedAt: null,
    isRefused: false,
    isAskedAgain: false,
    transferState: null,
    transferNo: null,
    invitation: null,
    cancelBy: null,
    cancelReason: null,
    attempts: 0,
    trouble: null,
    reference: null,
    reason: null,
    endedAt: null,
    version: 1,
    changedBy: user.id,
    changedAt: at,
    gmtCreated: at,
  };
  if (payout.net < 1) return invalid(field, `${partner.realName}扣税以后没有可付的`);
  await tx.payouts.insert(payout);
  if (!(await takeOut(tx, payout, at)))
    throw new Error(`what is payable to ${partnerId} changed though it is held`);
  await tx.audit.append(payoutAudit(byStaff({ user }), 'payouts.make', undefined, payout));
  return ok(null);
};

type Made = Result<{ readonly ids: readonly string[] }, Refused | ErrorOf<'request-key-used'>>;

/** Makes payouts of all that is payable to some partners. */
export const makePayouts = async (
  deps: StaffPayoutDeps,
  context: CallerContext,
  { requestKey, partnerIds }: Parameters<StaffPayoutPort['make']>[0],
): ReturnType<StaffPayoutPort['make']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const { user } = caller.value;
  // In this order, so that two who pay the same ones do not wait for each other.
  const sorted = [...new Set(partnerIds)].toSorted();
  if (sorted.length === 0) return invalid(field, '请选要结算的合作伙伴');
  if (sorted.length > PAYOUTS_AT_ONCE_MAX) return invalid(field, `一次最多 ${PAYOUTS_AT_ONCE_MAX} 位`);
  const people = { makerId: user.id, checkerId: null };
  if (sorted.some((partnerId) => payoutPersonIssue({ ...people, partnerId }, 'make', user.id) !== undefined))
    return err({ kind: 'own-partner' });
  const wishes = await Promise.all(
    sorted.map(async (partnerId): Promise<Wish> => {
      const openid = await deps.members.weixinOf(partnerId);
      return { id: tradeNumber(deps.ids), partnerId, openid, requestKey };
    }),
  );
  const at = deps.clock.now();
  return allOrNone(deps, async (tx): Promise<Made> => {
    await tx.payouts.lockRequest(requestKey);
    const known = await tx.payouts.ofRequest(requestKey);
    if (known.length > 0) {
      const isSame =
        known.every(({ makerId }) => makerId === user.id) &&
        known
          .map(({ partnerId }) => partnerId)
          .toSorted()
          .join(' ') === sorted.join(' ');
      return isSame ? ok({ ids: known.map(({ id }) => id) }) : err({ kind: 'request-key-used' });
    }
    for (const wish of wishes) {
      const made = await makePayout(tx, deps, caller.value, wish, at);
      if (!made.ok) return made;
    }
    return ok({ ids: wishes.map(({ id }) => id) });
  });
};
