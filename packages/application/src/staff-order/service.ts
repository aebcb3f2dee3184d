import { maskMobile } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { memberNames } from '../shared/member-names.js';
import { requireRight } from '../shared/rights.js';
import {
  CONDITION_VALUES_MAX,
  COUNT_MAX,
  keyOrderOf,
  listCount,
  planOf,
  SEARCH_MAX,
  type ListView,
} from '../staff-list/index.js';
import { orderCredits, storedSelection, type OrderCreditsDeps } from './credits.js';
import { orderPage, type OrderPageDeps } from './order-page.js';
import { lineOf } from './line.js';
import { orderList, type OrderList } from './list.js';
import type { ListedOrder } from './orders.js';
import { BUYERS_FOUND_MAX, type OrderFilter, type StaffOrderPort } from './port.js';

const invalid = (field: string, message: string) =>
  err({ kind: 'invalid-input', issues: [{ field, message }] } as const);

/** All orders, for one caller. */
export const staffOrderPort = (
  deps: OrderPageDeps & OrderCreditsDeps,
  context: CallerContext,
): StaffOrderPort => {
  const planned = async (asked: OrderFilter & ListView<OrderList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    return planOf(orderList, { userId: user.id, staff }, asked);
  };
  return {
    list: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection, columns } = plan.value;
      const keyOrder = keyOrderOf<ListedOrder>(orderList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const stored = await storedSelection(deps, selection);
      const found = await deps.listedOrders.page(order, window.value, stored);
      return ok(keyPage(keyOrder, window.value, found, (one) => lineOf(one, columns)));
    },
    count: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      const stored = await storedSelection(deps, plan.value.selection);
      return ok(listCount(await deps.listedOrders.count(stored, COUNT_MAX + 1)));
    },
    products: async () => {
      const caller = await requireRight(deps, context, 'orders.see');
      return caller.ok ? ok(await deps.listedOrders.products()) : caller;
    },
    credits: async () => {
      const caller = await requireRight(deps, context, 'orders.see');
      return caller.ok ? ok(await orderCredits(deps)) : caller;
    },
    buyers: async ({ search }) => {
      const caller = await requireRight(deps, context, 'orders.see');
      if (!caller.ok) return caller;
      if (search.length > SEARCH_MAX) return invalid('search', `搜索的内容不能超过 ${SEARCH_MAX} 个字`);
      const byName = { key: 'name', isDescending: false };
      const { list } = await deps.students.page(byName, { limit: BUYERS_FOUND_MAX }, { tests: [], search });
      return ok(
        list.map(({ id, name, userName, mobile }) => ({
          id,
          name: name ?? userName,
          mobile: maskMobile(mobile),
        })),
      );
    },
    names: async ({ ids }) => {
      const caller = await requireRight(deps, context, 'orders.see');
      if (!caller.ok) return caller;
      if (ids.length > CONDITION_VALUES_MAX)
        return invalid('ids', `一次最多问 ${CONDITION_VALUES_MAX} 位的姓名`);
      const nameOf = await memberNames(deps, ids);
      return ok(ids.map((id) => ({ id, name: nameOf(id) })).filter(({ name }) => name !== null));
    },
    order: (input) => orderPage(deps, context, input),
  };
};
