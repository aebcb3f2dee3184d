import { hasGrant } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { decideRefund } from './decide-refund.js';
import type { ShopDeps } from './deps.js';
import { orderSummary } from './order-view.js';
import { shopPage, windowOf } from './page.js';
import type { ShopStaffPort } from './port.js';
import { settleOddity } from './settle-oddity.js';

/** What staff do about money, for one caller. */
export const shopStaffPort = (deps: ShopDeps, context: CallerContext): ShopStaffPort => {
  const requireStaff = async (): Outcome<Caller, 'not-logged-in' | 'forbidden'> => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    return hasGrant(caller.value.staff, 'orders') ? caller : err({ kind: 'forbidden' });
  };

  return {
    refundRequests: async (page) => {
      const staff = await requireStaff();
      if (!staff.ok) return staff;
      const found = await deps.shopOrders.pageOfRefundRequests(windowOf(page));
      return ok(shopPage(page, found, (order) => orderSummary(order)));
    },
    decideRefund: async (input) => {
      const staff = await requireStaff();
      return staff.ok ? decideRefund(deps, staff.value, input) : staff;
    },
    oddities: async ({ open, ...page }) => {
      const staff = await requireStaff();
      if (!staff.ok) return staff;
      const found = await deps.oddities.page({
        ...(open === undefined ? {} : { open }),
        ...windowOf(page),
      });
      return ok(shopPage(page, found, (oddity) => oddity));
    },
    settleOddity: async (input) => {
      const staff = await requireStaff();
      return staff.ok ? settleOddity(deps, staff.value, input) : staff;
    },
  };
};
