import { hasRight } from '@ykd/domain/access';
import { err, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { Tx } from '../ports/unit-of-work.js';
import { standingNow } from '../school-class/change.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireRight } from '../shared/rights.js';
import type { ShiftDeps } from './deps.js';

/** A transaction in which somebody plans: by whom, and when (epoch ms). */
export interface Planning {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly at: number;
}

/** Works on the plan for whoever may still change it. One change after the other: the lock of people is held. */
export const planning = async <T, E>(
  deps: ShiftDeps,
  context: CallerContext,
  work: (act: Planning) => Promise<Result<T, E>>,
): Promise<Result<T, E | ErrorOf<'not-logged-in' | 'forbidden'>>> => {
  const caller = await requireRight(deps, context, 'assistants.manage');
  if (!caller.ok) return caller;
  const at = deps.clock.now();
  return deps.unitOfWork.transaction(async (tx): Promise<Result<T, E | ErrorOf<'forbidden'>>> => {
    const now = await standingNow(tx, caller.value);
    if (!hasRight(now.staff, 'assistants.manage')) return err({ kind: 'forbidden' });
    return work({ tx, caller: now, at });
  });
};

/** Tells the audit log of a change about somebody's shifts, or, null, about those of the team. */
export const tellOf = async (
  { tx, caller, at }: Planning,
  act: AuditAct,
  staffId: string | null,
  [before, after]: readonly [before: object | undefined, after: object | undefined],
): Promise<void> => {
  const what = {
    act,
    subjectKind: staffId === null ? 'team' : 'member',
    subjectId: staffId ?? 'team',
    about: staffId,
    at,
  } as const;
  for (const line of auditChange(byStaff(caller), what, before, after)) await tx.audit.append(line);
};

/** Why somebody cannot be planned; undefined: he can. */
export const personIssue = async ({ tx }: Planning, staffId: string): Promise<string | undefined> =>
  (await tx.people.find(staffId))?.staff?.role === undefined ? '这位员工不负责学员，不能排班' : undefined;
