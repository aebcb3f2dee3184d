import { err, ok, type Result } from '@ykd/domain/shared';
import { hashInTurn, type NewPasswordDeps } from '../member/new-password.js';
import { actorOf, type Actor } from '../people/actor.js';
import { comeBack, editEmployee, leave, revealMobile, setRights } from '../people/change-employee.js';
import { invalid, notFound } from '../people/changed.js';
import { hireMember, hireNew, type HireDeps } from '../people/hire.js';
import { renewPassword } from '../people/renew-password.js';
import { staffFrom } from '../people/rights.js';
import type { KnownDevices } from '../ports/known-devices.js';
import type { Departments } from '../ports/people.js';
import type { Classes } from '../ports/school-classes.js';
import type { SecurityLog } from '../ports/security-log.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { requireFreshRight } from '../shared/second-factor.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import type { Employees, FoundEmployee, ListedEmployee } from './employees.js';
import { employeeList, type EmployeeList } from './list.js';
import { EMPLOYEE_NAMES_MAX, type EmployeeFilter, type EmployeePort, type EmployeeView } from './port.js';
import { storedSelection } from './selection.js';
import { lineOf, viewOf, whyOf } from './view.js';

export interface EmployeeDeps extends AuthenticateDeps, HireDeps, Pick<NewPasswordDeps, 'passwordHasher'> {
  readonly employees: Employees;
  readonly departments: Departments;
  readonly securityLog: SecurityLog;
  readonly classes: Pick<Classes, 'idsOfStaff'>;
  readonly knownDevices: KnownDevices;
}

/** How long a first password is: so many characters of a random token. */
const PASSWORD_LENGTH = 20;

const TOO_MANY_NAMES = `一次最多问 ${EMPLOYEE_NAMES_MAX} 位的姓名`;

/** The people who work here, for one caller. */
export const employeePort = (deps: EmployeeDeps, context: CallerContext): EmployeePort => {
  const plan = async (asked: EmployeeFilter & ListView<EmployeeList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const planned = planOf(employeeList, { userId: user.id, staff }, asked);
    if (!planned.ok) return planned;
    return ok({ ...planned.value, selection: await storedSelection(deps, planned.value.selection) });
  };
  const viewed = async (userId: string): Promise<EmployeeView> => {
    const found = await deps.employees.find(userId);
    if (found === undefined) throw new Error(`no employee ${userId} after a change of him`);
    return viewOf(deps, found);
  };
  /** What is told of somebody to whoever may ask. */
  const about = async <T>(userId: string, tell: (found: FoundEmployee) => T | Promise<T>) => {
    const caller = await requireRight(deps, context, 'contacts.manage');
    if (!caller.ok) return caller;
    const found = await deps.employees.find(userId);
    return found === undefined ? notFound() : ok(await tell(found));
  };
  /** Makes a change of somebody, and answers how he stands then. */
  const changed = async <E>(
    caller: Caller,
    userId: string,
    change: (actor: Actor) => Promise<Result<null, E>>,
  ) => {
    const done = await change(actorOf(caller, context));
    return done.ok ? ok(await viewed(userId)) : done;
  };
  /** The same for what gives or takes rights: a code is asked for again. */
  const changingRights = async <E>(userId: string, change: (actor: Actor) => Promise<Result<null, E>>) => {
    const caller = await requireFreshRight(deps, context, 'staff.manage');
    return caller.ok ? changed(caller.value, userId, change) : caller;
  };

  /** A password for somebody else, which whoever gives it reads once, and its hash. */
  const firstPassword = async ({ user }: Caller) => {
    const password = deps.sessionTokens.issue().token.slice(0, PASSWORD_LENGTH);
    const turn = { known: `device of ${user.id}`, from: context.address };
    const hashed = await hashInTurn(deps, turn, password);
    return hashed.ok ? ok({ password, passwordHash: hashed.value }) : hashed;
  };

  return {
    list: async ({ size, after, before, ...asked }) => {
      const planned = await plan(asked);
      if (!planned.ok) return planned;
      const { order, selection, columns } = planned.value;
      const keyOrder = keyOrderOf<ListedEmployee>(employeeList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.employees.page(order, window.value, selection);
      return ok(keyPage(keyOrder, window.value, found, (one) => lineOf(one, columns)));
    },
    count: async (filter) => {
      const planned = await plan(filter);
      if (!planned.ok) return planned;
      return ok(listCount(await deps.employees.count(planned.value.selection, COUNT_MAX + 1)));
    },
    names: async ({ ids }) => {
      if (ids.length > EMPLOYEE_NAMES_MAX) return invalid('ids', TOO_MANY_NAMES);
      const planned = await plan({ sort: 'joinedAt' });
      if (!planned.ok) return planned;
      const { order, selection } = planned.value;
      const { list } = await deps.employees.page(order, { limit: ids.length }, { ...selection, ids });
      return ok(list.map(({ id, name, userName }) => ({ id, name: name ?? userName })));
    },
    find: ({ userId }) => about(userId, (found) => viewOf(deps, found)),
    why: ({ userId }) => about(userId, ({ staff }) => whyOf(staff)),
    mobile: async ({ userId }) => {
      const caller = await requireFreshRight(deps, context, 'contacts.manage');
      if (!caller.ok) return caller;
      const mobile = await revealMobile(deps, actorOf(caller.value, context), userId);
      return mobile.ok ? ok({ mobile: mobile.value }) : mobile;
    },
    edit: async (input) => {
      const caller = await requireRight(deps, context, 'contacts.manage');
      if (!caller.ok) return caller;
      return changed(caller.value, input.userId, (actor) => editEmployee(deps, actor, input));
    },
    add: async ({ role, grants, mobile, userName, name, firstLogin, reason, ...place }) => {
      const caller = await requireFreshRight(deps, context, 'staff.manage');
      if (!caller.ok) return caller;
      const actor = actorOf(caller.value, context);
      const first = firstLogin === 'password' ? await firstPassword(caller.value) : ok(undefined);
      if (!first.ok) return first;
      const id = deps.ids.next();
      const staff = staffFrom({ role, grants });
      const account = { id, mobile: mobile.trim(), userName: userName.trim(), name };
      const secret = { passwordHash: first.value?.passwordHash };
      const hired = await hireNew(deps, actor, { ...account, staff, place, reason, ...secret });
      const password = first.value?.password ?? null;
      return hired.ok ? ok({ employee: await viewed(id), password }) : hired;
    },
    join: async ({ account, role, grants, reason, ...place }) => {
      const caller = await requireFreshRight(deps, context, 'staff.manage');
      if (!caller.ok) return caller;
      const member = await deps.members.findByAccount(account.trim());
      if (member === undefined) return invalid('account', '没有这个账号，请核对手机号或用户名');
      const { id: userId } = member.user;
      const staff = staffFrom({ role, grants });
      const hired = await hireMember(deps, actorOf(caller.value, context), { userId, staff, place, reason });
      return hired.ok ? ok(await viewed(userId)) : err(hired.error);
    },
    setRights: ({ role, grants, ...input }) =>
      changingRights(input.userId, (actor) =>
        setRights(deps, actor, { ...input, staff: staffFrom({ role, grants }) }),
      ),
    renewPassword: async (input) => {
      const caller = await requireFreshRight(deps, context, 'staff.manage');
      if (!caller.ok) return caller;
      const first = await firstPassword(caller.value);
      if (!first.ok) return first;
      const { password, passwordHash } = first.value;
      const renewed = await changed(caller.value, input.userId, (actor) =>
        renewPassword(deps, actor, { ...input, passwordHash }),
      );
      if (!renewed.ok) return renewed;
      // Whoever knew the one of before is a stranger, wherever he logged in. The new one is shown this once, even if not.
      await deps.knownDevices.forget(input.userId).catch(() => undefined);
      return ok({ employee: renewed.value, password });
    },
    leave: (input) => changingRights(input.userId, (actor) => leave(deps, actor, input)),
    comeBack: ({ role, grants, ...input }) =>
      changingRights(input.userId, (actor) =>
        comeBack(deps, actor, { ...input, staff: staffFrom({ role, grants }) }),
      ),
  };
};
