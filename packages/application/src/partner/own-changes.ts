import {
  partnerAgreementIssue,
  partnerProfileIssues,
  partnerProfileOf,
  payeeIssues,
  payeeOf,
} from '@ykd/domain/partner';
import { issuesOf, type Issue } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { Partner } from '../entities/partner.js';
import { tellPayee } from '../notice/tell-partners.js';
import { changed, notFound } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { foldOf, securityEvent } from '../security/record.js';
import { requireLearner } from '../shared/own-data.js';
import type { Outcome } from '../shared/outcome.js';
import type { PartnerDeps } from './deps.js';
import type { PartnerPort, PartnerStanding } from './port.js';
import { standingOf } from './standing.js';

type Refused = ErrorOf<'entity-not-found' | 'changed-meanwhile'>;

/** What a partner changes about himself. */
interface Change {
  readonly userId: string | undefined;
  readonly version: number;
  readonly issues: readonly Issue[];
  fields(before: Partner, at: number): Partial<Partner>;
  told?(tx: Tx, partner: Partner, at: number): Promise<unknown>;
}

const isSame = (partner: Partner, fields: Partial<Partner>): boolean =>
  JSON.stringify({ ...partner, ...fields }) === JSON.stringify(partner);

/** Changes the caller as a partner; the same again changes nothing. */
const changeOwn = async (
  deps: PartnerDeps,
  context: CallerContext,
  { userId: writer, version, issues, fields: fieldsOf, told }: Change,
): Outcome<
  PartnerStanding,
  'not-logged-in' | 'forbidden' | 'invalid-input' | 'changed-meanwhile' | 'entity-not-found'
> => {
  const caller = await requireLearner(deps, context, writer);
  if (!caller.ok) return caller;
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const userId = caller.value.user.id;
  const at = deps.clock.now();
  const done = await deps.unitOfWork.transaction(async (tx): Promise<Result<null, Refused>> => {
    const before = await tx.partners.hold(userId);
    if (before === undefined) return notFound();
    const fields = fieldsOf(before, at);
    if (isSame(before, fields)) return ok(null);
    if (before.version !== version) {
      const { version: current, changedAt } = before;
      return err({ kind: 'changed-meanwhile', now: {}, version: current, by: null, at: changedAt });
    }
    const after = changed(before, fields, userId, at);
    await tx.partners.put(after);
    await told?.(tx, after, at);
    return ok(null);
  });
  return done.ok ? ok(await standingOf(deps, userId)) : done;
};

/** Changes who one is as a partner. */
export const saveProfile = (
  deps: PartnerDeps,
  context: CallerContext,
  { userId, version, ...typed }: Parameters<PartnerPort['saveProfile']>[0],
): ReturnType<PartnerPort['saveProfile']> =>
  changeOwn(deps, context, {
    userId,
    version,
    issues: partnerProfileIssues(typed),
    fields: () => partnerProfileOf(typed),
  });

/** Changes whom one's commission is paid to. */
export const savePayee = (
  deps: PartnerDeps,
  context: CallerContext,
  { userId, version, ...typed }: Parameters<PartnerPort['savePayee']>[0],
): ReturnType<PartnerPort['savePayee']> =>
  changeOwn(deps, context, {
    userId,
    version,
    issues: payeeIssues(typed),
    fields: () => ({ payee: payeeOf(typed) }),
    told: async (tx, partner, at) => {
      await tellPayee(tx, partner, at);
      // By which way alone: an account is nobody's business there.
      const detail = partner.payee?.method ?? '';
      const line = securityEvent(deps, context, { kind: 'payee', userId: partner.userId, detail });
      await tx.securityLog.count(line, foldOf(line));
    },
  });

/** Agrees to the agreement that holds now. */
export const agree = (
  deps: PartnerDeps,
  context: CallerContext,
  { userId, version, agreementVersion }: Parameters<PartnerPort['agree']>[0],
): ReturnType<PartnerPort['agree']> =>
  changeOwn(deps, context, {
    userId,
    version,
    issues: issuesOf([['agreementVersion', partnerAgreementIssue(agreementVersion)]]),
    // When somebody agreed is when he did so first.
    fields: (before, at) =>
      before.agreementVersion === agreementVersion ? {} : { agreementVersion, agreedAt: at },
  });
