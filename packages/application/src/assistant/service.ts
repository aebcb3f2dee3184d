import { ok } from '@ykd/domain/shared';
import { departmentWords } from '../department/words.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import type { ListedAssistant } from './assistants.js';
import type { AssistantDeps } from './deps.js';
import { lineOf } from './line.js';
import { assistantList, type AssistantList } from './list.js';
import { page } from './page.js';
import type { AssistantFilter, AssistantPort } from './port.js';
import { storedAssistants } from './selection.js';

/** Those who look after students, for one caller. */
export const assistantPort = (deps: AssistantDeps, context: CallerContext): AssistantPort => {
  const planned = async (asked: AssistantFilter & ListView<AssistantList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const plan = planOf(assistantList, { userId: user.id, staff }, asked);
    if (!plan.ok) return plan;
    return ok({ ...plan.value, selection: await storedAssistants(deps, plan.value.selection) });
  };
  return {
    list: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection, columns } = plan.value;
      const keyOrder = keyOrderOf<ListedAssistant>(assistantList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.assistants.page(order, window.value, selection);
      return ok(keyPage(keyOrder, window.value, found, (one) => lineOf(one, columns)));
    },
    count: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.assistants.count(plan.value.selection, COUNT_MAX + 1)));
    },
    departments: async () => {
      const caller = await requireRight(deps, context, 'assistants.manage');
      if (!caller.ok) return caller;
      const { departments } = await deps.departments.all();
      return ok(departments.map(({ id }) => ({ id, name: departmentWords(departments, id) })));
    },
    page: (input) => page(deps, context, input),
  };
};
