import { WEEKDAYS } from '@ykd/domain/shared';
import { hoursWords, type Leave, type ShiftSetting, type TeamHours } from '@ykd/domain/shift';

const NAMES = WEEKDAYS.map((one) => `周${one}`);

/** What the audit log says of a shift. */
export const auditedShift = (shift: ShiftSetting) => ({
  firstDay: shift.firstDay,
  lastDay: shift.lastDay,
  weekdays: shift.weekdays.map((one) => NAMES[one] ?? ''),
  shiftHours: hoursWords(shift),
  shiftChanges: shift.exceptions.map(
    ({ day, hours }) => `${day} ${hours === null ? '不值班' : hoursWords(hours)}`,
  ),
});

/** What it says of a leave. */
export const auditedLeave = ({ firstDay, lastDay }: Leave) => ({ firstDay, lastDay });

/** What it says of the hours of the team. */
export const auditedHours = (hours: TeamHours) => ({
  teamHours: hours.map((one, weekday) => `${NAMES[weekday]} ${one === null ? '不用值班' : hoursWords(one)}`),
});
