import type { Right } from '@ykd/domain/access';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { requireFreshRight } from '../shared/second-factor.js';
import { decideRefund } from './decide-refund.js';
import type { ShopDeps } from './deps.js';
import type { ShopStaffPort } from './port.js';
import { oddityLists } from './list-oddities.js';
import { refundRequests } from './list-refund-requests.js';
import { giveBackOffline } from './refund-offline.js';
import { settleOddity } from './settle-oddity.js';

/** What staff do about money, for one caller. */
export const shopStaffPort = (deps: ShopDeps, context: CallerContext): ShopStaffPort => {
  const staffWith = (right: Right) => requireRight(deps, context, right);

  return {
    refundRequests: async (page) => {
      const staff = await staffWith('orders.refund');
      return staff.ok ? refundRequests(deps, page) : staff;
    },
    decideRefund: async (input) => {
      const staff = await requireFreshRight(deps, context, 'orders.refund');
      return staff.ok ? decideRefund(deps, staff.value, input) : staff;
    },
    refundOffline: async (input) => {
      const staff = await requireFreshRight(deps, context, 'orders.refund');
      return staff.ok ? giveBackOffline(deps, staff.value, input) : staff;
    },
    ...oddityLists(deps, context),
    settleOddity: async (input) => {
      // Another try sends money.
      const staff = await (input.retry === true
        ? requireFreshRight(deps, context, 'oddities.settle')
        : staffWith('oddities.settle'));
      return staff.ok ? settleOddity(deps, staff.value, input) : staff;
    },
  };
};
