import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  COURSE_VERSION_SOURCES,
  COURSE_VERSION_STATES,
  importStep,
  lessonFares,
  versionChanges,
  type VersionLesson,
} from '../../src/course/index.js';

const at = (outlineNum: number, sectionNum: number) => ({ outlineNum, sectionNum });
const lesson = (title: string, outlineNum: number, sectionNum: number, ...exercises: string[]) => ({
  ...at(outlineNum, sectionNum),
  title,
  exercises,
});

/** Lessons of one chapter, as they come. */
const chapter = fc
  .array(fc.constantFrom('甲', '乙', '丙', '丁'), { maxLength: 8 })
  .map((titles): readonly VersionLesson[] =>
    titles.map((title, nth) => lesson(title, 0, nth, `${title}-${nth}`)),
  );

describe('importStep', () => {
  const live = (publishedFrom: 'console' | 'shipped' | 'upgrade') =>
    ({ fingerprint: 'live', state: 'live', publishedFrom }) as const;
  const discarded = { fingerprint: 'gone', state: 'discarded', publishedFrom: null } as const;
  const earlier = { fingerprint: 'old', state: 'earlier', publishedFrom: 'shipped' } as const;

  it.each([
    ['the first one goes live', [], 'shipped', 'new', 'publish'],
    ['what is live already is left alone', [live('shipped')], 'shipped', 'live', 'nothing'],
    ['and at the command line', [live('shipped')], 'command', 'live', 'nothing'],
    ['a new one goes live with the platform', [live('shipped'), earlier], 'shipped', 'new', 'publish'],
    ['also over what was there before versions were kept', [live('upgrade')], 'shipped', 'new', 'publish'],
    ['what staff put live stays', [live('console')], 'shipped', 'new', 'draft'],
    ['what is known does not come back', [live('console'), earlier], 'shipped', 'old', 'nothing'],
    ['nor does what staff discarded', [live('console'), discarded], 'shipped', 'gone', 'nothing'],
    ['but at the command line', [live('console'), discarded], 'command', 'gone', 'publish'],
    ['the command line puts it live whatever staff did', [live('console')], 'command', 'new', 'publish'],
    ['and what was live once', [live('console'), earlier], 'command', 'old', 'publish'],
  ] as const)('%s', (_why, versions, source, fingerprint, step) => {
    expect(importStep(versions, { source, fingerprint })).toBe(step);
  });

  it('asks who put live what is live, and of no other version', () => {
    const shipped = { source: 'shipped', fingerprint: 'new' } as const;
    const byState = COURSE_VERSION_STATES.map((state) => [
      state,
      importStep([{ fingerprint: 'one', state, publishedFrom: 'console' }], shipped),
    ]);
    expect(byState).toEqual([
      ['draft', 'publish'],
      ['live', 'draft'],
      ['earlier', 'publish'],
      ['discarded', 'publish'],
    ]);
    const bySource = COURSE_VERSION_SOURCES.map((publishedFrom) => [
      publishedFrom,
      importStep([{ fingerprint: 'one', state: 'live', publishedFrom }], shipped),
    ]);
    expect(bySource).toEqual([
      ['console', 'draft'],
      ['command', 'publish'],
      ['shipped', 'publish'],
      ['upgrade', 'publish'],
    ]);
  });
});

describe('versionChanges', () => {
  it('tells what is added, removed, renamed and moved, and which exercises come and go', () => {
    const live = [lesson('一', 0, 0, 'a'), lesson('二', 0, 1, 'b'), lesson('三', 1, 0), lesson('四', 1, 1)];
    const next = [lesson('一', 0, 0, 'a'), lesson('新二', 0, 1, 'c'), lesson('四', 1, 0), lesson('五', 1, 2)];
    expect(versionChanges(live, next)).toEqual({
      lessons: [
        { ...at(0, 1), title: '新二', kind: 'renamed', was: '二' },
        { ...at(1, 0), title: '四', kind: 'moved', from: at(1, 1) },
        { ...at(1, 2), title: '五', kind: 'added' },
        { ...at(1, 0), title: '三', kind: 'removed' },
      ],
      exercisesAdded: ['c'],
      exercisesRemoved: ['b'],
      movesProgress: true,
    });
  });

  it('keeps progress where it is when lessons are only renamed or added behind', () => {
    const next = [lesson('甲二', 0, 0), lesson('乙', 0, 1)];
    expect(versionChanges([lesson('甲', 0, 0)], next).movesProgress).toBe(false);
  });

  it('moves progress when a lesson goes, and when one only stands elsewhere', () => {
    const [one, two] = [lesson('甲', 0, 0), lesson('乙', 0, 1)];
    expect(versionChanges([one, two], [one])).toMatchObject({
      lessons: [{ title: '乙', kind: 'removed' }],
      movesProgress: true,
    });
    expect(versionChanges([one], [lesson('新', 0, 0), lesson('甲', 0, 1)])).toMatchObject({
      lessons: [
        { title: '新', kind: 'added' },
        { title: '甲', kind: 'moved', from: at(0, 0) },
      ],
      movesProgress: true,
    });
  });

  property.prop([chapter])('finds nothing between a version and itself', (lessons) => {
    expect(versionChanges(lessons, lessons)).toEqual({
      lessons: [],
      exercisesAdded: [],
      exercisesRemoved: [],
      movesProgress: false,
    });
  });

  property.prop([chapter, chapter])('accounts for every lesson once', (live, next) => {
    const { lessons } = versionChanges(live, next);
    const counted = (kind: string) => lessons.filter((change) => change.kind === kind).length;
    expect(counted('added') - counted('removed')).toBe(next.length - live.length);
    const places = lessons.filter(({ kind }) => kind !== 'removed').map(({ sectionNum }) => sectionNum);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('lessonFares', () => {
  it('counts who began, finished and stopped, also where the course was longer once', () => {
    const lessons = [lesson('一', 0, 0, 'a', 'b'), lesson('二', 0, 1), lesson('三', 1, 0)];
    const counts = {
      stops: [
        { ...at(0, 0), count: 5 },
        { ...at(0, 1), count: 2 },
        { ...at(0, 7), count: 1 },
        { ...at(1, 0), count: 1 },
      ],
      finished: [
        { ...at(0, 0), count: 4 },
        { ...at(1, 0), count: 3 },
      ],
      exercises: [{ id: 'a', tried: 3, passed: 2 }],
    };
    expect(lessonFares(lessons, counts)).toEqual([
      {
        ...at(0, 0),
        title: '一',
        started: 9,
        finished: 4,
        stopped: 5,
        exercises: [
          { id: 'a', tried: 3, passed: 2 },
          { id: 'b', tried: 0, passed: 0 },
        ],
      },
      { ...at(0, 1), title: '二', started: 4, finished: 0, stopped: 2, exercises: [] },
      { ...at(1, 0), title: '三', started: 3, finished: 3, stopped: 1, exercises: [] },
    ]);
  });

  it('takes whoever passed an exercise for one who tried it', () => {
    const counts = { stops: [], finished: [], exercises: [{ id: 'a', tried: 1, passed: 2 }] };
    expect(lessonFares([lesson('一', 0, 0, 'a')], counts)[0]?.exercises).toEqual([
      { id: 'a', tried: 2, passed: 2 },
    ]);
  });

  property.prop([fc.array(fc.nat(9), { minLength: 3, maxLength: 3 })])(
    'never counts more in a later lesson than in an earlier one',
    (numbers) => {
      const lessons = [lesson('一', 0, 0), lesson('二', 0, 1), lesson('三', 1, 0)];
      const stops = lessons.map((place, index) => ({ ...place, count: numbers[index] ?? 0 }));
      const started = lessonFares(lessons, { stops, finished: [], exercises: [] }).map(
        (fare) => fare.started,
      );
      expect(started).toEqual(started.toSorted((a, b) => b - a));
    },
  );
});
