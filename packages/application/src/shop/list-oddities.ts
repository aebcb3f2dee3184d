import { ok } from '@ykd/domain/shared';
import type { MemberRepository } from '../ports/member-repository.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import type { ListedOddities, ListedOddity } from './listed-oddities.js';
import { oddityLines } from './oddity-line.js';
import { oddityList, type OddityList } from './oddity-list.js';
import type { OddityFilter, ShopStaffPort } from './port.js';

interface ListOdditiesDeps extends AuthenticateDeps {
  readonly oddities: ListedOddities;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

/** What is odd about money, page by page and counted, for one caller. */
export const oddityLists = (
  deps: ListOdditiesDeps,
  context: CallerContext,
): Pick<ShopStaffPort, 'oddities' | 'oddityCount'> => {
  const planned = async (asked: OddityFilter & ListView<OddityList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    return planOf(oddityList, { userId: user.id, staff }, asked);
  };
  return {
    oddities: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection } = plan.value;
      const keyOrder = keyOrderOf<ListedOddity>(oddityList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.oddities.page(order, window.value, selection);
      const lineOf = await oddityLines(deps, found.list);
      return ok(keyPage(keyOrder, window.value, found, lineOf));
    },
    oddityCount: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.oddities.count(plan.value.selection, COUNT_MAX + 1)));
    },
  };
};
