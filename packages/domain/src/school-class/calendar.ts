import { DAY_MS, dayIndexOf, startOfShanghaiDay } from '../shared/index.js';
import type { ClassEventSetting, EventTimes, TimeChange } from './event.js';

/** An event as a calendar has it. Beyond the Specification. */
export type CalendarEvent = ClassEventSetting & {
  /** The same for ever, which no other event has. */
  readonly id: string;
  /** Single times that are others. */
  readonly changes: readonly TimeChange[];
  /** What its class is called. */
  readonly className: string;
  /** How many times it was changed. */
  readonly sequence: number;
  /** Whether it does not take place. */
  readonly isCancelled: boolean;
  /** When it was changed last, in epoch milliseconds. */
  readonly changedAt: number;
};

/** A line has no more octets than this, its end aside (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/** Texts of a calendar have nothing in them that means something else (RFC 5545 §3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\n\r]/g, '\\n');

const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
};

/** A long line goes on in the next one, which begins with a space; no character is divided (RFC 5545 §3.1). */
const folded = (line: string): string => {
  let out = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += character;
    octets += size;
  }
  return out;
};

/** An instant as a calendar writes it: UTC, to the second. */
const utc = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** One entry of a calendar: an event, or a single time of it that is another one, which has the UID of its event. */
const entryOf = (
  event: CalendarEvent,
  { startsAt, endsAt }: EventTimes,
  own: readonly string[],
): readonly string[] => {
  const { id, className, title, place, link } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@ykd`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utc(startsAt)}`,
    ...(endsAt === null ? [] : [`DTEND:${utc(endsAt)}`]),
    ...own,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(link === '' ? className : `${className}\n${link}`)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(link === '' ? [] : [`URL:${link}`]),
    'END:VEVENT',
  ];
};

const linesOf = (event: CalendarEvent): readonly string[] => {
  const { repeatsUntil } = event;
  if (repeatsUntil === null) return entryOf(event, event, []);
  const until = startOfShanghaiDay(dayIndexOf(repeatsUntil)) + DAY_MS - 1_000;
  const left = event.changes.flatMap(({ of, to }) => (to === null ? [`EXDATE:${utc(of)}`] : []));
  return [
    ...entryOf(event, event, [`RRULE:FREQ=WEEKLY;UNTIL=${utc(until)}`, ...left]),
    ...event.changes.flatMap(({ of, to }) =>
      to === null ? [] : entryOf(event, to, [`RECURRENCE-ID:${utc(of)}`]),
    ),
  ];
};

/**
 * A calendar that other programs read (RFC 5545): UTC, lines folded and ended as it says, each event with the same UID for ever and one
 * that was cancelled as such; a single time that does not take place is an EXDATE, one that was moved an entry with its RECURRENCE-ID.
 * Nobody is named in it. It throws
 * where an instant or the last day of an event is none. Beyond the Specification.
 *
 * @param name - what the calendar is called
 * @param events - in any order, which is kept
 */
export const calendarText = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//YKD//Classes//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
