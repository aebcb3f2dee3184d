import { hoursWords, type Leave, type ShiftSetting, type TeamHours } from '@ykd/domain/shift';

const WEEKDAYS = [...'一二三四五六日'].map((one) => `周${one}`);

/** What the audit log says of a shift. */
export const auditedShift = (shift: ShiftSetting) => ({
  firstDay: shift.firstDay,
  lastDay: shift.lastDay,
  weekdays: shift.weekdays.map((one) => WEEKDAYS[one] ?? ''),
  shiftHours: hoursWords(shift),
  shiftChanges: shift.exceptions.map(
    ({ day, hours }) => `${day} ${hours === null ? '不值班' : hoursWords(hours)}`,
  ),
});

/** What it says of a leave. */
export const auditedLeave = ({ firstDay, lastDay }: Leave) => ({ firstDay, lastDay });

/** What it says of the hours of the team. */
export const auditedHours = (hours: TeamHours) => ({
  teamHours: hours.map(
    (one, weekday) => `${WEEKDAYS[weekday]} ${one === null ? '不用值班' : hoursWords(one)}`,
  ),
});
