import { reachOf } from '@ykd/domain/access';
import { calendarText, type CalendarEvent } from '@ykd/domain/school-class';
import { DAY_MS, ok } from '@ykd/domain/shared';
import type { Employees } from '../employee/employees.js';
import { notFound } from '../people/changed.js';
import type { CalendarAddresses, ClassContacts, ClassEvents, ScheduledEvent } from '../ports/class-events.js';
import type { Clock } from '../ports/clock.js';
import type { SessionTokens } from '../ports/session-tokens.js';
import type { Outcome } from '../shared/outcome.js';

/** What was stays in a calendar for so many days. */
export const CALENDAR_DAYS_BACK = 90;

/** So many events stand in a calendar at the most. */
export const CALENDAR_EVENTS_MAX = 2_000;

const ENDING = '.ics';

/** What the calendars of people are called in their programs. */
const TITLES = { staff: '优课达：班级日程', student: '优课达：我的班级' };

/** What the file behind a secret is called. */
export const calendarName = (token: string): string => `${token}${ENDING}`;

/** The calendars that other programs read: whoever has the address is its owner, and nobody else can name one. */
export interface CalendarFeed {
  /** `name`: that of the file. The owner's part is found anew each time: what he may not see any more is not in it. */
  read(name: string): Outcome<string, 'entity-not-found'>;
}

export interface CalendarFeedDeps {
  readonly clock: Clock;
  readonly sessionTokens: Pick<SessionTokens, 'digest'>;
  readonly calendarAddresses: Pick<CalendarAddresses, 'ownerOf'>;
  readonly classContacts: Pick<ClassContacts, 'isInClass'>;
  readonly classEvents: Pick<ClassEvents, 'ofStaff' | 'ofStudent'>;
  readonly employees: Pick<Employees, 'find'>;
}

const calendarEvent = ({ cancelledAt, version, ...event }: ScheduledEvent): CalendarEvent => ({
  ...event,
  sequence: version - 1,
  isCancelled: cancelledAt !== null,
});

/** Calendars of events in a store. */
export const createCalendarFeed = (deps: CalendarFeedDeps): CalendarFeed => ({
  read: async (name) => {
    if (!name.endsWith(ENDING)) return notFound();
    const token = name.slice(0, -ENDING.length);
    const userId = await deps.calendarAddresses.ownerOf(deps.sessionTokens.digest(token));
    if (userId === undefined) return notFound();
    const { classEvents, clock } = deps;
    const reach = reachOf((await deps.employees.find(userId))?.staff, 'classes.manage');
    const isStudent = await deps.classContacts.isInClass(userId);
    // Whoever left his last class, or works here no more, has nothing to be read.
    if (reach === 'none' && !isStudent) return notFound();
    const window = { from: clock.now() - CALENDAR_DAYS_BACK * DAY_MS, limit: CALENDAR_EVENTS_MAX };
    const led = reach === 'none' ? [] : await classEvents.ofStaff(reach === 'all' ? null : userId, window);
    const own = isStudent ? await classEvents.ofStudent(userId, window) : [];
    const seen = new Set(led.map(({ id }) => id));
    const events = [...led, ...own.filter(({ id }) => !seen.has(id))];
    return ok(calendarText(reach === 'none' ? TITLES.student : TITLES.staff, events.map(calendarEvent)));
  },
});
