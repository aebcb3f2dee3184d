import {
  PAYOUTS_AT_ONCE_MAX,
  payoutPersonIssue,
  payoutReasonIssue,
  payoutReferenceIssue,
  PAYOUT_STATUS_TITLES,
  type PayoutAct,
} from '@ykd/domain/payout';
import { err, ok, shanghaiDay, type Result } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { Payout } from '../entities/payout.js';
import { changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import { allOrNone } from '../shared/all-or-none.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { Outcome } from '../shared/outcome.js';
import { requireFreshRight } from '../shared/second-factor.js';
import { payoutAudit } from './audited.js';
import type { StaffPayoutDeps } from './deps.js';
import { isLost } from './lost.js';
import { goneIssue } from './may-pay.js';
import type { SeenPayout, StaffPayout, StaffPayoutPort } from './staff-port.js';
import { end, stepped } from './step.js';
import { staffPayout } from './view.js';

/** Why an act about a payout is refused that somebody may do. */
export type Refused = ErrorOf<'entity-not-found' | 'changed-meanwhile' | 'invalid-input' | 'own-partner'>;

/** What somebody does about a payout that stands as he saw it. */
interface Step {
  readonly act: PayoutAct;
  readonly audited: AuditAct & `payouts.${string}`;
  /** Whether he did it before, and its answer was lost. */
  isDone(before: Payout): boolean;
  /** Why it cannot be now, in Chinese. */
  refusal(tx: Tx, before: Payout): Promise<string | undefined>;
  /** Undefined where that does not follow upon how it stands. */
  after(before: Payout): Payout | undefined;
  store(tx: Tx, after: Payout): Promise<void>;
}

/** Does one step about one payout; answers how it stands then. */
const decide = async (
  tx: Tx,
  { user }: Pick<Caller, 'user'>,
  { id, version }: SeenPayout,
  step: Step,
): Promise<Result<Payout, Refused>> => {
  const before = await tx.payouts.hold(id);
  if (before === undefined) return notFound();
  if (before.partnerId === user.id) return err({ kind: 'own-partner' });
  if (step.isDone(before)) return ok(before);
  if (before.version !== version) return changedMeanwhile(tx, before, { status: before.status });
  const issue = payoutPersonIssue(before, step.act, user.id) ?? (await step.refusal(tx, before));
  if (issue !== undefined) return invalid('version', issue);
  const after = step.after(before);
  if (after === undefined)
    return invalid('version', `这笔结算${PAYOUT_STATUS_TITLES[before.status]}，不能再这样处理`);
  await step.store(tx, after);
  await tx.audit.append(payoutAudit(byStaff({ user }), step.audited, before, after));
  return ok(after);
};

/** Does one step in a transaction of its own, and answers what staff see then. */
export const decideOne = async (
  deps: StaffPayoutDeps,
  caller: Caller,
  seen: SeenPayout,
  step: Step,
): Outcome<StaffPayout, Refused['kind']> => {
  const done = await deps.unitOfWork.transaction((tx) => decide(tx, caller, seen, step));
  return done.ok ? ok(await staffPayout(deps, caller, done.value)) : done;
};

/** Approves a payout that somebody else made; one to WeChat is due at once. */
export const checkPayout = async (
  deps: StaffPayoutDeps,
  context: CallerContext,
  seen: SeenPayout,
): ReturnType<StaffPayoutPort['check']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const { id: checkerId } = caller.value.user;
  const known = await deps.payouts.find(seen.id);
  if (known === undefined) return notFound();
  const openid = await deps.members.weixinOf(known.partnerId);
  const at = deps.clock.now();
  return decideOne(deps, caller.value, seen, {
    act: 'check',
    audited: 'payouts.check',
    isDone: (before) => before.checkerId === checkerId && before.status !== 'REFUSED',
    refusal: (tx, before) => goneIssue(deps, tx, before, openid),
    after: (before) => stepped(before, 'CHECK', { checkerId, checkedAt: at, changedBy: checkerId }, at),
    store: (tx, after) => tx.payouts.store(after, after.method === 'WEIXIN' ? at : null),
  });
};

/** Refuses a payout that has not gone out. */
export const refusePayout = async (
  deps: StaffPayoutDeps,
  context: CallerContext,
  { reason: typed, ...seen }: Parameters<StaffPayoutPort['refuse']>[0],
): ReturnType<StaffPayoutPort['refuse']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const reason = typed.trim();
  const message = payoutReasonIssue(reason);
  if (message !== undefined) return invalid('reason', message);
  const changedBy = caller.value.user.id;
  const at = deps.clock.now();
  return decideOne(deps, caller.value, seen, {
    act: 'refuse',
    audited: 'payouts.refuse',
    isDone: (before) =>
      before.status === 'REFUSED' && before.changedBy === changedBy && before.reason === reason,
    refusal: async () => undefined,
    after: (before) => stepped(before, 'REFUSE', { reason, changedBy }, at),
    store: (tx, after) => end(tx, after, at),
  });
};

/** How a payout ended at the bank, or a transfer that WeChat Pay does not know, and what was written about that. */
interface Ended {
  readonly status: 'PAID' | 'FAILED';
  readonly event: 'PAY' | 'FAIL';
  readonly audited: Step['audited'];
  readonly field: 'reference' | 'reason';
  issue(said: string): string | undefined;
}

const IS_PAID: Ended = {
  status: 'PAID',
  event: 'PAY',
  audited: 'payouts.paid',
  field: 'reference',
  issue: payoutReferenceIssue,
};

const HAS_FAILED: Ended = {
  status: 'FAILED',
  event: 'FAIL',
  audited: 'payouts.failed',
  field: 'reason',
  issue: payoutReasonIssue,
};

/** Says how such a payout ended. */
const settle = async (
  deps: StaffPayoutDeps,
  context: CallerContext,
  seen: SeenPayout,
  typed: string,
  { status, event, audited, field, issue }: Ended,
): Outcome<StaffPayout, Refused['kind'] | 'not-logged-in' | 'forbidden' | 'second-factor-needed'> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const said = typed.trim();
  const message = issue(said);
  if (message !== undefined) return invalid(field, message);
  const changedBy = caller.value.user.id;
  const at = deps.clock.now();
  return decideOne(deps, caller.value, seen, {
    act: 'settle',
    audited,
    isDone: (before) => before.status === status && before.changedBy === changedBy && before[field] === said,
    refusal: async (_tx, before) =>
      before.method === 'BANK' || isLost(before) ? undefined : '微信的转账由微信支付说明结果，不用登记',
    after: (before) => stepped(before, event, { [field]: said, changedBy }, at),
    store: (tx, after) => end(tx, after, at),
  });
};

/** Says that it was paid. */
export const payoutPaid = (
  deps: StaffPayoutDeps,
  context: CallerContext,
  { reference, ...seen }: Parameters<StaffPayoutPort['paid']>[0],
): ReturnType<StaffPayoutPort['paid']> => settle(deps, context, seen, reference, IS_PAID);

/** Says that it was not paid. */
export const payoutFailed = (
  deps: StaffPayoutDeps,
  context: CallerContext,
  { reason, ...seen }: Parameters<StaffPayoutPort['failed']>[0],
): ReturnType<StaffPayoutPort['failed']> => settle(deps, context, seen, reason, HAS_FAILED);

/** Puts payouts to banks onto a list. */
export const sendBank = async (
  deps: StaffPayoutDeps,
  context: CallerContext,
  { payouts }: Parameters<StaffPayoutPort['sendBank']>[0],
): ReturnType<StaffPayoutPort['sendBank']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  // In this order, so that two who send the same ones do not wait for each other.
  const sorted = payouts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (sorted.length === 0 || new Set(sorted.map(({ id }) => id)).size < sorted.length)
    return invalid('payouts', '请选要发出的结算，每笔一次');
  if (sorted.length > PAYOUTS_AT_ONCE_MAX) return invalid('payouts', `一次最多 ${PAYOUTS_AT_ONCE_MAX} 笔`);
  const changedBy = caller.value.user.id;
  const at = deps.clock.now();
  const bankList = `YH${shanghaiDay(at).replaceAll('-', '')}-${deps.ids.next().replaceAll('-', '').slice(0, 8)}`;
  const step: Step = {
    act: 'send',
    audited: 'payouts.send',
    isDone: () => false,
    refusal: async (tx, before) =>
      before.method === 'BANK'
        ? goneIssue(deps, tx, before, undefined)
        : '付到微信零钱的结算复核以后自动发出，不用银行清单',
    after: (before) => stepped(before, 'SEND', { bankList, changedBy }, at),
    store: (tx, after) => tx.payouts.store(after, null),
  };
  return allOrNone(deps, async (tx) => {
    let sum = 0;
    for (const seen of sorted) {
      const sent = await decide(tx, caller.value, seen, step);
      if (!sent.ok) return sent;
      sum += sent.value.net;
    }
    return ok({ bankList, count: sorted.length, sum });
  });
};
