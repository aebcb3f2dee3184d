import { monthOfDay, settleNoteIssue } from '@ykd/domain/bill';
import { err, ok, shanghaiDay, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { Difference } from '../entities/bill.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { issuesOf } from '../shared/issues-of.js';
import { memberNames } from '../shared/member-names.js';
import type { Outcome } from '../shared/outcome.js';
import type { BillDeps } from './deps.js';
import { buyerOf } from './differences.js';
import { differenceLines } from './lines.js';
import type { BillPort, DifferenceLine } from './port.js';

type Settling = Parameters<BillPort['settle']>[0];

/** Somebody else did something about it, or it went away by itself. */
const changedBy = async (
  deps: Pick<BillDeps, 'members'>,
  { note, version, settledBy, settledAt, gmtCreated }: Difference,
): Promise<ErrorOf<'changed-meanwhile'>> => {
  const nameOf = await memberNames(deps, settledBy === null ? [] : [settledBy]);
  return {
    kind: 'changed-meanwhile',
    now: { note },
    version,
    by: settledBy === null ? null : { id: settledBy, name: nameOf(settledBy) },
    at: settledAt ?? gmtCreated,
  };
};

/** Writes down how a difference was settled, as whoever does so saw it. */
export const settleDifference = async (
  deps: BillDeps,
  caller: Caller,
  { id, note: said, version }: Settling,
): Outcome<DifferenceLine, 'entity-not-found' | 'own-refund' | 'changed-meanwhile' | 'invalid-input'> => {
  const note = said.trim();
  const invalid = issuesOf({ note: settleNoteIssue(note) });
  if (invalid !== undefined) return err(invalid);
  const known = await deps.bills.findDifference(id);
  if (known === undefined) return err({ kind: 'entity-not-found' });
  const about = await buyerOf(deps, known);
  if (about === caller.user.id) return err({ kind: 'own-refund' });
  const at = deps.clock.now();
  const settled = await deps.unitOfWork.transaction(async (tx): Promise<Result<Difference, Difference>> => {
    await tx.bills.lockMonth(monthOfDay(shanghaiDay(known.dayAt)));
    const now = (await tx.bills.findDifference(id)) ?? known;
    if (now.version !== version || now.settledAt !== null) return err(now);
    const after = { ...now, note, version: version + 1, settledBy: caller.user.id, settledAt: at };
    await tx.bills.putDifference(after);
    const what = {
      act: 'bills.settle',
      subjectKind: 'difference',
      subjectId: id,
      about,
      reason: note,
      at,
    } as const;
    const states = [now, after].map(({ settledBy }) => ({ settledBy }));
    for (const line of auditChange(byStaff(caller), what, states[0], states[1])) await tx.audit.append(line);
    return ok(after);
  });
  if (!settled.ok) return err(await changedBy(deps, settled.error));
  return ok((await differenceLines(deps, [settled.value]))(settled.value));
};
