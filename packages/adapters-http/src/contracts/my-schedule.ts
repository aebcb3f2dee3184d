import {
  calendarFields,
  MY_SCHEDULE_DAYS,
  MY_TIMES_MAX,
  myScheduleFields,
  newCalendarFields,
} from '@ykd/application/my-schedule';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';

/** Where calendars are read: the name of the file follows. */
const CALENDAR_PATH = '/api/class/calendar';

/** The path of a calendar, with the name of its file as the parameter `name`. */
export const CALENDAR_FILE_PATH = `${CALENDAR_PATH}/:name` as const;

/** Where the calendar of a name is read. */
export const calendarPath = (name: string): string => `${CALENDAR_PATH}/${encodeURIComponent(name)}`;

/** One's own classes and calendar. Beyond the Specification. */
export const myScheduleCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/api/class/mine',
    response: success(recordSchema(myScheduleFields)),
    errors: ['not-logged-in'],
    summary: `自己的班级（没有归档的）、班主任与助教、自己的小组，以及今天起 ${MY_SCHEDULE_DAYS} 天里的日程，最多 ${MY_TIMES_MAX} 次`,
  }),
  calendar: defineCall({
    method: 'GET',
    path: '/api/class/calendar',
    response: success(recordSchema(calendarFields)),
    errors: ['not-logged-in'],
    summary: '自己从何时起有日历的地址，没有时为 null；地址本身只在生成时告诉一次',
  }),
  renewCalendar: defineCall({
    method: 'POST',
    path: '/api/class/calendar',
    response: success(recordSchema(newCalendarFields)),
    errors: ['not-logged-in', 'entity-not-found'],
    limit: 'calendar',
    summary: '生成自己日历的地址：/api/class/calendar/ 后面接 name；从前的地址随即失效',
  }),
} as const;
