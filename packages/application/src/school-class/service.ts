import { err, ok, shanghaiDay, type Result } from '@ykd/domain/shared';
import type { Right } from '@ykd/domain/access';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireCaller } from '../shared/authenticate.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import { addClass, archiveClass, editClass } from './change.js';
import { reachesClass } from './reach.js';
import { addMembers, moveMembers, removeMembers } from './change-members.js';
import type { ClassDeps } from './deps.js';
import { lineOf, standingOn, type StandingClass } from './line.js';
import { classList, type ClassList } from './list.js';
import { ofStudent } from './of-student.js';
import type { ClassFilter, SchoolClassPort } from './port.js';
import { storedClasses } from './selection.js';
import { deleteTerm, moveTerm, saveTerm } from './terms.js';
import { settle, unplacedOrders } from './unplaced.js';
import { classOptions, classPage } from './view.js';

/** Classes, for one caller. */
export const schoolClassPort = (deps: ClassDeps, context: CallerContext): SchoolClassPort => {
  const planned = async (asked: ClassFilter & ListView<ClassList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const plan = planOf(classList, { userId: user.id, staff }, asked);
    if (!plan.ok) return plan;
    return ok({
      ...plan.value,
      selection: await storedClasses(deps, deps.clock.now(), plan.value.selection),
    });
  };
  const acting =
    <I, T, E>(right: Right, act: (caller: Caller, input: I) => Promise<Result<T, E>>) =>
    async (input: I) => {
      const caller = await requireRight(deps, context, right);
      return caller.ok ? act(caller.value, input) : caller;
    };

  return {
    list: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection, columns } = plan.value;
      const keyOrder = keyOrderOf<StandingClass>(classList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.listedClasses.page(order, window.value, selection);
      const list = standingOn(found.list, shanghaiDay(deps.clock.now()));
      return ok(keyPage(keyOrder, window.value, { ...found, list }, (one) => lineOf(one, columns)));
    },
    count: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.listedClasses.count(plan.value.selection, COUNT_MAX + 1)));
    },
    options: async () => {
      const caller = await requireRight(deps, context, 'classes.manage');
      return caller.ok ? ok(await classOptions(deps, caller.value)) : caller;
    },
    find: acting('classes.manage', async (caller, { classId }) => {
      const one = await deps.classes.find(classId);
      return one === undefined || !reachesClass(caller, one)
        ? err({ kind: 'entity-not-found' } as const)
        : ok(await classPage(deps, caller, one));
    }),
    add: acting('classes.define', (caller, input) => addClass(deps, caller, input)),
    edit: acting('classes.manage', (caller, input) => editClass(deps, caller, input)),
    archive: acting('classes.manage', (caller, input) => archiveClass(deps, caller, input)),
    addMembers: acting('classes.manage', (caller, input) => addMembers(deps, caller, input)),
    removeMembers: acting('classes.manage', (caller, input) => removeMembers(deps, caller, input)),
    moveMembers: acting('classes.manage', (caller, input) => moveMembers(deps, caller, input)),
    ofStudent: (query) => ofStudent(deps, context, query),
    saveTerm: acting('classes.define', (caller, input) => saveTerm(deps, caller, input)),
    moveTerm: acting('classes.define', (caller, input) => moveTerm(deps, caller, input)),
    deleteTerm: acting('classes.define', (caller, input) => deleteTerm(deps, caller, input)),
    unplaced: async () => {
      const caller = await requireRight(deps, context, 'classes.define');
      return caller.ok ? ok(await unplacedOrders(deps)) : caller;
    },
    settle: acting('classes.define', (caller, input) => settle(deps, caller, input)),
  };
};
