import type { Hours, Leave, ShiftException, ShiftSetting } from '@ykd/domain/shift';
import {
  count,
  instant,
  list,
  nullable,
  object,
  text,
  type FieldsOf,
  type RecordOf,
} from '../entity/field.js';

/** In minutes from the beginning of a day. */
const hoursFields: FieldsOf<Hours> = { from: count(), to: count() };

const exceptionFields: FieldsOf<ShiftException> = { day: text(), hours: nullable(object(hoursFields)) };

export const shiftSettingFields: FieldsOf<ShiftSetting> = {
  staffId: text(),
  firstDay: text(),
  lastDay: text(),
  weekdays: list(count()),
  ...hoursFields,
  exceptions: list(object(exceptionFields)),
};

const stamp = {
  /** 1 when it is new, then one more with each change. */
  version: count(),
  changedBy: nullable(text()),
  changedAt: instant(),
};

export const shiftFields = { id: text(), ...shiftSettingFields, ...stamp };

/** That a member of staff is there, on a day or again and again. */
export type Shift = RecordOf<typeof shiftFields>;

export const leaveSettingFields: FieldsOf<Leave> = { staffId: text(), firstDay: text(), lastDay: text() };

export const shiftLeaveFields = { id: text(), ...leaveSettingFields, ...stamp };

/** That a member of staff is away for some days. */
export type ShiftLeave = RecordOf<typeof shiftLeaveFields>;

export const teamHoursFields = {
  /** There is one record, see `TEAM_HOURS_ID`. */
  id: text(),
  /** By the days of a week, Monday first; null: nobody has to be there. */
  hours: list(nullable(object(hoursFields))),
  ...stamp,
};

/** At which hours somebody has to be there. */
export type StoredTeamHours = RecordOf<typeof teamHoursFields>;

/** The id of the hours of the team. */
export const TEAM_HOURS_ID = 'team';
