import { GRANTS, RIGHTS, STAFF_ROLES } from '@ykd/domain/access';
import { EMPLOYEE_STATES } from '@ykd/domain/people';
import { changedByField, type PlaceInput, type RightsInput } from '../people/form.js';
import {
  count,
  instant,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type RecordOf,
} from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { EmployeeList } from './list.js';

const departmentField = nullable(object({ id: text(), name: text() }));

/** A line of the list: the id, and the columns that were chosen. */
export const employeeLineFields = {
  id: text(),
  name: optional(nullable(text())),
  userName: optional(nullable(text())),
  /** Its middle is hidden: `138****0001`. */
  mobile: optional(text()),
  title: optional(nullable(text())),
  department: optional(departmentField),
  role: optional(nullable(oneOf(STAFF_ROLES))),
  grants: optional(list(oneOf(GRANTS))),
  state: optional(oneOf(EMPLOYEE_STATES)),
  email: optional(nullable(text())),
  phone: optional(nullable(text())),
  /** How many students are in his care. */
  students: optional(count()),
  /** Epoch ms. */
  joinedAt: optional(instant()),
  leftAt: optional(nullable(instant())),
};

export type EmployeeLine = RecordOf<typeof employeeLineFields>;

/** Everything that is told of one of them; what was done to him stands in the audit log, by `about`. */
export const employeeFieldsShown = {
  id: text(),
  name: nullable(text()),
  userName: nullable(text()),
  /** Its middle is hidden: `138****0001`. */
  mobile: text(),
  title: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  department: departmentField,
  role: nullable(oneOf(STAFF_ROLES)),
  grants: list(oneOf(GRANTS)),
  state: oneOf(EMPLOYEE_STATES),
  joinedAt: instant(),
  leftAt: nullable(instant()),
  /** How many students are in his care. */
  students: count(),
  /** How many classes he leads or assists. */
  classes: count(),
  /** Where he is logged in now: how many devices, and when one was last used (epoch ms). */
  sessions: count(),
  lastSeenAt: nullable(instant()),
  /** When he logged in last (epoch ms), as far as the security log goes back. */
  lastLoginAt: nullable(instant()),
  version: count(),
  changedAt: instant(),
  changedBy: changedByField,
};

export type EmployeeView = RecordOf<typeof employeeFieldsShown>;

/** So many names can be asked for at once. */
export const EMPLOYEE_NAMES_MAX = 100;

/** What somebody is called; null for who has neither a name nor a username of his own. */
export const employeeNameFields = { id: text(), name: nullable(text()) };

export const whyFields = {
  right: oneOf(RIGHTS),
  reach: oneOf(['all', 'own', 'none']),
  why: oneOf(['super', 'role', 'grant', 'nobody']),
  /** The same in Chinese, for people. */
  words: text(),
};

/** Why somebody may do something, or may not. */
export type Why = RecordOf<typeof whyFields>;

/** Whom a change is about, and which version of him was seen. */
interface Seen {
  readonly userId: string;
  readonly version: number;
}

/** How a new account is opened the first time: by a code sent to the mobile, or by a password that is shown once. */
export const FIRST_LOGINS = ['sms', 'password'] as const;
export type FirstLogin = (typeof FIRST_LOGINS)[number];

export type EmployeeFilter = ListFilter<EmployeeList>;
type Refusals = 'not-logged-in' | 'forbidden';
type Listed = Refusals | 'invalid-input';
type Changed = Listed | 'entity-not-found' | 'changed-meanwhile';

/**
 * Who works here. The right `contacts.manage` opens the list, and department and contact data; `staff.manage` everything
 * that gives or takes rights, which nobody does to himself; for that, and for a mobile, a code of the second factor is asked
 * for again. Every change names the version that was seen, and fails with
 * changed-meanwhile where there is another by then.
 */
export interface EmployeePort {
  /**
   * `search`: a part of the name, its pinyin or initials, the beginning of a username, a whole mobile or its last four
   * digits. `department` finds those below it, too.
   */
  list(input: KeyPageInput & EmployeeFilter & ListView<EmployeeList>): Outcome<KeyPage<EmployeeLine>, Listed>;
  /** How many the same filter finds. */
  count(input: EmployeeFilter): Outcome<ListCount, Listed>;
  /**
   * What people who work here, or did, are called, of whom so many are named: the logs keep ids. Whoever is none of them is
   * not in the answer.
   */
  names(query: {
    readonly ids: readonly string[];
  }): Outcome<readonly RecordOf<typeof employeeNameFields>[], Listed>;
  find(query: { readonly userId: string }): Outcome<EmployeeView, Refusals | 'entity-not-found'>;
  /** His whole mobile; the audit log tells who asked. */
  mobile(input: {
    readonly userId: string;
  }): Outcome<{ readonly mobile: string }, Refusals | 'entity-not-found' | 'second-factor-needed'>;
  /** All rights in the order of their names, with his reach and why. */
  why(query: { readonly userId: string }): Outcome<readonly Why[], Refusals | 'entity-not-found'>;
  /** Another department, or other contact data. */
  edit(input: Seen & PlaceInput): Outcome<EmployeeView, Changed>;
  /** A new account for somebody who works here. `password`: the first one, shown this once; null where he begins by SMS. */
  add(
    input: RightsInput &
      PlaceInput & {
        readonly mobile: string;
        readonly userName: string;
        readonly name: string;
        readonly firstLogin: FirstLogin;
        readonly reason: string;
      },
  ): Outcome<
    { readonly employee: EmployeeView; readonly password: string | null },
    Listed | 'second-factor-needed' | 'logins-unavailable'
  >;
  /** Makes a member staff. `account`: his mobile or username. */
  join(
    input: RightsInput & PlaceInput & { readonly account: string; readonly reason: string },
  ): Outcome<EmployeeView, Listed | 'second-factor-needed'>;
  /** Other rights; his logins end. The last super administrator stays one. */
  setRights(
    input: Seen & RightsInput & { readonly reason: string },
  ): Outcome<EmployeeView, Changed | 'second-factor-needed'>;
  /** A password for whoever lost his, shown this once: he changes it when he logs in with it. His logins end. */
  renewPassword(
    input: Seen & { readonly reason: string },
  ): Outcome<
    { readonly employee: EmployeeView; readonly password: string },
    Changed | 'second-factor-needed' | 'logins-unavailable'
  >;
  /**
   * He works here no more: his rights go and his logins end, at once. `successorId`: who looks after his students from then
   * on; needed where he has some.
   */
  leave(
    input: Seen & { readonly successorId?: string; readonly reason: string },
  ): Outcome<EmployeeView, Changed | 'second-factor-needed'>;
  /** Somebody who left works here again. */
  comeBack(
    input: Seen & RightsInput & { readonly reason: string },
  ): Outcome<EmployeeView, Changed | 'second-factor-needed'>;
}
