import {
  PAID_STATUS,
  refundReasonIssue,
  VALIDITY_CHANGES_MAX,
  validityInstants,
  validityIssues,
} from '@ykd/domain/order';
import { err, ok, shanghaiDay, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { orderAfter } from '../order/order-steps.js';
import { validityNote, type LastDays } from '../order/staff-notes.js';
import { storeStep } from '../payment/held-order.js';
import { changedMeanwhile } from '../people/changed.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { issuesOf } from '../shared/issues-of.js';
import type { Outcome } from '../shared/outcome.js';
import { orderDetail } from '../shop/order-view.js';
import { orderState } from '../shop/own-order.js';
import type { OrderDetail } from '../shop/port.js';
import type { StaffRefundDeps } from './deps.js';
import type { ChangeValidityInput } from './port.js';

const dayOf = (at: number | null): string | null => (at === null ? null : shanghaiDay(at));

const daysOf = ({ validDate, serviceDate }: Pick<ShopOrder, 'validDate' | 'serviceDate'>): LastDays => ({
  validDate: dayOf(validDate),
  serviceDate: dayOf(serviceDate),
});

/** Somebody else changed the order: who, as far as its history tells, and what it is now. */
const changedBy = async (tx: Tx, order: ShopOrder): Promise<Result<never, ErrorOf<'changed-meanwhile'>>> => {
  const last = await tx.history.last(order.id);
  const actor = last?.actor;
  const by = actor?.kind === 'staff' ? actor.userId : null;
  const { gmtModified: version } = order;
  return changedMeanwhile(tx, { version, changedBy: by, changedAt: version }, daysOf(order));
};

type Refused = ErrorOf<'changed-meanwhile' | 'invalid-input'> | { readonly kind: 'not-paid' };

/** Changes until when somebody else's paid order lasts; what is known of its student follows. */
export const changeValidity = async (
  deps: StaffRefundDeps,
  caller: Caller,
  { orderId, version, reason: said, ...days }: ChangeValidityInput,
): Outcome<
  OrderDetail,
  'own-refund' | 'order-not-found' | 'order-state' | 'changed-meanwhile' | 'invalid-input'
> => {
  const reason = said.trim();
  const found = await deps.shopOrders.find(orderId);
  if (found === undefined) return err({ kind: 'order-not-found' });
  if (found.userId === caller.user.id) return err({ kind: 'own-refund' });
  const wrong = validityIssues(days, found.gmtCreated).map(({ field, message }) => [field, message]);
  const invalid = issuesOf({ reason: refundReasonIssue(reason), ...Object.fromEntries(wrong) });
  if (invalid !== undefined) return err(invalid);
  const now = deps.clock.now();
  const tried = await deps.unitOfWork.transaction(async (tx): Promise<Result<ShopOrder, Refused>> => {
    const order = await tx.orders.hold(orderId);
    if (order?.status !== PAID_STATUS) return err({ kind: 'not-paid' });
    if (order.gmtModified !== version) return changedBy(tx, order);
    const before = daysOf(order);
    const after = { validDate: days.validDate, serviceDate: days.serviceDate };
    if (before.validDate === after.validDate && before.serviceDate === after.serviceDate) return ok(order);
    const changes = await tx.history.countOf(orderId, 'CHANGE_VALIDITY', VALIDITY_CHANGES_MAX);
    if (changes >= VALIDITY_CHANGES_MAX)
      return err({
        kind: 'invalid-input',
        issues: [{ field: 'validDate', message: `一个订单的有效期最多修改 ${VALIDITY_CHANGES_MAX} 次` }],
      });
    // Later than what the caller saw, also when both happen in the same millisecond: the next one needs another version.
    const at = Math.max(now, order.gmtModified + 1);
    const moved = orderAfter(order, 'CHANGE_VALIDITY', at);
    if (moved === undefined) return err({ kind: 'not-paid' });
    const changed = { ...moved, ...validityInstants(days) };
    const actor = { kind: 'staff', userId: caller.user.id } as const;
    const event = 'CHANGE_VALIDITY';
    await storeStep(tx, changed, { event, actor, note: validityNote(before, after, reason), at });
    const about = order.userId;
    const what = {
      act: 'orders.validity',
      subjectKind: 'order',
      subjectId: orderId,
      about,
      reason,
      at,
    } as const;
    for (const line of auditChange(byStaff(caller), what, before, after)) await tx.audit.append(line);
    return ok(changed);
  });
  if (tried.ok) {
    deps.orderEvents.changed(orderId);
    return ok(await orderDetail(deps, tried.value));
  }
  return tried.error.kind === 'not-paid' ? err(await orderState(deps, found)) : err(tried.error);
};
