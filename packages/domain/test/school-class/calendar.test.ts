import { fc, test } from '@fast-check/vitest';
import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import { calendarText, occurrencesOf, type CalendarEvent } from '../../src/school-class/index.js';

const START = Date.UTC(2026, 2, 2, 11, 30);

const event = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'e1',
  className: 'Java 一班',
  kind: 'live',
  title: '第一次直播',
  startsAt: START,
  endsAt: START + 3_600_000,
  repeatsUntil: null,
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
        sequence: fc.nat(9),
        isCancelled: fc.boolean(),
      }),
    ),
  ])('another program reads what was written', (wanted) => {
    const events = wanted.map(({ minutes, ...one }, at) =>
      event({ ...one, id: `e${at}`, endsAt: minutes === null ? null : START + minutes * 60_000 }),
    );
    const calendar = new ICAL.Component(ICAL.parse(calendarText('我的班级', events)) as unknown[]);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    const read = calendar.getAllSubcomponents('vevent').map((one) => {
      const of = new ICAL.Event(one);
      const times = of.iterator();
      const starts: number[] = [];
      for (let next = of.isRecurring() ? times.next() : of.startDate; next; next = times.next()) {
        starts.push(next.toUnixTime() * 1_000);
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
        starts,
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
        starts: occurrencesOf(one, 0, Infinity).map(({ startsAt }) => startsAt),
      })),
    );
  });
});
