import type { WorkOrderReviewStatus } from '@ykd/domain/coupon';
import { ok } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import type { ListedWorkOrder, WholeWorkOrder, WorkOrderKey } from '../ports/work-orders.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import type { StaffPartnerDeps } from './deps.js';
import type { StaffPartnerPort, StaffWorkOrder } from './staff-port.js';

const orderOf = (status: WorkOrderReviewStatus): KeyOrder<ListedWorkOrder, WorkOrderKey> => ({
  name: `work-orders-${status}`,
  kinds: ['number', 'string'],
  keyOf: ({ workOrder: { submittedAt, id } }) => [submittedAt, id],
});

/** A page of the applications of a status. */
export const workOrders = async (
  deps: StaffPartnerDeps,
  context: CallerContext,
  { status, ...page }: Parameters<StaffPartnerPort['workOrders']>[0],
): ReturnType<StaffPartnerPort['workOrders']> => {
  const caller = await requireRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const order = orderOf(status);
  const window = keyWindow(order, page);
  if (!window.ok) return window;
  const rows = await deps.workOrders.list(status, window.value);
  const named = await namesOf(
    deps,
    rows.list.map(({ workOrder }) => workOrder.userId),
  );
  return ok(
    keyPage(order, window.value, rows, ({ workOrder, submission }) => {
      const { id, userId, reviewStatus, isAskedBack, submittedAt } = workOrder;
      const { realName, channel, number: submissions, decidedAt } = submission;
      const told = { realName, channel, submissions, submittedAt, decidedAt };
      return { id, member: named(userId), reviewStatus, isAskedBack, ...told };
    }),
  );
};

/** An application as staff see it. */
export const staffWorkOrder = async (
  deps: Pick<StaffPartnerDeps, 'members'>,
  { user }: Pick<Caller, 'user'>,
  { workOrder, submissions }: WholeWorkOrder,
): Promise<StaffWorkOrder> => {
  const { userId, changedBy: _changedBy, submission: _submission, ...told } = workOrder;
  const named = await namesOf(deps, [userId, ...submissions.flatMap(({ decidedBy }) => decidedBy ?? [])]);
  return {
    ...told,
    member: named(userId),
    submissions: submissions
      .map(({ workOrderId: _id, decidedBy, ...sent }) => ({
        ...sent,
        decidedBy: decidedBy === null ? null : named(decidedBy),
      }))
      .toReversed(),
    isOwn: userId === user.id,
  };
};

/** One application. */
export const workOrder = async (
  deps: StaffPartnerDeps,
  context: CallerContext,
  { id }: Parameters<StaffPartnerPort['workOrder']>[0],
): ReturnType<StaffPartnerPort['workOrder']> => {
  const caller = await requireRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const found = await deps.workOrders.find(id);
  return found === undefined ? notFound() : ok(await staffWorkOrder(deps, caller.value, found));
};
