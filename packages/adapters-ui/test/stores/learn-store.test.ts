import type { Ports } from '@ykd/application';
import type { StoredOrder } from '@ykd/application/entities';
import { sampleOrder } from '@ykd/application/testing';
import { encodePosition } from '@ykd/domain/course';
import { DAY_MS } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLearnStore, type LearnStore } from '../../src/stores/index.js';
import { createWorld, gate, settle, type World } from './world.js';

const SITES = { newSite: '/study', oldSite: '/study/old' };
const MING = 'u-ming';

let world: World;
let ports: Ports;
const storeOver = (changed: Partial<Parameters<typeof createLearnStore>[0]> = {}): LearnStore =>
  createLearnStore({ ...ports, ...changed, clock: world.fakes.clock, sites: SITES });

const order = (id: string, courseIds: readonly string[], extra: { old?: boolean } = {}): StoredOrder => {
  const now = world.fakes.clock.now();
  return sampleOrder(id, {
    userId: MING,
    skuAttrs: [{ name: '套餐', values: [{ value: '全部', extraInfo: { courseIds, stages: [], ...extra } }] }],
    validDate: now + 365 * DAY_MS,
    serviceDate: now + 90 * DAY_MS,
    gmtCreated: now,
    gmtModified: now,
  });
};

const studied = (courseId: string, place: readonly [number, number, number], withOutlines = true) =>
  world.fakes.progress.merge({
    newId: `record-${courseId}`,
    userId: MING,
    courseId,
    position: { outline: place[0], section: place[1], body: place[2] },
    progress: 40,
    outlines: withOutlines ? [{ outlineNum: 0, progress: 100 }] : [],
    at: world.fakes.clock.now(),
  });

beforeEach(async () => {
  world = await createWorld();
  ports = await world.member('xiaoming');
});

describe('loading the dashboard', () => {
  it('shows the two trial courses to a student without orders', async () => {
    const store = storeOver();
    const loading = store.load(MING);
    expect(store.getSnapshot()).toEqual({ status: 'loading' });
    expect(await loading).toBe(true);
    const { status, dashboard } = store.getSnapshot();
    expect(status).toBe('ready');
    expect(dashboard?.orders).toEqual([]);
    expect(dashboard?.courses.map(({ courseId }) => courseId)).toEqual(['j1test', 'py1test']);
  });

  it('keeps what was there when a refresh fails', async () => {
    let broken = false;
    const store = storeOver({
      projectUser: {
        ...ports.projectUser,
        findLast: async (query) => {
          if (broken) throw new Error('offline');
          return ports.projectUser.findLast(query);
        },
      },
    });
    await store.load(MING);
    const { dashboard } = store.getSnapshot();
    broken = true;
    expect(await store.load(MING)).toBe(true);
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', dashboard });
    broken = false;
    await store.load(MING);
    expect(store.getSnapshot().status).toBe('ready');
  });

  it('drops the answer to an older question', async () => {
    const late = gate();
    let first = true;
    const store = storeOver({
      projectUser: {
        ...ports.projectUser,
        findLast: async (query) => {
          const answer = await ports.projectUser.findLast(query);
          if (first) {
            first = false;
            await late.opened;
          }
          return answer;
        },
      },
    });
    const slow = store.load(MING);
    await settle();
    await studied('py1test', [1, 0, 0]);
    await store.load(MING);
    expect(store.getSnapshot().dashboard?.recent?.courseId).toBe('py1test');
    late.open();
    expect(await slow).toBe(true);
    expect(store.getSnapshot().dashboard?.recent?.courseId).toBe('py1test');
    expect(store.getSnapshot().status).toBe('ready');
  });

  it('says when nobody is logged in any more', async () => {
    const store = storeOver();
    await store.load(MING);
    await ports.member.logout();
    expect(await store.load(MING)).toBe(false);
    expect(store.getSnapshot().dashboard).toBeDefined();
  });

  it('does not ask for a dashboard of somebody else in vain for ever', async () => {
    const store = storeOver();
    expect(await store.load('u-new')).toBe(true);
    expect(store.getSnapshot()).toEqual({ status: 'failed' });
  });
});

describe('coming back', () => {
  it('loads again only what is a minute old', async () => {
    const store = storeOver();
    await store.load(MING);
    await studied('py1test', [0, 1, 0]);
    world.fakes.clock.advance(59_000);
    await store.refresh(MING);
    expect(store.getSnapshot().dashboard?.recent).toBeUndefined();
    world.fakes.clock.advance(1000);
    await store.refresh(MING);
    expect(store.getSnapshot().dashboard?.recent?.courseId).toBe('py1test');
  });

  it('loads again at once when a member came to open other courses in another tab', async () => {
    let changedAt = -Infinity;
    const store = storeOver({ accessNews: { changedAt: () => changedAt } });
    await store.load(MING);
    await studied('py1test', [0, 1, 0]);
    await store.refresh(MING);
    expect(store.getSnapshot().dashboard?.recent).toBeUndefined();
    changedAt = world.fakes.clock.now();
    await store.refresh(MING);
    expect(store.getSnapshot().dashboard?.recent?.courseId).toBe('py1test');
    // The same news are not news any more.
    const shown = store.getSnapshot();
    await store.refresh(MING);
    expect(store.getSnapshot()).toBe(shown);
  });

  it('loads again for news that it asked for in vain', async () => {
    let changedAt = -Infinity;
    let broken = false;
    const store = storeOver({
      accessNews: { changedAt: () => changedAt },
      projectUser: {
        ...ports.projectUser,
        queryByUserId: (query) =>
          broken ? Promise.reject(new Error('offline')) : ports.projectUser.queryByUserId(query),
      },
    });
    await store.load(MING);
    await studied('py1test', [0, 1, 0]);
    changedAt = world.fakes.clock.now();
    broken = true;
    await store.refresh(MING);
    expect(store.getSnapshot().status).toBe('failed');
    broken = false;
    await store.refresh(MING);
    expect(store.getSnapshot().dashboard?.recent?.courseId).toBe('py1test');
  });

  it('takes a dashboard for as new as its question: news that came before the answer are asked for', async () => {
    let changedAt = -Infinity;
    const held = gate();
    let asked = 0;
    const store = storeOver({
      accessNews: { changedAt: () => changedAt },
      projectUser: {
        ...ports.projectUser,
        queryByUserId: async (query) => {
          asked += 1;
          const answer = await ports.projectUser.queryByUserId(query);
          if (asked === 1) await held.opened;
          return answer;
        },
      },
    });
    const loading = store.load(MING);
    await settle();
    await studied('py1test', [0, 1, 0]);
    world.fakes.clock.advance(10);
    changedAt = world.fakes.clock.now();
    world.fakes.clock.advance(10);
    const refreshing = store.refresh(MING);
    held.open();
    await Promise.all([loading, refreshing]);
    expect(store.getSnapshot().dashboard?.recent?.courseId).toBe('py1test');
    expect(asked).toBe(2);
    await store.refresh(MING);
    expect(asked).toBe(2);
  });

  it('forgets everything when the member changes, also what is still on its way', async () => {
    const store = storeOver();
    const loading = store.load(MING);
    store.reset();
    await loading;
    expect(store.getSnapshot()).toEqual({ status: 'idle' });
  });
});

describe('where a course opens', () => {
  const token = (outline: number, section: number, body: number): string =>
    encodeURIComponent(encodePosition({ outline, section, body }));
  const START = token(0, 0, 0);

  beforeEach(async () => {
    await world.fakes.orders.insert(order('1', ['py1', 'g1', 'f8']));
    await world.fakes.orders.insert(order('2', ['j4', 'py1'], { old: true }));
    await studied('g1', [2, 1, 3]);
    await studied('d1', [1, 0, 2]);
    await studied('d2', [1, 0, 2], false);
    await studied('j4', [0, 1, 0]);
  });

  it.each([
    ['flagged isNew, whoever owns it', 'j200', '/study/j200'],
    ['owned and NEW', 'py1', '/study/py1'],
    ['a NEW trial course', 'py1test', '/study/py1test'],
    ['an OLD trial course without a record', 'j1test', `/study/old/j1test/${START}`],
    ['owned and OLD, at the position of the record', 'g1', `/study/old/g1/${token(2, 1, 3)}`],
    ['owned and OLD without a record', 'f8', `/study/old/f8/${START}`],
    ['owned by an order flagged old', 'j4', `/study/old/j4/${token(0, 1, 0)}`],
    ['in neither list, its record has outlines', 'd1', '/study/d1'],
    ['in neither list, its record has none', 'd2', `/study/old/d2/${token(1, 0, 2)}`],
    ['in neither list and without a record', 'd3', `/study/old/d3/${START}`],
  ])('%s: %s', async (_, courseId, href) => {
    const store = storeOver();
    await store.load(MING);
    expect(await store.hrefOf(MING, courseId)).toBe(href);
  });

  it('lies on other origins where the settings say so', async () => {
    const store = createLearnStore({
      ...ports,
      clock: world.fakes.clock,
      sites: { newSite: 'https://new.example', oldSite: 'https://old.example/' },
    });
    await store.load(MING);
    expect(await store.hrefOf(MING, 'py1')).toBe('https://new.example/py1');
    expect(await store.hrefOf(MING, 'f8')).toBe(`https://old.example/f8/${START}`);
  });
});
