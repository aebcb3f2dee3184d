import { describe, expect, test } from 'vitest';
import {
  catalogueEntry,
  COURSE_CATALOGUE,
  COURSE_TRACKS,
  EXPERIENCE_COURSE_IDS,
  OLD_COURSE_IDS,
  PLAN_GROUPS,
  TRIAL_COURSE_IDS,
} from '../../src/course/index.js';
import { ODD_IDS } from '../support/orders.js';

/** The ids of Specification §3, ranges written out, and the two old ids that it names in §4 only. */
const SPECIFIED_IDS = (
  'g100_1 g100_2 g100_3 e1 e2 e4 e5 e6 g1 j1 j2 j200 j14 a1 a2 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f100 vuethree1 ' +
  'dewu-web taro1 dewu-taro wxmini10 ts1 dewu-taro-ts wxmini10-ts f-stage1 f-stage2 j4 j13 d1 d2 d3 d4 j5 j6 j7 j8 ' +
  'j9 j11 j12 j15 j18 j19 j20 j21 j22 j23 j24 ja100 ja101 py1test py1 py10 py11 py12 py13 py14 py15 py100 py2 py3 ' +
  'py4 go1test go1 ext-lm1 j1test g1-new'
).split(' ');

const ids = COURSE_CATALOGUE.map(({ courseId }) => courseId);

describe('COURSE_CATALOGUE', () => {
  test('holds every course of the specification once', () => {
    expect(ids.toSorted()).toEqual(SPECIFIED_IDS.toSorted());
    expect(new Set(ids).size).toBe(77);
  });

  test.each(COURSE_CATALOGUE.map((entry) => [entry.courseId, entry] as const))(
    '%s is complete',
    (_id, entry) => {
      expect(entry.title).toMatch(/\p{Script=Han}/u);
      expect(entry.outlineCount).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(entry.outlineCount)).toBe(true);
      expect(COURSE_TRACKS).toContain(entry.banner.track);
      expect(entry.banner.glyph).toMatch(/^\S{1,6}$/u);
    },
  );

  test('no two courses have the same title', () => {
    expect(new Set(COURSE_CATALOGUE.map(({ title }) => title)).size).toBe(COURSE_CATALOGUE.length);
  });

  test('no course of the old site is flagged isNew', () => {
    expect(OLD_COURSE_IDS.filter((id) => catalogueEntry(id)?.isNew)).toEqual([]);
  });

  test('flags are set or absent', () => {
    const flags = COURSE_CATALOGUE.flatMap((entry) => [
      ...('isNew' in entry ? [entry.isNew] : []),
      ...('unpublish' in entry ? [entry.unpublish] : []),
    ]);
    expect(new Set(flags)).toEqual(new Set([true]));
  });
});

describe('catalogueEntry', () => {
  test('finds each entry', () => {
    for (const entry of COURSE_CATALOGUE) expect(catalogueEntry(entry.courseId)).toBe(entry);
  });

  test('the two trial courses have three chapters and no isNew', () => {
    expect(TRIAL_COURSE_IDS).toEqual(['j1test', 'py1test']);
    expect(catalogueEntry('j1test')).toEqual({
      courseId: 'j1test',
      title: 'Java 体验课',
      banner: { track: 'java', glyph: 'J' },
      outlineCount: 3,
    });
    expect(catalogueEntry('py1test')).toEqual({
      courseId: 'py1test',
      title: 'Python 体验课',
      banner: { track: 'python', glyph: 'Py' },
      outlineCount: 3,
    });
  });

  test.each([...ODD_IDS, 'J1', 'j1 ', 'nope'])('%j is unknown', (id) => {
    expect(catalogueEntry(id)).toBeUndefined();
  });
});

describe('lists of courses', () => {
  test('the experience courses', () => {
    expect(EXPERIENCE_COURSE_IDS).toEqual(['j1test', 'py1test', 'go1test', 'vuethree1', 'ts1', 'wxmini10']);
  });

  test('all experience and trial courses are offered', () => {
    const entries = [...TRIAL_COURSE_IDS, ...EXPERIENCE_COURSE_IDS].map(catalogueEntry);
    expect(entries.every((entry) => entry && !entry.unpublish)).toBe(true);
  });
});

describe('PLAN_GROUPS', () => {
  const groups = Object.entries(PLAN_GROUPS);

  test('holds the stages of the specification', () => {
    expect(groups.map(([stage]) => stage)).toEqual(
      expect.arrayContaining([
        'P2',
        'P3',
        'P4',
        'P5',
        'Python 入门',
        'Python 数据分析',
        'Java 基础',
        '前端基础',
      ]),
    );
  });

  test.each(groups)('%s names courses that are offered, each once', (_stage, courseIds) => {
    expect(courseIds.length).toBeGreaterThan(0);
    expect(new Set(courseIds).size).toBe(courseIds.length);
    expect(courseIds.filter((id) => catalogueEntry(id)?.unpublish !== undefined)).toEqual([]);
    expect(courseIds.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(ODD_IDS)('%j is no stage', (stage) => {
    expect(PLAN_GROUPS[stage]).toBeUndefined();
  });
});
