import type { ShiftChanges, ShiftView } from '@ykd/application/shift';
import { weekdayOfDay } from '@ykd/domain/shared';
import {
  isSingle,
  shiftIssues,
  withException,
  withOwnExceptions,
  type ShiftSetting,
  type ShiftTime,
} from '@ykd/domain/shift';
import { fieldErrors, type FormErrors } from '../../../forms/use-form';
import { shifts as words } from '../messages/zh-CN/shifts';

/** What is changed of a shift: one day of it, or all. */
export type ShiftScope = 'day' | 'all';

/** What stands in the fields. `day`: of a shift of one day, or of the one day that is changed. */
export interface ShiftFields {
  readonly staffId: string;
  readonly repeat: 'once' | 'weekly';
  readonly scope: ShiftScope;
  readonly day: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** The names of the fields, as messages of the server name them. */
export const SHIFT_FIELDS = ['staffId', 'firstDay', 'lastDay', 'weekdays', 'from', 'to', 'exceptions'];

/** Those of one day of a shift. */
export const DAY_FIELDS = ['firstDay', 'from', 'to'];

const NINE = 540;
const NOON = 720;

/** The fields of a new shift. */
export const newFields = (staffId: string, day: string): ShiftFields => ({
  staffId,
  repeat: 'once',
  scope: 'all',
  day,
  firstDay: day,
  lastDay: '',
  weekdays: [weekdayOfDay(day)],
  from: NINE,
  to: NOON,
});

/** The fields of a shift that there is, as it is on one of its days. */
export const fieldsOf = (shift: ShiftView, time: ShiftTime): ShiftFields => ({
  staffId: shift.staffId,
  repeat: isSingle(shift) ? 'once' : 'weekly',
  scope: isSingle(shift) ? 'all' : 'day',
  day: time.day,
  firstDay: shift.firstDay,
  lastDay: shift.lastDay,
  weekdays: shift.weekdays,
  from: time.from,
  to: time.to,
});

/** A shift of one day; of a day that is none the rules say so. */
const onceOn = ({ staffId, day, from, to }: ShiftFields): ShiftSetting => {
  const once = { staffId, firstDay: day, lastDay: day, from, to, exceptions: [] };
  try {
    return { ...once, weekdays: [weekdayOfDay(day)] };
  } catch {
    return { ...once, weekdays: [0] };
  }
};

const wholeOf = (fields: ShiftFields): ShiftSetting => {
  const { staffId, repeat, firstDay, lastDay, weekdays, from, to } = fields;
  return repeat === 'once'
    ? onceOn(fields)
    : { staffId, firstDay, lastDay, weekdays, from, to, exceptions: [] };
};

const settingIn = ({ id: _id, version: _version, ...setting }: ShiftView): ShiftSetting => setting;

/** A change of one day of a shift: other hours, none (null), or as ever (undefined). */
export const dayChange = (
  shift: ShiftView,
  day: string,
  hours: { readonly from: number; readonly to: number } | null | undefined,
): ShiftChanges => ({
  edits: [{ id: shift.id, version: shift.version, ...withException(settingIn(shift), day, hours) }],
});

/** What the fields change, or what is wrong with them. `shift` and `time`: what they began with. */
export const changesOf = (
  fields: ShiftFields,
  shift: ShiftView | undefined,
  time: ShiftTime | undefined,
): ShiftChanges | FormErrors => {
  if (fields.staffId === '') return fieldErrors([{ field: 'staffId', message: words.form.noWho }]);
  const isDay = shift !== undefined && time !== undefined && fields.scope === 'day';
  const whole = isDay ? onceOn(fields) : wholeOf(fields);
  const issues = shiftIssues(whole);
  if (issues.length > 0) return fieldErrors(issues);
  if (isDay) {
    const { from, to } = fields;
    if (fields.day === time.day) return dayChange(shift, time.day, { from, to });
    // On another day it is a shift of its own.
    return { ...dayChange(shift, time.day, null), adds: [whole] };
  }
  if (shift === undefined) return { adds: [whole] };
  const kept = withOwnExceptions({ ...whole, exceptions: isSingle(whole) ? [] : shift.exceptions });
  return { edits: [{ id: shift.id, version: shift.version, ...kept }] };
};
