import type { EventView } from '@ykd/application/class-event';
import {
  classEventIssues,
  type ClassEventKind,
  type ClassEventSetting,
  type EventTimes,
} from '@ykd/domain/school-class';
import { DAY_MS, dayIndexOf, shanghaiDay, startOfShanghaiDay } from '@ykd/domain/shared';
import { hourOf } from '../../../components/event-time';
import { fieldErrors, type FormErrors } from '../../../forms/use-form';
import { classSchedule } from '../messages/zh-CN/class-schedule';

const { form: words } = classSchedule;

/** What stands in the fields: days as `YYYY-MM-DD`, hours as `HH:mm`. */
export interface EventFields {
  readonly kind: ClassEventKind;
  readonly title: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly repeatsUntil: string;
  readonly place: string;
  readonly link: string;
}

/** The names of the fields, as messages of the server name them. */
export const EVENT_FIELDS = ['title', 'startsAt', 'endsAt', 'repeatsUntil', 'place', 'link'];

export const fieldsOf = (event: EventView | undefined, day: string): EventFields =>
  event === undefined
    ? { kind: 'live', title: '', day, from: '', to: '', repeatsUntil: '', place: '', link: '' }
    : {
        kind: event.kind,
        title: event.title,
        day: shanghaiDay(event.startsAt),
        from: hourOf(event.startsAt),
        to: event.endsAt === null ? '' : hourOf(event.endsAt),
        repeatsUntil: event.repeatsUntil ?? '',
        place: event.place,
        link: event.link,
      };

/** An hour of a day as an instant; undefined where one of them is none. */
const instantOf = (day: string, hour: string): number | undefined => {
  const [hours, minutes] = hour.split(':').map(Number);
  try {
    const at = startOfShanghaiDay(dayIndexOf(day)) + ((hours ?? NaN) * 60 + (minutes ?? NaN)) * 60_000;
    return Number.isNaN(at) ? undefined : at;
  } catch {
    return undefined;
  }
};

/** When it is by the fields, or which of them is missing. */
export const timesIn = ({
  day,
  from,
  to,
}: Pick<EventFields, 'day' | 'from' | 'to'>): EventTimes | FormErrors => {
  const startsAt = instantOf(day, from);
  if (startsAt === undefined) {
    const isDay = instantOf(day, '00:00') !== undefined;
    const issue = isDay
      ? { field: 'from', message: words.fromMissing }
      : { field: 'startsAt', message: words.dayMissing };
    return fieldErrors([issue]);
  }
  const end = to === '' ? null : (instantOf(day, to) ?? null);
  return { startsAt, endsAt: end !== null && end < startsAt ? end + DAY_MS : end };
};

/** Stands for times that are not said, so that the rest can be looked at: whether there is an end is known. */
const someTimes = ({ to }: EventFields): EventTimes => {
  const startsAt = startOfShanghaiDay(dayIndexOf('2026-01-01'));
  return { startsAt, endsAt: to === '' ? null : startsAt + 60_000 };
};

/** What the fields say, or all that is wrong with them. */
export const settingOf = (fields: EventFields): ClassEventSetting | FormErrors => {
  const { kind, title, repeatsUntil, place, link } = fields;
  const times = timesIn(fields);
  const setting: ClassEventSetting = {
    kind,
    title: title.trim(),
    ...('fields' in times ? someTimes(fields) : times),
    repeatsUntil: repeatsUntil === '' || 'fields' in times ? null : repeatsUntil,
    place: place.trim(),
    link: link.trim(),
  };
  const issues = classEventIssues(setting);
  if ('fields' in times) return { fields: { ...fieldErrors(issues).fields, ...times.fields } };
  return issues.length > 0 ? fieldErrors(issues) : setting;
};
