import type { SidebarPort } from '@ykd/application/sidebar';
import type { StudentTag } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { createSidebarStore } from '../../src/stores/index.js';
import { gate } from './world.js';

const FLAGS = {
  allowListed: false,
  banners: [],
  announcements: [],
  reportPopup: null,
  worksHere: false,
  hasClass: false,
};
const tag = (id: string, show: string): StudentTag => ({
  id,
  lable: { id, name: id, color: '#123456', description: '', show },
});

const port = (over: Partial<SidebarPort> = {}): SidebarPort => ({
  flags: async () => ok(FLAGS),
  putAway: async () => ok(null),
  findLablesByStudentId: async ({ id }) => ok([tag(id, 'true'), tag('hidden', 'TRUE')]),
  ...over,
});

describe('the learn sidebar', () => {
  it('shows nothing until it is loaded, then what shows now and the tags that students see', async () => {
    const store = createSidebarStore({ sidebar: port() });
    expect(store.getSnapshot()).toEqual({ tags: [] });
    await store.load('u-1');
    expect(store.getSnapshot()).toEqual({ flags: FLAGS, tags: [tag('u-1', 'true')] });
  });

  it.each<Partial<SidebarPort>>([
    { flags: () => Promise.reject(new Error('no network')) },
    { flags: async () => err({ kind: 'not-logged-in' }) },
  ])('shows the one part without the other', async (over) => {
    const store = createSidebarStore({ sidebar: port(over) });
    await store.load('u-1');
    expect(store.getSnapshot()).toEqual({ tags: [tag('u-1', 'true')] });
  });

  it('puts an announcement away at once, and brings it back when that fails', async () => {
    const one = (id: string) => ({ id, title: id, text: id, link: null });
    const announcements = ['a', 'b', 'c'].map(one);
    const slow = gate();
    const store = createSidebarStore({
      sidebar: port({
        flags: async () => ok({ ...FLAGS, announcements }),
        putAway: async ({ id }) => {
          if (id === 'a') return ok(null);
          await slow.opened;
          throw new Error('no network');
        },
      }),
    });
    const shown = () =>
      store
        .getSnapshot()
        .flags?.announcements.map(({ id }) => id)
        .join('');
    await store.putAway('a');
    await store.load('u-1');
    const failing = store.putAway('b');
    expect(shown()).toBe('ac');
    await store.putAway('a');
    expect(shown()).toBe('c');
    slow.open();
    await failing;
    expect(shown()).toBe('bc');
  });

  it('keeps what it had when a later load fails', async () => {
    let broken = false;
    const fails = () => Promise.reject(new Error('no network'));
    const store = createSidebarStore({
      sidebar: port({
        flags: () => (broken ? fails() : Promise.resolve(ok(FLAGS))),
        findLablesByStudentId: ({ id }) => (broken ? fails() : Promise.resolve(ok([tag(id, 'true')]))),
      }),
    });
    await store.load('u-1');
    const before = store.getSnapshot();
    broken = true;
    await store.load('u-1');
    expect(store.getSnapshot()).toEqual(before);
  });

  it('never shows one member what is another’s', async () => {
    const slow = gate();
    const store = createSidebarStore({
      sidebar: port({
        findLablesByStudentId: async ({ id }) => {
          if (id === 'slow') await slow.opened;
          return ok([tag(id, 'true')]);
        },
      }),
    });
    const loading = store.load('slow');
    store.reset();
    await store.load('u-2');
    slow.open();
    await loading;
    expect(store.getSnapshot().tags).toEqual([tag('u-2', 'true')]);
    store.reset();
    expect(store.getSnapshot()).toEqual({ tags: [] });
  });
});
