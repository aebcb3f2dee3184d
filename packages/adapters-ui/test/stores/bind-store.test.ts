import type { Ports } from '@ykd/application';
import { MING, NEW } from '@ykd/application/testing';
import { ok } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBindStore } from '../../src/stores/index.js';
import { createWorld, gate, type World } from './world.js';

const OPENID = 'o-phone';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

/** Takes a visitor through WeChat and back. */
const passThrough = async ({ weixin }: Ports): Promise<void> => {
  const url = await weixin.oauthUrl({ target: '/learn?a=1' });
  await weixin.comeBack(world.fakes.weixin.confirm((url.ok && url.value) || '', OPENID));
};

describe('the binding', () => {
  it('waits for an account that came back, and is done', async () => {
    const ports = await world.member(MING.userName);
    await passThrough(ports);
    const store = createBindStore(ports);
    expect(store.getSnapshot().status).toBe('loading');
    await store.load();
    expect(store.getSnapshot()).toEqual({
      status: 'ready',
      waiting: true,
      bound: false,
      target: '/learn?a=1',
    });
    await store.bind();
    expect(store.getSnapshot()).toMatchObject({ waiting: false, bound: true, target: '/learn?a=1' });
    expect(await world.fakes.members.findByWeixin(OPENID)).toMatchObject({ id: MING.id });
  });

  it('says why not', async () => {
    world.fakes.members.weixin.set(OPENID, { id: MING.id, at: 0 });
    const ports = await world.member(NEW.userName);
    await passThrough(ports);
    const store = createBindStore(ports);
    await store.load();
    await store.bind();
    expect(store.getSnapshot()).toMatchObject({ bound: false, error: { kind: 'weixin-taken' } });
    await store.load();
    expect(store.getSnapshot()).not.toHaveProperty('error');
  });

  it('says that the member has another account', async () => {
    world.fakes.members.weixin.set('o-first', { id: MING.id, at: 0 });
    const ports = await world.member(MING.userName);
    await passThrough(ports);
    const store = createBindStore(ports);
    await store.load();
    await store.bind();
    expect(store.getSnapshot()).toMatchObject({ bound: false, error: { kind: 'weixin-bound-already' } });
  });

  it('goes on waiting for who is not logged in', async () => {
    const ports = world.visitor();
    await passThrough(ports);
    const store = createBindStore(ports);
    await store.load();
    await store.bind();
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', waiting: true, bound: false });
  });

  it('is as the latest question found it, whichever answer comes last', async () => {
    const { weixin } = world.visitor();
    const slow = gate();
    let isFirst = true;
    const store = createBindStore({
      weixin: {
        ...weixin,
        bindState: async () => {
          const target = isFirst ? '/old' : '/new';
          isFirst = false;
          if (target === '/old') await slow.opened;
          return ok({ waiting: true, target });
        },
      },
    });
    const first = store.load();
    await store.load();
    slow.open();
    await first;
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', target: '/new' });
  });

  it('can be asked for again when there was no answer', async () => {
    const ports = world.visitor();
    let broken = true;
    const store = createBindStore({
      weixin: {
        ...ports.weixin,
        bindState: async () => {
          if (broken) throw new Error('offline');
          return ports.weixin.bindState();
        },
      },
    });
    await store.load();
    expect(store.getSnapshot().status).toBe('failed');
    broken = false;
    await store.load();
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', waiting: false });
  });
});
