import { monthIssue, targetIssue } from '@ykd/domain/performance';
import { err, ok, shanghaiDay } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { Target, TargetKind } from '../ports/credits.js';
import type { Clock } from '../ports/clock.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import { changedMeanwhile, notFound } from '../people/changed.js';
import type { Caller } from '../shared/caller.js';
import { issuesOf } from '../shared/issues-of.js';
import type { Outcome } from '../shared/outcome.js';

interface Input {
  readonly month: string;
  readonly kind: TargetKind;
  readonly subjectId: string;
  readonly cents: number | null;
  readonly was: number | null;
}

/** Whether there is somebody, or a department, to have a target. */
const isThere = async ({ people }: Tx, { kind, subjectId }: Input): Promise<boolean> =>
  kind === 'person'
    ? (await people.find(subjectId)) !== undefined
    : (await people.departments()).some(({ id }) => id === subjectId);

/** What the audit log tells of a target. */
const told = ({ month, kind, subjectId }: Input, cents: number | null) => {
  if (cents === null) return {};
  return { month, targetAmount: cents, ...(kind === 'department' ? { departmentId: subjectId } : {}) };
};

/** Sets a target, or takes it away, where it still is what was seen. */
export const setTarget = async (
  deps: { readonly clock: Clock; readonly unitOfWork: UnitOfWork },
  caller: Caller,
  input: Input,
): Outcome<null, 'invalid-input' | 'entity-not-found' | 'changed-meanwhile'> => {
  const at = deps.clock.now();
  const { month, kind, subjectId, cents, was } = input;
  const invalid = issuesOf({
    month: monthIssue(month, shanghaiDay(at)),
    cents: cents === null ? undefined : targetIssue(cents),
  });
  if (invalid !== undefined) return err(invalid);
  const name = { month, kind, subjectId };
  return deps.unitOfWork.transaction(async (tx): Outcome<null, 'entity-not-found' | 'changed-meanwhile'> => {
    if (!(await isThere(tx, input))) return notFound();
    const held = await tx.targets.hold(name);
    const before = held?.cents ?? null;
    if (before === cents) return ok(null);
    if (before !== was) {
      const stands = { version: 0, changedBy: held?.setBy ?? null, changedAt: held?.setAt ?? at };
      return changedMeanwhile(tx, stands, { targetAmount: before });
    }
    const target: Target | undefined =
      cents === null ? undefined : { ...name, cents, setBy: caller.user.id, setAt: at };
    await (target === undefined ? tx.targets.remove(name) : tx.targets.put(target));
    const about = kind === 'person' ? { about: subjectId } : {};
    await tx.audit.append(
      auditLine(
        byStaff(caller),
        {
          act: 'targets.set',
          subjectKind: 'target',
          subjectId: `${month}/${kind}/${subjectId}`,
          at,
          ...about,
        },
        { before: told(input, before), after: told(input, cents) },
      ),
    );
    return ok(null);
  });
};
