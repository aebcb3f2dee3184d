import { fc, test } from '@fast-check/vitest';
import type { YearReport } from '@ykd/application/year-report';
import {
  REPORT_EDITIONS,
  studyStory,
  studyYear,
  toldPages,
  type ReportEditionName,
  type ReportTopic,
  type StudyLog,
  type YearDeeds,
} from '@ykd/domain/report';
import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadDesign } from '../src/features/report/designs/load-design';
import { SHEET } from '../src/features/report/designs/shapes/point';
import { pathPoints } from './support/path-points';

const NAMES = Object.keys(REPORT_EDITIONS) as ReportEditionName[];
const DESIGNS = await Promise.all(NAMES.map(loadDesign));

const PICTURES = DESIGNS.flatMap((design) =>
  REPORT_EDITIONS[design.name].pages.map(({ topic }) => [design.name, topic, design] as const),
);

const yearOf = (name: ReportEditionName): number => REPORT_EDITIONS[name].year ?? 2025;

const NONE: YearDeeds = { exercises: 0, checkIns: 0, notes: 0, ahead: null };

const reportOf = (year: number, logs: readonly StudyLog[], deeds: YearDeeds = NONE): YearReport => ({
  year,
  isOver: true,
  name: '小明',
  story: studyStory(logs, { year, userNumber: 42 }),
  deeds,
  courses: [],
});

/** A log in the middle of an hour of a day of a year, both from 0. */
const logAt = (year: number, day: number, hour: number, courseId = 'j1', seconds = 1800): StudyLog => ({
  at: studyYear(year).from + day * DAY_MS + hour * HOUR_MS,
  courseId,
  seconds,
});

const everyDay = (year: number): readonly StudyLog[] =>
  Array.from({ length: 366 }, (_, day) => logAt(year, day, day % 24, `j${day % 9}`, 600 + day * 9));

/** The points of what was drawn: of paths where they lead, of the rest its edges. */
const pointsOf = (markup: string): readonly (readonly [number, number])[] => {
  const numbersOf = (tag: string, ...names: readonly string[]) =>
    [...markup.matchAll(new RegExp(`<${tag} [^>]*>`, 'g'))].map(([element]) =>
      names.map((name) => Number(new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1])),
    );
  return [
    ...[...markup.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => pathPoints(d)),
    ...numbersOf('rect', 'x', 'y', 'width', 'height').flatMap(
      ([x = NaN, y = NaN, width = NaN, height = NaN]) => [[x, y] as const, [x + width, y + height] as const],
    ),
    ...numbersOf('circle', 'cx', 'cy', 'r').flatMap(([x = NaN, y = NaN, r = NaN]) => [
      [x - r, y - r] as const,
      [x + r, y + r] as const,
    ]),
    ...numbersOf('text', 'x', 'y').map(([x = NaN, y = NaN]) => [x, y] as const),
  ];
};

const drawn = (design: (typeof DESIGNS)[number], topic: ReportTopic, report: YearReport): string =>
  renderToStaticMarkup(<design.Drawing topic={topic} report={report} />);

const isOnSheet = ([x, y]: readonly [number, number]): boolean =>
  x >= SHEET.x && y >= SHEET.y && x <= SHEET.width && y <= SHEET.height;

/** What is wrong with a picture: it has no sheet, numbers that are none, hardly anything on it, or something beside it. */
const faultsOf = (markup: string): readonly unknown[] => {
  const points = pointsOf(markup);
  return [
    ...(/^<svg [^>]*aria-hidden="true" viewBox="0 0 320 240"/.test(markup) ? [] : ['no sheet']),
    ...(markup.match(/NaN|Infinity|undefined/g) ?? []),
    ...(points.length > 8 ? [] : ['hardly anything']),
    ...points.filter((point) => !isOnSheet(point)),
  ];
};

const RICH: YearDeeds = { exercises: 137, checkIns: 46, notes: 23, ahead: 83 };
const MOST: YearDeeds = { exercises: 9_999, checkIns: 366, notes: 4_000, ahead: 100 };
const LEAST: YearDeeds = { exercises: 1, checkIns: 1, notes: 1, ahead: 50 };

describe('the drawings of the yearly reports', () => {
  it.each(PICTURES)('%s, %s: every day of a year', (name, topic, design) => {
    expect(faultsOf(drawn(design, topic, reportOf(yearOf(name), everyDay(yearOf(name)), MOST)))).toEqual([]);
  });

  it.each(PICTURES)('%s, %s: two days, far from each other', (name, topic, design) => {
    const year = yearOf(name);
    const logs = [logAt(year, 0, 0), logAt(year, year % 4 === 0 ? 365 : 364, 23, 'py1', 0)];
    expect(faultsOf(drawn(design, topic, reportOf(year, logs, LEAST)))).toEqual([]);
  });

  it.each(DESIGNS.map((design) => [design.name, design] as const))(
    '%s: a year without study has its cover, whatever is asked',
    (name, design) => {
      const markup = drawn(design, 'cover', reportOf(yearOf(name), []));
      expect(faultsOf(markup)).toEqual([]);
      expect(drawn(design, 'days', reportOf(yearOf(name), []))).toBe(markup);
    },
  );

  const yearArb = fc.record({
    days: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 364 }),
        hour: fc.integer({ min: 0, max: 23 }),
        courseId: fc.constantFrom('j1', 'j2', 'py1', 'f1', 'g1', 'a1', 'unknown'),
        seconds: fc.nat({ max: 30_000 }),
      }),
      { minLength: 1, maxLength: 40 },
    ),
    deeds: fc.record({
      exercises: fc.nat({ max: 2_000 }),
      checkIns: fc.nat({ max: 366 }),
      notes: fc.nat({ max: 500 }),
      ahead: fc.option(fc.integer({ min: 50, max: 100 })),
    }),
  });

  test.prop([fc.constantFrom(...DESIGNS), yearArb])('any page that a year has', (design, { days, deeds }) => {
    const year = yearOf(design.name);
    const logs = days.map(({ day, hour, courseId, seconds }) => logAt(year, day, hour, courseId, seconds));
    const report = reportOf(year, logs, deeds);
    for (const { topic } of toldPages(REPORT_EDITIONS[design.name], report.story, deeds))
      expect(faultsOf(drawn(design, topic, report))).toEqual([]);
  });

  it('are each of its own', () => {
    const report = reportOf(2025, everyDay(2025), RICH);
    const bare = PICTURES.map(([, topic, design]) =>
      drawn(design, topic, report).replaceAll(/ class="[^"]*"/g, ''),
    );
    expect(new Set(bare).size).toBe(PICTURES.length);
  });

  it('tell of a day more by a drawing that shows it', () => {
    const one = [logAt(2025, 3, 8), logAt(2025, 40, 9)];
    for (const design of DESIGNS)
      expect(drawn(design, 'days', reportOf(2025, one))).not.toBe(
        drawn(design, 'days', reportOf(2025, [...one, logAt(2025, 41, 9)])),
      );
  });
});

describe('what stands behind the pages', () => {
  it.each(DESIGNS.map((design) => [design.name, design] as const))(
    '%s: fills its box and says nothing',
    (_name, design) => {
      const scenes = [0, 0.5, 1].map((at) => renderToStaticMarkup(<design.Backdrop topic="days" at={at} />));
      for (const scene of scenes) {
        expect(scene).toMatch(/^<div aria-hidden="true"/);
        expect(scene).not.toMatch(/NaN|Infinity|undefined|<text/);
        expect(scene.match(/<(?!\/)/g)?.length).toBeLessThan(60);
      }
      expect(new Set(scenes).size).toBe(3);
    },
  );
});
