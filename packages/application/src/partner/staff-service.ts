import { ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import { decide } from './decide.js';
import type { StaffPartnerDeps } from './deps.js';
import { lineOf } from './line.js';
import { partnerList, type PartnerList } from './list.js';
import type { ListedPartner } from './partners.js';
import { partner, setLevel, setState } from './staff-partners.js';
import type { PartnerFilter, StaffPartnerPort } from './staff-port.js';
import { workOrder, workOrders } from './work-orders.js';

/** Applications and partners, for one of the staff. */
export const staffPartnerPort = (deps: StaffPartnerDeps, context: CallerContext): StaffPartnerPort => {
  const planned = async (asked: PartnerFilter & ListView<PartnerList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    return planOf(partnerList, { userId: user.id, staff }, asked);
  };
  return {
    workOrders: (input) => workOrders(deps, context, input),
    workOrderCount: async () => {
      const caller = await requireRight(deps, context, 'partners.manage');
      return caller.ok ? ok(await deps.workOrders.counts()) : caller;
    },
    workOrder: (input) => workOrder(deps, context, input),
    decide: (input) => decide(deps, context, input),
    list: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection, columns } = plan.value;
      const keyOrder = keyOrderOf<ListedPartner>(partnerList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.partners.page(order, window.value, selection);
      return ok(keyPage(keyOrder, window.value, found, (one) => lineOf(one, columns)));
    },
    count: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.partners.count(plan.value.selection, COUNT_MAX + 1)));
    },
    partner: (input) => partner(deps, context, input),
    setState: (input) => setState(deps, context, input),
    setLevel: (input) => setLevel(deps, context, input),
  };
};
