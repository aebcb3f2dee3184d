import { logIn, NEW } from '@ykd/application/testing';
import type { User } from '@ykd/domain/member';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBaseStore } from '../../src/stores/index.js';
import { createWorld, gate, settle, type World } from './world.js';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const TOKEN = { token: 'another', tokenExpiresAt: 1 };
const HONG: User = { id: 'u-hong', mobile: '13800000003', userName: 'xiaohong' };

describe('another look at who is logged in', () => {
  it('is none before the first one', async () => {
    const store = createBaseStore(await world.member('xiaoming'));
    expect(await store.lookAgain()).toBe('same');
    expect(store.getSnapshot().session).toBe('unknown');
  });

  it('finds the same member, and leaves everything as it is', async () => {
    const store = createBaseStore(await world.member('xiaoming'));
    await store.ensureUser();
    const before = store.getSnapshot();
    expect(await store.lookAgain()).toBe('same');
    expect(store.getSnapshot()).toBe(before);
  });

  it('finds that the session has ended elsewhere', async () => {
    const ports = await world.member('xiaoming');
    const store = createBaseStore(ports);
    await store.ensureUser();
    await ports.member.logout();
    expect(await store.lookAgain()).toBe('ended');
    expect(store.getSnapshot().session).toBe('none');
  });

  it('finds that somebody has logged in elsewhere', async () => {
    const ports = world.visitor();
    const store = createBaseStore(ports);
    await store.ensureUser();
    await logIn(ports, 'xiaoming');
    expect(await store.lookAgain()).toBe('begun');
    expect(store.getSnapshot()).toMatchObject({ session: 'member', user: { id: 'u-ming' } });
  });

  it('does not become half another member', async () => {
    const { member } = await world.member('xiaoming');
    const quietMember = { loginUser: async () => ({ ok: true, value: { user: HONG, ...TOKEN } }) as const };
    const store = createBaseStore({ member, quietMember });
    await store.ensureUser();
    expect(await store.lookAgain()).toBe('another');
    expect(store.getSnapshot().user?.id).toBe('u-ming');
  });

  it('knows less than a logout that happened meanwhile', async () => {
    const { member } = await world.member('xiaoming');
    const late = gate();
    const quietMember: Pick<typeof member, 'loginUser'> = {
      loginUser: async () => {
        const answer = await member.loginUser();
        await late.opened;
        return answer;
      },
    };
    const store = createBaseStore({ member, quietMember });
    await store.ensureUser();
    const looking = store.lookAgain();
    await settle();
    await store.logout();
    late.open();
    expect(await looking).toBe('same');
    expect(store.getSnapshot().session).toBe('none');
  });

  it('finds who has logged in elsewhere, also when the old session is refused meanwhile', async () => {
    const ports = await world.member('xiaoming');
    const late = gate();
    const quietMember: Pick<typeof ports.member, 'loginUser'> = {
      loginUser: async () => {
        await late.opened;
        return ports.member.loginUser();
      },
    };
    const store = createBaseStore({ ...ports, quietMember });
    await store.ensureUser();
    await logIn(ports, NEW.userName);
    const looking = store.lookAgain();
    await settle();
    store.sessionEnded();
    late.open();
    expect(await looking).toBe('begun');
    expect(store.getSnapshot()).toMatchObject({ session: 'member', user: { id: NEW.id } });
  });

  it('tells nothing without an answer', async () => {
    const { member } = await world.member('xiaoming');
    const quietMember = { loginUser: () => Promise.reject(new Error('offline')) };
    const store = createBaseStore({ member, quietMember });
    await store.ensureUser();
    await expect(store.lookAgain()).rejects.toThrow('offline');
    expect(store.getSnapshot().session).toBe('member');
  });
});
