import { describe, expect, test } from 'vitest';
import { layoutOf, LEARN_TRACKS, learnMenu, learnTrack, learnTrackAt } from '../../src/access/index.js';
import { catalogueEntry, PLAN_GROUPS } from '../../src/course/index.js';
import { ODD_IDS } from '../support/orders.js';

describe('learn tracks', () => {
  test('one page each, of the specification’s paths', () => {
    expect(LEARN_TRACKS.map(({ path }) => path)).toEqual([
      '/learn/develop',
      '/learn/python',
      '/learn/prejob',
      '/learn/prejavajob',
      '/learn/prefrontjob',
      '/learn/external',
    ]);
    for (const { path } of LEARN_TRACKS) expect(layoutOf(path)).toBe('learn');
  });

  test('every stage is of the learning plan, and every course of it in the catalogue', () => {
    for (const { stages } of LEARN_TRACKS) {
      expect(stages.length).toBeGreaterThan(0);
      expect(new Set(stages).size).toBe(stages.length);
      for (const stage of stages)
        for (const courseId of PLAN_GROUPS[stage] ?? ['none'])
          expect(catalogueEntry(courseId), courseId).toBeDefined();
    }
  });

  test('every stage of the learning plan is on a page', () => {
    const shown = new Set(LEARN_TRACKS.flatMap(({ stages }) => stages));
    expect(Object.keys(PLAN_GROUPS).filter((stage) => !shown.has(stage))).toEqual([]);
  });

  test('the menu leads to them by the same titles', () => {
    const orders = [{ status: 'TRADE_PAID_SUCCESS', categoryId: 'employment' }];
    const menus = [
      ...learnMenu({ orders: [] }),
      ...learnMenu({ orders, mobile: '1', allowList: ['1'] }),
    ].filter(({ key }) => key !== 'dashboard');
    for (const { key, title, path } of menus) expect(learnTrackAt(path)).toMatchObject({ key, title });
  });

  test('each is found by its key and its path, and nothing else is', () => {
    for (const track of LEARN_TRACKS) {
      expect(learnTrack(track.key)).toBe(track);
      expect(learnTrackAt(track.path)).toBe(track);
    }
    for (const odd of ['', '/learn', '/learn/develop/', ...ODD_IDS]) {
      expect(learnTrackAt(odd)).toBeUndefined();
      expect(() => learnTrack(odd as 'develop')).toThrow(TypeError);
    }
  });
});
