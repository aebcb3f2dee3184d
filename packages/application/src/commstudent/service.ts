import { commstudentReach, reachOf } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { seesBuyers } from '../commission/buyer-name.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import type { Students } from '../student/students.js';
import { CLOSING_PARTNERS_MAX, type ListedClosing, type ListedClosings } from './commstudents.js';
import { columnsOf } from './line.js';
import { commstudentList, type CommstudentList } from './list.js';
import type { CommstudentFilter, CommstudentPort } from './port.js';

/** What the list of students that partners brought stands on. */
export interface CommstudentDeps extends AuthenticateDeps {
  readonly commstudents: ListedClosings;
  readonly students: Pick<Students, 'ids'>;
}

/** The students of some lines whose pages are open to somebody: he may see orders of more than those. */
const openTo = async (
  { students }: CommstudentDeps,
  { user, staff }: Caller,
  rows: readonly ListedClosing[],
): Promise<ReadonlySet<string>> => {
  const ids = [...new Set(rows.map(({ student }) => student))];
  const reach = reachOf(staff, 'students.see');
  if (reach === 'none' || ids.length === 0) return new Set();
  const own = reach === 'own' ? { caredBy: user.id } : {};
  return new Set(await students.ids({ tests: [], ids, ...own }, { after: '', limit: ids.length }));
};

/** The students that partners brought, for one caller. */
export const commstudentPort = (deps: CommstudentDeps, context: CallerContext): CommstudentPort => {
  const planned = async (asked: CommstudentFilter & ListView<CommstudentList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const plan = planOf(commstudentList, { userId: user.id, staff }, asked);
    return plan.ok ? ok({ ...plan.value, caller: caller.value }) : plan;
  };
  return {
    list: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection, columns, caller } = plan.value;
      const keyOrder = keyOrderOf<ListedClosing>(commstudentList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.commstudents.page(order, window.value, selection);
      const seesAll = seesBuyers(caller.staff);
      const open = await openTo(deps, caller, found.list);
      return ok(
        keyPage(keyOrder, window.value, found, (one) => {
          const opensStudent = open.has(one.student);
          return { ...columnsOf(one, columns, seesAll || opensStudent), opensStudent };
        }),
      );
    },
    count: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.commstudents.count(plan.value.selection, COUNT_MAX + 1)));
    },
    partners: async () => {
      const caller = await requireCaller(deps, context);
      if (!caller.ok) return caller;
      const { user, staff } = caller.value;
      const reach = commstudentReach(staff);
      if (reach === 'none') return err({ kind: 'forbidden' });
      const caredBy = reach === 'own' ? user.id : undefined;
      return ok(await deps.commstudents.partners(CLOSING_PARTNERS_MAX, caredBy));
    },
  };
};
