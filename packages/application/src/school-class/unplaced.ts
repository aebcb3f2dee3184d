import { hasRight } from '@ykd/domain/access';
import { classReasonIssue } from '@ykd/domain/school-class';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { memberNames } from '../shared/member-names.js';
import { standingNow } from './change.js';
import type { ClassDeps } from './deps.js';
import { UNPLACED_TOLD, type UnplacedOrder } from './port.js';

/** The paid orders that no class took, the oldest first. */
export const unplacedOrders = async (deps: ClassDeps): Promise<readonly UnplacedOrder[]> => {
  const found = await deps.classes.unplaced(UNPLACED_TOLD);
  const nameOf = await memberNames(
    deps,
    found.map(({ studentId }) => studentId),
  );
  return found.map(({ orderId, studentId, why, gmtCreated }) => ({
    orderId,
    student: { id: studentId, name: nameOf(studentId) },
    productName: why?.productName ?? '',
    paidAt: gmtCreated,
    day: why?.day ?? null,
    judged: why?.judged ?? [],
  }));
};

/** An order needs no class any more. */
export const settle = async (
  deps: ClassDeps,
  caller: Caller,
  { orderId, note: typed }: { readonly orderId: string; readonly note: string },
): Promise<Result<readonly UnplacedOrder[], ErrorOf<'invalid-input' | 'entity-not-found' | 'forbidden'>>> => {
  type Refused = ErrorOf<'entity-not-found' | 'forbidden'>;
  const note = typed.trim();
  const message = classReasonIssue(note);
  if (message !== undefined) return err({ kind: 'invalid-input', issues: [{ field: 'note', message }] });
  const at = deps.clock.now();
  const refused = await deps.unitOfWork.transaction(async (tx): Promise<Refused | undefined> => {
    const now = await standingNow(tx, caller);
    if (!hasRight(now.staff, 'classes.define')) return { kind: 'forbidden' };
    await tx.orders.hold(orderId);
    const held = await tx.classes.holdPlacement(orderId);
    if (held?.state !== 'unplaced') return { kind: 'entity-not-found' };
    const settled = { state: 'settled', settledBy: caller.user.id, note, dueAt: null } as const;
    await tx.classes.storePlacement({ ...held, ...settled, gmtModified: at });
    const what = { act: 'classes.settle', subjectKind: 'order', subjectId: orderId } as const;
    await tx.audit.append(auditLine(byStaff(caller), { ...what, about: held.studentId, at, reason: note }));
    return undefined;
  });
  return refused === undefined ? ok(await unplacedOrders(deps)) : err(refused);
};
