import { orderGrants, type GrantingOrder } from './grants.js';
import { mergeMainOrderValidity, type MergeableOrder } from './main-order.js';
import { isPaid } from './order-status.js';

/**
 * The numbers of the service description panel, in Shanghai days from the purchase: `validDays` for the courses,
 * `serviceDays` for the class teacher (Specification §2 'Learn dashboard widgets').
 */
export type ServicePanel = { readonly validDays: number; readonly serviceDays: number };

/**
 * The service description panel of the learn dashboard (Specification §2 'Learn dashboard widgets'): the course
 * validity days and the class teacher's service days, the largest of each among the paid orders that carry stages,
 * after main orders have been merged. `undefined`, so no panel, when no paid order has stages. Throws RangeError when
 * a paid main order has a number of days that is missing, NaN or infinite.
 */
export const servicePanel = (
  orders: readonly (MergeableOrder & GrantingOrder)[],
): ServicePanel | undefined => {
  let panel: ServicePanel | undefined;
  for (const order of mergeMainOrderValidity(orders.filter(isPaid))) {
    if (!orderGrants(order)?.stages.length) continue;
    panel = {
      validDays: Math.max(panel?.validDays ?? 0, order.validDateDayNum),
      serviceDays: Math.max(panel?.serviceDays ?? 0, order.serviceDateDayNum),
    };
  }
  return panel;
};
