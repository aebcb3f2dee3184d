import { MING } from '@ykd/application/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWeixinBindingStore } from '../../src/stores/index.js';
import { createWorld, type World } from './world.js';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.fakes.members.weixin.set('o-phone', { id: MING.id, at: 7 });
});

describe('the WeChat account of the member', () => {
  it('is shown, and released', async () => {
    const store = createWeixinBindingStore(await world.member(MING.userName));
    expect(store.getSnapshot().status).toBe('loading');
    await store.load();
    expect(store.getSnapshot()).toEqual({ status: 'ready', available: true, since: 7 });
    expect(await store.unbind()).toBe(true);
    expect(store.getSnapshot()).toEqual({ status: 'ready', available: true, since: null });
    expect(world.fakes.members.weixin.size).toBe(0);
  });

  it('stays for who is not logged in any more', async () => {
    const store = createWeixinBindingStore(world.visitor());
    await store.load();
    expect(store.getSnapshot().status).toBe('failed');
    expect(await store.unbind()).toBe(false);
    expect(world.fakes.members.weixin.size).toBe(1);
  });

  it('can be asked for again when there was no answer', async () => {
    const { weixin } = await world.member(MING.userName);
    let broken = true;
    const store = createWeixinBindingStore({
      weixin: {
        ...weixin,
        binding: async () => {
          if (broken) throw new Error('offline');
          return weixin.binding();
        },
      },
    });
    await store.load();
    expect(store.getSnapshot().status).toBe('failed');
    broken = false;
    await store.load();
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', since: 7 });
  });
});
