import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { eventNews, type EventTimes, type KnownTimes } from '../../src/school-class/index.js';
import { DAY_MS } from '../../src/shared/index.js';

const HOUR = 3_600_000;
const WEEK = 7 * DAY_MS;
/** 2026-03-02, a Monday, 19:30 in Shanghai. */
const MONDAY = Date.UTC(2026, 2, 2, 11, 30);
const at = (week: number, hours = 0) => MONDAY + week * WEEK + hours * HOUR;
const span = (startsAt: number): EventTimes => ({ startsAt, endsAt: startsAt + 2 * HOUR });

const event = (over: Partial<KnownTimes> = {}): KnownTimes => ({
  ...span(MONDAY),
  repeatsUntil: '2026-03-16',
  changes: [],
  cancelledAt: null,
  ...over,
});

const off = event({ cancelledAt: 1 });
const left = (week: number) => event({ changes: [{ of: at(week), to: null }] });
const moved = (week: number, to: EventTimes) => event({ changes: [{ of: at(week), to }] });
const BEFORE = at(-1);

describe('eventNews', () => {
  test('all of it is cancelled, or takes place after all', () => {
    expect(eventNews(event(), off, BEFORE)).toEqual({ kind: 'cancelled', times: [] });
    expect(eventNews(off, event(), BEFORE)).toEqual({ kind: 'restored', times: [] });
    // What comes with it is no news of its own.
    expect(eventNews(event(), { ...left(1), cancelledAt: 1 }, BEFORE)?.kind).toBe('cancelled');
    expect(eventNews(off, { ...left(1), cancelledAt: 1 }, BEFORE)).toBeUndefined();
    expect(eventNews(off, event({ ...span(at(1)), cancelledAt: 2 }), BEFORE)).toBeUndefined();
  });

  test('what is over is told to nobody', () => {
    const over = at(2, 2);
    expect(eventNews(event(), off, over)).toBeUndefined();
    expect(eventNews(off, event(), over)).toBeUndefined();
    expect(eventNews(event(), off, over - 1)?.kind).toBe('cancelled');
    expect(eventNews(event(), left(0), at(0, 2))).toBeUndefined();
    expect(eventNews(event(), left(0), at(0, 2) - 1)?.kind).toBe('times');
    expect(eventNews(event(), event(span(at(0, -1))), over)).toBeUndefined();
    const none = [0, 1, 2].map((week) => ({ of: at(week), to: null }));
    expect(eventNews(event({ changes: none }), off, BEFORE)).toBeUndefined();
  });

  test('all of it is at another time', () => {
    expect(eventNews(event(), event(span(at(0, 1))), BEFORE)).toEqual({
      kind: 'moved',
      times: [{ before: span(at(0)), now: span(at(0, 1)) }],
    });
    const longer = { startsAt: at(0), endsAt: at(0, 3) };
    expect(eventNews(event(), event(longer), at(0, 2))).toEqual({
      kind: 'moved',
      times: [{ before: span(at(1)), now: longer }],
    });
    expect(eventNews(event(), event({ ...span(at(-3)), repeatsUntil: '2026-02-16' }), BEFORE)).toEqual({
      kind: 'moved',
      times: [{ before: span(at(0)), now: null }],
    });
  });

  test('single times are others, in their order', () => {
    expect(eventNews(event(), left(1), BEFORE)).toEqual({
      kind: 'times',
      times: [{ before: span(at(1)), now: null }],
    });
    expect(eventNews(left(1), event(), BEFORE)).toEqual({
      kind: 'times',
      times: [{ before: null, now: span(at(1)) }],
    });
    expect(eventNews(event(), moved(1, span(at(1, 24))), BEFORE)).toEqual({
      kind: 'times',
      times: [{ before: span(at(1)), now: span(at(1, 24)) }],
    });
    expect(
      eventNews(moved(1, span(at(1, 24))), moved(1, { startsAt: at(1, 24), endsAt: null }), BEFORE),
    ).toEqual({
      kind: 'times',
      times: [{ before: span(at(1, 24)), now: { startsAt: at(1, 24), endsAt: null } }],
    });
    expect(eventNews(moved(2, span(at(0, 1))), left(0), BEFORE)?.times).toEqual([
      { before: span(at(0)), now: null },
      { before: span(at(0, 1)), now: span(at(2)) },
    ]);
    // Fewer weeks, and more of them.
    expect(eventNews(event(), event({ repeatsUntil: '2026-03-15' }), BEFORE)?.times).toEqual([
      { before: span(at(2)), now: null },
    ]);
    expect(eventNews(event(), event({ repeatsUntil: '2026-03-23' }), BEFORE)?.times).toEqual([
      { before: null, now: span(at(3)) },
    ]);
  });

  const changes = fc.uniqueArray(
    fc.record({ week: fc.nat(3), by: fc.option(fc.integer({ min: -40, max: 40 })) }),
    { selector: ({ week }) => week },
  );
  const known = fc
    .record({ changes, isOff: fc.boolean(), by: fc.constantFrom(0, 0, 1) })
    .map(({ changes: some, isOff, by }) =>
      event({
        ...span(at(0, by)),
        cancelledAt: isOff ? 1 : null,
        changes: some.map(({ week, by: hours }) => ({
          of: at(week, by),
          to: hours === null ? null : span(at(week, hours)),
        })),
      }),
    );

  test.prop([known, fc.integer({ min: -200, max: 900 })])('what was taken back is no news', (one, hours) => {
    expect(eventNews(one, one, at(0, hours))).toBeUndefined();
    expect(eventNews(one, { ...one, cancelledAt: one.cancelledAt && 2 }, at(0, hours))).toBeUndefined();
  });

  test.prop([known, known, fc.integer({ min: -200, max: 900 })])(
    'there is news in one way exactly where there is in the other, and every time in it is another one',
    (one, other, hours) => {
      const news = eventNews(one, other, at(0, hours));
      const back = eventNews(other, one, at(0, hours));
      // What is off has no times that anybody knows of.
      if (one.cancelledAt === null && other.cancelledAt === null) {
        expect(news?.kind).toBe(back?.kind);
        expect(news?.times.map(({ before, now }) => [now, before])).toEqual(
          back?.times.map(({ before, now }) => [before, now]),
        );
      }
      for (const { before, now } of news?.times ?? []) {
        expect(before).not.toEqual(now);
        for (const time of [before, now])
          if (time !== null) expect(time.endsAt ?? time.startsAt).toBeGreaterThan(at(0, hours));
      }
    },
  );
});
