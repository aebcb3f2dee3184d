import { ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import { mayCaller } from '../shared/rights.js';
import { withMergedPeriods } from '../shop/merged-periods.js';
import { orderSummary } from '../shop/order-view.js';
import { windowOf } from '../shop/page.js';
import type { StudentPageDeps } from './deps.js';
import type { StudentPagePort } from './port.js';
import { reachStudent } from '../student/reach.js';

/** The orders of a student, as he sees them; the money only for those who see everybody's. */
export const orders = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId, ...page }: Parameters<StudentPagePort['orders']>[0],
): ReturnType<StudentPagePort['orders']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const seesMoney = mayCaller(reached.value.caller, 'orders.see');
  const { list: found, total } = await deps.shopOrders.pageOfUser({ userId, ...windowOf(page) });
  const merged = await withMergedPeriods(
    deps.orders,
    found.map((order) => orderSummary(order)),
  );
  const list = merged.map((order) => {
    const { id, productName, status, amount, validDate, serviceDate, mergedDays, paidAt, gmtCreated } = order;
    const shown = { id, productName, status, validDate, serviceDate, mergedDays, paidAt, gmtCreated };
    return { ...shown, amount: seesMoney ? amount : null };
  });
  return ok({ ...page, list, total });
};
