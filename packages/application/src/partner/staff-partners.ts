import {
  PARTNER_LEVEL_TITLES,
  PARTNER_LEVELS,
  PARTNER_STATE_TITLES,
  partnerReasonIssue,
  partnerTransition,
} from '@ykd/domain/partner';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { Partner } from '../entities/partner.js';
import { tellPartnerState } from '../notice/tell-partners.js';
import { changed, changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { namesOf } from '../shared/names.js';
import type { Outcome } from '../shared/outcome.js';
import { requireRight } from '../shared/rights.js';
import { requireFreshRight } from '../shared/second-factor.js';
import type { StaffPartnerDeps } from './deps.js';
import type { StaffPartner, StaffPartnerPort } from './staff-port.js';

type Refused = ErrorOf<'entity-not-found' | 'changed-meanwhile' | 'invalid-input'>;

/** A partner as staff see him. */
const staffPartner = async (
  deps: StaffPartnerDeps,
  { user }: Pick<Caller, 'user'>,
  partner: Partner,
): Promise<StaffPartner> => {
  const { userId, stoppedAt: _stoppedAt, approvedBy, changedBy, ...told } = partner;
  const [named, whole] = await Promise.all([
    namesOf(deps, [userId, approvedBy, changedBy]),
    deps.workOrders.ofMember(userId),
  ]);
  return {
    ...told,
    member: named(userId),
    approvedBy: named(approvedBy),
    changedBy: named(changedBy),
    workOrderId: whole?.workOrder.id ?? null,
    isOwn: userId === user.id,
  };
};

/** One partner. */
export const partner = async (
  deps: StaffPartnerDeps,
  context: CallerContext,
  { userId }: Parameters<StaffPartnerPort['partner']>[0],
): ReturnType<StaffPartnerPort['partner']> => {
  const caller = await requireRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const found = await deps.partners.find(userId);
  return found === undefined ? notFound() : ok(await staffPartner(deps, caller.value, found));
};

/** What staff change about a partner. */
interface Change {
  readonly act: AuditAct;
  readonly userId: string;
  readonly version: number;
  readonly reason: string;
  /** His fields after it; he stays as he is where they are as they were, and his own last change is told of. */
  fields(before: Partner, reason: string): Result<Partial<Partner>, ErrorOf<'invalid-input'>>;
  told?(tx: Tx, after: Partner, at: number): Promise<unknown>;
}

/** What a line of the audit log tells of a partner: whom he is paid to stays in its own table. */
const toldOf = ({ state, level }: Partner) => ({
  state: PARTNER_STATE_TITLES[state],
  level: PARTNER_LEVEL_TITLES[level],
});

const change = async (
  deps: StaffPartnerDeps,
  context: CallerContext,
  { act, userId, version, reason: typed, fields, told }: Change,
): Outcome<
  StaffPartner,
  'not-logged-in' | 'forbidden' | 'second-factor-needed' | 'own-partner' | Refused['kind']
> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const by = caller.value.user.id;
  if (userId === by) return err({ kind: 'own-partner' });
  const reason = typed.trim();
  const message = partnerReasonIssue(reason);
  if (message !== undefined) return invalid('reason', message);
  const at = deps.clock.now();
  const done = await deps.unitOfWork.transaction(async (tx): Promise<Result<Partner, Refused>> => {
    const before = await tx.partners.hold(userId);
    if (before === undefined) return notFound();
    // What oneself did last was seen, whatever came of the answer.
    const isMine = before.changedBy === by && before.version === version + 1;
    if (before.version !== version && !isMine) return changedMeanwhile(tx, before, toldOf(before));
    const wanted = fields(before, reason);
    if (!wanted.ok) return isMine ? ok(before) : wanted;
    const after = changed(before, wanted.value, by, at);
    const what = { act, subjectKind: 'partner', subjectId: userId, about: userId, reason, at } as const;
    const lines = auditChange(byStaff(caller.value), what, toldOf(before), toldOf(after));
    if (lines.length === 0) return ok(before);
    await tx.partners.put(after);
    await told?.(tx, after, at);
    for (const line of lines) await tx.audit.append(line);
    return ok(after);
  });
  return done.ok ? ok(await staffPartner(deps, caller.value, done.value)) : done;
};

/** Suspends a partner, ends it with him, or goes on with him. */
export const setState = (
  deps: StaffPartnerDeps,
  context: CallerContext,
  { event, ...asked }: Parameters<StaffPartnerPort['setState']>[0],
): ReturnType<StaffPartnerPort['setState']> =>
  change(deps, context, {
    ...asked,
    act: 'partners.state',
    fields: ({ state, stoppedAt }, reason) => {
      const next = partnerTransition(state, event);
      if (!next.ok) return invalid('event', `合作伙伴${PARTNER_STATE_TITLES[state]}，现在不能这样处理`);
      const stopped = { stateReason: reason, stoppedAt: deps.clock.now() };
      return ok({
        state: next.value,
        ...(next.value === 'ACTIVE' ? { stateReason: '', stoppedAt } : stopped),
      });
    },
    told: tellPartnerState,
  });

/** Gives a partner another level. */
export const setLevel = (
  deps: StaffPartnerDeps,
  context: CallerContext,
  { level, ...asked }: Parameters<StaffPartnerPort['setLevel']>[0],
): ReturnType<StaffPartnerPort['setLevel']> =>
  change(deps, context, {
    ...asked,
    act: 'partners.level',
    fields: () => (PARTNER_LEVELS.includes(level) ? ok({ level }) : invalid('level', '没有这个级别')),
  });
