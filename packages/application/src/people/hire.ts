import type { StaffMember } from '@ykd/domain/access';
import { issuesOf, type Issue, type User } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { PlaceInput } from './form.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { WelcomeRecords } from '../ports/welcome-records.js';
import type { Forbidden, InvalidInput } from '../shared/errors.js';
import { accountIssues } from './account-issues.js';
import { decide, type Actor, type PeopleDeps } from './actor.js';
import { invalid } from './changed.js';
import { NO_PLACE, placeIssues, tidyPlace } from './place.js';
import { newEmployee, putRights, rightsIssues } from './rights.js';

export interface HireDeps extends PeopleDeps {
  readonly members: Pick<MemberRepository, 'findByAccount'>;
  readonly welcomes: Pick<WelcomeRecords, 'save'>;
}

/** Somebody who is to work here; an operator gives no reason. */
interface Hired {
  readonly staff: StaffMember;
  readonly place?: PlaceInput;
  readonly reason?: string | undefined;
}

/** A new account for somebody. */
export interface NewAccount extends Hired {
  readonly id: string;
  readonly mobile: string;
  readonly userName: string;
  readonly name?: string | undefined;
  /** Undefined: he logs in by SMS. */
  readonly passwordHash?: string | undefined;
}

/** What of a place the audit log is told: that somebody has no telephone is no news. */
const toldOf = (place: PlaceInput): Partial<PlaceInput> =>
  Object.fromEntries(Object.entries(place).filter(([, value]) => value !== null));

/** What of an account others have already. */
export const takenIssues = async (
  { members }: Pick<HireDeps, 'members'>,
  { mobile, userName }: Pick<NewAccount, 'mobile' | 'userName'>,
): Promise<readonly Issue<'mobile' | 'userName'>[]> => {
  const [byMobile, byName] = await Promise.all([mobile, userName].map((one) => members.findByAccount(one)));
  return issuesOf([
    ['mobile', byMobile === undefined ? undefined : `手机号 ${mobile} 已有账号`],
    ['userName', byName === undefined ? undefined : `用户名 ${userName} 已被使用`],
  ]);
};

/** Makes an account for somebody who works here from now on. */
export const hireNew = async (
  deps: HireDeps,
  actor: Actor,
  { id, staff, reason, passwordHash, ...account }: NewAccount,
): Promise<Result<User, Forbidden | InvalidInput>> => {
  const { mobile, userName, name, place: typed = NO_PLACE } = account;
  const issues = [...accountIssues(account), ...rightsIssues(staff, reason)];
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const taken = await takenIssues(deps, account);
  if (taken.length > 0) return err({ kind: 'invalid-input', issues: taken });
  const user: User = { id, mobile, userName, ...(name === undefined ? {} : { name: name.trim() }) };
  const place = tidyPlace(typed);
  const hired = await decide(
    deps,
    actor,
    'staff.manage',
    async (deciding): Promise<Result<User, InvalidInput>> => {
      const { tx, at } = deciding;
      const wrong = await placeIssues(tx, place);
      if (wrong.length > 0) return err({ kind: 'invalid-input', issues: wrong });
      // Whoever makes the account has seen it.
      const secret = passwordHash === undefined ? {} : { passwordHash, initialSince: at };
      if (!(await tx.members.insert({ user, ...secret, at }))) {
        return invalid('mobile', '手机号或用户名刚刚被别人使用，请核对后再试');
      }
      const employee = newEmployee(id, at, place);
      const facts = { userName, name: user.name, ...toldOf(place) };
      await putRights(deps, deciding, {
        act: 'staff.add',
        reason,
        before: undefined,
        employee,
        staff,
        facts,
      });
      return ok(user);
    },
  );
  // Students are welcomed. He is hired all the same, and his password is shown this once.
  if (hired.ok) await deps.welcomes.save({ userId: id, gmtCreated: deps.clock.now() }).catch(() => undefined);
  return hired;
};

/** Makes a member one who works here. Somebody who left comes back. */
export const hireMember = async (
  deps: PeopleDeps,
  actor: Actor,
  { userId, staff, reason, place: typed = NO_PLACE }: Hired & { readonly userId: string },
): Promise<Result<null, Forbidden | InvalidInput>> => {
  const issues = rightsIssues(staff, reason);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const place = tidyPlace(typed);
  return decide(deps, actor, 'staff.manage', async (deciding): Promise<Result<null, InvalidInput>> => {
    const { tx, at } = deciding;
    const before = await tx.people.find(userId);
    if (before !== undefined) {
      const message =
        before.staff === undefined ? '他曾经是员工，请在离职的员工里让他重新入职' : '他已经是员工';
      return invalid('account', message);
    }
    const wrong = await placeIssues(tx, place);
    if (wrong.length > 0) return err({ kind: 'invalid-input', issues: wrong });
    const employee = newEmployee(userId, at, place);
    const facts = toldOf(place);
    await putRights(deps, deciding, { act: 'staff.add', reason, before, employee, staff, facts });
    return ok(null);
  });
};
