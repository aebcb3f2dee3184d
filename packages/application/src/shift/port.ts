import { STAFF_ROLES } from '@ykd/domain/access';
import type { Leave, ShiftSetting, TeamHours } from '@ykd/domain/shift';
import {
  leaveSettingFields,
  shiftFields,
  shiftLeaveFields,
  shiftSettingFields,
  teamHoursFields,
} from '../entities/shift.js';
import { count, flag, instant, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

/** So many shifts are changed at once at the most. */
export const SHIFT_CHANGES_MAX = 200;

/** So many shifts, of the days that one of them covers, somebody has at the most. */
export const SHIFTS_OF_ONE_MAX = 500;

const shiftViewFields = { id: shiftFields.id, ...shiftSettingFields, version: shiftFields.version };

/** A shift, as staff see it. */
export type ShiftView = RecordOf<typeof shiftViewFields>;

const leaveViewFields = { id: shiftLeaveFields.id, ...leaveSettingFields, version: shiftLeaveFields.version };

/** A leave, as staff see it. */
export type LeaveView = RecordOf<typeof leaveViewFields>;

const personFields = { id: text(), name: nullable(text()), role: oneOf(STAFF_ROLES) };

/** Somebody who may look after students, and be on. */
export type ShiftPerson = RecordOf<typeof personFields>;

/** `version`: 0 where nobody has set them yet. */
const hoursViewFields = { hours: teamHoursFields.hours, version: count() };

/** The hours of the team, as staff see them. */
export type TeamHoursView = RecordOf<typeof hoursViewFields>;

export const shiftWeekFields = {
  /** By the clock of the server. */
  now: instant(),
  /** The first day of the week, `YYYY-MM-DD`. */
  monday: text(),
  /** Whether the caller plans. */
  mayPlan: flag(),
  /** In the order of their names. */
  people: list(object(personFields)),
  shifts: list(object(shiftViewFields)),
  leaves: list(object(leaveViewFields)),
  team: object(hoursViewFields),
};

/** A week: who is on, and what of it touches the week. */
export type ShiftWeek = RecordOf<typeof shiftWeekFields>;

const doneFields = {
  id: text(),
  /** That it has now; null: it is gone. */
  version: nullable(count()),
  before: nullable(object(shiftSettingFields)),
  after: nullable(object(shiftSettingFields)),
};

/** What became of a shift: a new one was nothing before. */
export type ShiftDone = RecordOf<typeof doneFields>;

export const shiftChangeFields = {
  done: list(object(doneFields)),
  /** How many were left out, for they overlap another one or their person is away. */
  skipped: count(),
};

/** What a change came to. */
export type ShiftChange = RecordOf<typeof shiftChangeFields>;

export const leaveChangeFields = leaveViewFields;
export const teamHoursViewFields = hoursViewFields;

/** Which version of something somebody saw. */
export interface SeenShift {
  readonly id: string;
  readonly version: number;
}

/** What is done at once, or not at all: {@link SHIFT_CHANGES_MAX} at the most. */
export interface ShiftChanges {
  readonly removes?: readonly SeenShift[] | undefined;
  readonly edits?: readonly (SeenShift & ShiftSetting)[] | undefined;
  readonly adds?: readonly ShiftSetting[] | undefined;
}

type Refused = 'not-logged-in' | 'forbidden';
type Asked = Refused | 'invalid-input';
type Changed = Asked | 'entity-not-found' | 'changed-meanwhile';

/**
 * Who of those who look after students is on when: to be seen by each of them (`shifts.see`), and planned by whoever manages them
 * (`assistants.manage`). Two shifts of one person never overlap. Beyond the Specification.
 */
export interface ShiftPort {
  /** The week of a day; without one, of today. A day that is none is refused. */
  week(query: { readonly day?: string | undefined }): Outcome<ShiftWeek, Asked>;
  /** Removes, changes and adds shifts. What was done is undone by another change, see `undoingChanges`. */
  change(input: ShiftChanges): Outcome<ShiftChange, Changed>;
  /** Adds the shifts of single days of the week before a Monday to its week, as far as they fit. */
  copy(input: { readonly monday: string }): Outcome<ShiftChange, Asked>;
  addLeave(input: Leave): Outcome<LeaveView, Asked>;
  editLeave(input: SeenShift & Leave): Outcome<LeaveView, Changed>;
  removeLeave(input: SeenShift): Outcome<null, Exclude<Changed, 'invalid-input'>>;
  setHours(input: {
    readonly version: number;
    readonly hours: TeamHours;
  }): Outcome<TeamHoursView, Asked | 'changed-meanwhile'>;
}
