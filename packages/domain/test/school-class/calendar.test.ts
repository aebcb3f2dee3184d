import { fc, test } from '@fast-check/vitest';
import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import { calendarText, timesOf, type CalendarEvent } from '../../src/school-class/index.js';
import { DAY_MS } from '../../src/shared/index.js';

const START = Date.UTC(2026, 2, 2, 11, 30);

const event = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'e1',
  className: 'Java 一班',
  kind: 'live',
  title: '第一次直播',
  startsAt: START,
  endsAt: START + 3_600_000,
  repeatsUntil: null,
  changes: [],
  place: '',
  link: '',
  sequence: 0,
  isCancelled: false,
  changedAt: START - 1_500,
  ...over,
});

const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');

const unescaped = (text: string): string =>
  text.replaceAll(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));

describe('calendarText', () => {
  test('writes an event that is there once', () => {
    expect(calendarText('我的班级', [event()])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//YKD//Classes//ZH',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:我的班级',
        'BEGIN:VEVENT',
        'UID:e1@ykd',
        'DTSTAMP:20260302T112958Z',
        'LAST-MODIFIED:20260302T112958Z',
        'SEQUENCE:0',
        'STATUS:CONFIRMED',
        'DTSTART:20260302T113000Z',
        'DTEND:20260302T123000Z',
        'SUMMARY:第一次直播',
        'DESCRIPTION:Java 一班',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('writes one that is repeated, has a place and a link, and was cancelled', () => {
    const lines = unfolded(
      calendarText('x', [
        event({
          repeatsUntil: '2026-03-16',
          place: '教室 3，二楼; 左',
          link: 'https://live.example.com/a,b',
          sequence: 3,
          isCancelled: true,
          endsAt: null,
        }),
      ]),
    );
    expect(lines).toContain('RRULE:FREQ=WEEKLY;UNTIL=20260316T155959Z');
    expect(lines).toContain('LOCATION:教室 3，二楼\\; 左');
    expect(lines).toContain('URL:https://live.example.com/a,b');
    expect(lines).toContain('DESCRIPTION:Java 一班\\nhttps://live.example.com/a\\,b');
    expect(lines).toContain('SEQUENCE:3');
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  test('writes single times that are others: those that are left out, and those that were moved', () => {
    const at = (weeks: number, hours = 0) => START + weeks * 7 * DAY_MS + hours * 3_600_000;
    const changes = [
      { of: at(1), to: null },
      { of: at(2), to: { startsAt: at(2, 24), endsAt: at(2, 26) } },
    ];
    const lines = unfolded(calendarText('x', [event({ repeatsUntil: '2026-03-16', changes, sequence: 2 })]));
    expect(
      lines.filter((line) => /^(?:EXDATE|RECURRENCE-ID|DT(?:START|END)|UID|SEQUENCE|RRULE)/.test(line)),
    ).toEqual([
      'UID:e1@ykd',
      'SEQUENCE:2',
      'DTSTART:20260302T113000Z',
      'DTEND:20260302T123000Z',
      'RRULE:FREQ=WEEKLY;UNTIL=20260316T155959Z',
      'EXDATE:20260309T113000Z',
      'UID:e1@ykd',
      'SEQUENCE:2',
      'DTSTART:20260317T113000Z',
      'DTEND:20260317T133000Z',
      'RECURRENCE-ID:20260316T113000Z',
    ]);
    expect(calendarText('x', [event({ changes })])).toBe(calendarText('x', [event()]));
  });

  test('without events it is a calendar all the same', () => {
    expect(calendarText('a', [])).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  });

  test('a line of 75 octets is left as it is, one of 76 goes on in the next', () => {
    const lineOf = (title: string) =>
      calendarText('a', [event({ title })])
        .split('\r\n')
        .filter((line, at, all) => line.startsWith('SUMMARY') || all[at - 1]?.startsWith('SUMMARY') === true);
    expect(lineOf('x'.repeat(67))[0]).toBe(`SUMMARY:${'x'.repeat(67)}`);
    expect(lineOf('x'.repeat(68))).toEqual([`SUMMARY:${'x'.repeat(67)}`, ' x']);
    expect(lineOf('x'.repeat(67 + 75)).map(({ length }) => length)).toEqual([75, 75]);
    expect(lineOf(`${'x'.repeat(65)}é`)[0]).toBe(`SUMMARY:${'x'.repeat(65)}é`);
    expect(lineOf(`${'x'.repeat(66)}é`)).toEqual([`SUMMARY:${'x'.repeat(66)}`, ' é']);
    expect(lineOf(`${'x'.repeat(65)}课`)).toEqual([`SUMMARY:${'x'.repeat(65)}`, ' 课']);
    expect(lineOf(`${'x'.repeat(64)}😀`)).toEqual([`SUMMARY:${'x'.repeat(64)}`, ' 😀']);
    expect(lineOf(`${'x'.repeat(63)}😀`)[0]).toBe(`SUMMARY:${'x'.repeat(63)}😀`);
  });

  test.prop([
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'a课😀\\;,\n\r', '\r\n') }),
  ])('no line is too long, and texts are read as they were written', (title, place) => {
    const text = calendarText(title, [event({ title, place: `x${place}` })]);
    const bytes = new TextEncoder();
    for (const line of text.split('\r\n')) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
    const valueOf = (name: string) =>
      unescaped(
        unfolded(text)
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1) ?? '',
      );
    const plain = (value: string) => value.replaceAll(/\r\n|\r/g, '\n');
    expect(valueOf('SUMMARY')).toBe(plain(title));
    expect(valueOf('LOCATION')).toBe(plain(`x${place}`));
  });

  test.prop([
    fc.array(
      fc.record({
        title: fc.string({ unit: fc.constantFrom(...'a课😀\\;,:"\n'), minLength: 1, maxLength: 90 }),
        place: fc.string({ unit: fc.constantFrom(...'b室;,\\'), maxLength: 90 }),
        link: fc.constantFrom('', 'https://live.example.com/a,b;c?d=1'),
        minutes: fc.option(fc.integer({ min: 1, max: 1_440 })),
        repeatsUntil: fc.constantFrom(null, '2026-03-30'),
        changed: fc.uniqueArray(
          fc.record({ week: fc.nat(4), by: fc.option(fc.integer({ min: -600, max: 600 })) }),
          { selector: ({ week }) => week },
        ),
        sequence: fc.nat(9),
        isCancelled: fc.boolean(),
      }),
    ),
  ])('another program reads what was written', (wanted) => {
    const events = wanted.map(({ minutes, changed, ...one }, at) => {
      const endOf = (startsAt: number) => (minutes === null ? null : startsAt + minutes * 60_000);
      const changes = changed.map(({ week, by }) => {
        const of = START + week * 7 * DAY_MS;
        const startsAt = of + (by ?? 0) * 60_000;
        return { of, to: by === null ? null : { startsAt, endsAt: endOf(startsAt) } };
      });
      return event({ ...one, changes, id: `e${at}`, endsAt: endOf(START) });
    });
    const calendar = new ICAL.Component(ICAL.parse(calendarText('我的班级', events)) as unknown[]);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    const entries = calendar.getAllSubcomponents('vevent');
    const read = entries.flatMap((one) => {
      // A single time that was moved belongs to the entry of its event, which knows it.
      if (one.hasProperty('recurrence-id')) return [];
      const uid = one.getFirstPropertyValue('uid');
      // Left to itself, the parser takes those of other events for its own.
      const exceptions = entries.filter(
        (other) => other.hasProperty('recurrence-id') && other.getFirstPropertyValue('uid') === uid,
      );
      const of = new ICAL.Event(one, { exceptions });
      const times = of.iterator();
      const starts: number[] = [];
      for (let next = of.isRecurring() ? times.next() : of.startDate; next; next = times.next()) {
        const { startDate } = of.isRecurring() ? of.getOccurrenceDetails(next) : of;
        starts.push(startDate.toUnixTime() * 1_000);
        if (!of.isRecurring()) break;
      }
      return {
        uid: of.uid,
        title: of.summary,
        place: of.location ?? '',
        link: one.getFirstPropertyValue('url') ?? '',
        sequence: of.sequence,
        status: one.getFirstPropertyValue('status'),
        ends: one.hasProperty('dtend') ? of.endDate.toUnixTime() * 1_000 : null,
        starts: starts.toSorted((a, b) => a - b),
      };
    });
    expect(read).toEqual(
      events.map((one) => ({
        uid: `${one.id}@ykd`,
        title: one.title,
        place: one.place,
        link: one.link,
        sequence: one.sequence,
        status: one.isCancelled ? 'CANCELLED' : 'CONFIRMED',
        ends: one.endsAt,
        starts: timesOf({ ...one, changes: one.repeatsUntil === null ? [] : one.changes }, 0, Infinity)
          .filter(({ isCancelled }) => !isCancelled)
          .map(({ startsAt }) => startsAt),
      })),
    );
  });
});
