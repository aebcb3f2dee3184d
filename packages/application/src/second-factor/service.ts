import { err, ok } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { Tx } from '../ports/unit-of-work.js';
import { securityEvent } from '../security/record.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireFresh } from '../shared/second-factor.js';
import { FACTOR_SECRET, holdFactor, requireAnyStaff, type SecondFactorDeps } from './deps.js';
import type { SecondFactorPort } from './port.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { noFactor } from './rules.js';
import { takeCode } from './take-code.js';

/** Ends every session of the caller but this one: they did without. */
const endOthers = async (tx: Tx, { user, sessionId }: Caller): Promise<void> => {
  const others = (await tx.sessions.idsOf(user.id)).filter((id) => id !== sessionId);
  if (others.length > 0) await tx.sessions.delete(others);
};

/** The second factor of one caller. */
export const secondFactorPort = (deps: SecondFactorDeps, context: CallerContext): SecondFactorPort => {
  const { clock, secrets, totp, unitOfWork, secondFactorRule } = deps;

  /** Tells both logs of what he did to his own second factor. */
  const tell = async (tx: Tx, caller: Caller, act: AuditAct, detail: string): Promise<void> => {
    const { id } = caller.user;
    await tx.securityLog.add(securityEvent(deps, context, { kind: 'second-factor', userId: id, detail }));
    const what = { act, subjectKind: 'member', subjectId: id, at: clock.now() } as const;
    await tx.audit.append(auditLine(byStaff(caller), what));
  };

  return {
    state: async () => {
      const caller = await requireAnyStaff(deps, context);
      if (!caller.ok) return caller;
      const { user, secondFactor } = caller.value;
      const factor = await unitOfWork.transaction((tx) => tx.secondFactors.hold(user.id));
      return ok({
        isRequired: secondFactorRule === 'required',
        since: factor?.since ?? null,
        givenAt: secondFactor?.at ?? null,
        codesLeft: factor?.codes.length ?? 0,
      });
    },
    begin: async () => {
      const caller = await requireAnyStaff(deps, context);
      if (!caller.ok) return caller;
      const fresh = requireFresh(deps, caller.value);
      if (!fresh.ok) return fresh;
      const { id, userName, mobile } = caller.value.user;
      const secret = totp.newSecret();
      return unitOfWork.transaction(async (tx) => {
        const held = await holdFactor(tx, caller.value);
        if (!held.ok) return held;
        const factor = held.value ?? noFactor(id);
        await tx.secondFactors.store({ ...factor, pendingSecret: secrets.seal(FACTOR_SECRET, secret) });
        return ok({ secret, uri: totp.uri(secret, userName ?? mobile) });
      });
    },
    confirm: async ({ code }) => {
      const caller = await requireAnyStaff(deps, context);
      if (!caller.ok) return caller;
      const fresh = requireFresh(deps, caller.value);
      if (!fresh.ok) return fresh;
      const userId = caller.value.user.id;
      const now = clock.now();
      return unitOfWork.transaction(async (tx) => {
        const taken = await takeCode(deps, tx, { context, caller: caller.value, code }, 'pendingSecret');
        if (!taken.ok) return taken;
        const { shown, digests } = newRecoveryCodes(secrets, userId);
        const { pendingSecret } = taken.value;
        await tx.secondFactors.store({
          ...taken.value,
          sealedSecret: pendingSecret,
          pendingSecret: null,
          since: now,
          codes: digests,
        });
        await endOthers(tx, caller.value);
        await tx.secondFactors.mark(caller.value.sessionId, now);
        await tell(tx, caller.value, 'staff.factor.enrol', 'enrolled');
        return ok({ codes: shown });
      });
    },
    verify: async ({ code }) => {
      const caller = await requireAnyStaff(deps, context);
      if (!caller.ok) return caller;
      const { sessionId } = caller.value;
      return unitOfWork.transaction(async (tx) => {
        const taken = await takeCode(deps, tx, { context, caller: caller.value, code });
        if (!taken.ok) return taken;
        await tx.secondFactors.store(taken.value);
        await tx.secondFactors.mark(sessionId, clock.now());
        return ok(null);
      });
    },
    renewCodes: async () => {
      const caller = await requireAnyStaff(deps, context);
      if (!caller.ok) return caller;
      const fresh = requireFresh(deps, caller.value);
      if (!fresh.ok) return fresh;
      const { id } = caller.value.user;
      return unitOfWork.transaction(async (tx) => {
        const held = await holdFactor(tx, caller.value);
        if (!held.ok) return held;
        const factor = held.value;
        if (factor === undefined || factor.since === null) return err({ kind: 'entity-not-found' });
        const { shown, digests } = newRecoveryCodes(secrets, id);
        await tx.secondFactors.store({ ...factor, codes: digests });
        await tell(tx, caller.value, 'staff.factor.codes', 'codes');
        return ok({ codes: shown });
      });
    },
    remove: async ({ code }) => {
      const caller = await requireAnyStaff(deps, context);
      if (!caller.ok) return caller;
      if (secondFactorRule === 'required') return err({ kind: 'forbidden' });
      return unitOfWork.transaction(async (tx) => {
        const userId = caller.value.user.id;
        const taken = await takeCode(deps, tx, { context, caller: caller.value, code });
        if (!taken.ok) return taken;
        await tx.secondFactors.remove(userId);
        await tell(tx, caller.value, 'staff.factor.remove', 'removed');
        return ok(null);
      });
    },
  };
};
