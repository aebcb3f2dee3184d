import type { MemberPort } from '@ykd/application/member';
import { PASSWORD } from '@ykd/application/testing';
import { err, ok } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBaseStore, memberIdOf } from '../../src/stores/index.js';
import { createWorld, gate, settle, type World } from './world.js';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

describe('who is logged in', () => {
  it('is unknown until it is asked for', async () => {
    const store = createBaseStore(await world.member('xiaoming'));
    expect(store.getSnapshot()).toMatchObject({ session: 'unknown', pageTitle: '' });
    expect(await store.ensureUser()).toMatchObject({ id: 'u-ming', userName: 'xiaoming' });
    expect(store.getSnapshot()).toMatchObject({ session: 'member', user: { id: 'u-ming' } });
    expect(store.getSnapshot().token).toEqual(expect.any(String));
  });

  it('is nobody for a visitor', async () => {
    const store = createBaseStore(world.visitor());
    expect(await store.ensureUser()).toBeUndefined();
    expect(store.getSnapshot().session).toBe('none');
    expect(memberIdOf(store.getSnapshot())).toBeUndefined();
  });

  it('is asked once by all who ask at the same time, and not again', async () => {
    const { member } = await world.member('xiaoming');
    const { clock } = world.fakes;
    const before = clock.now();
    // Each question takes a second.
    const loginUser: MemberPort['loginUser'] = async () => {
      clock.advance(1000);
      return member.loginUser();
    };
    const store = createBaseStore({ member: { ...member, loginUser } });
    const answers = await Promise.all([store.ensureUser(), store.ensureUser(), store.ensureUser()]);
    expect(answers.map((user) => user?.id)).toEqual(['u-ming', 'u-ming', 'u-ming']);
    expect(await store.ensureUser()).toBe(answers[0]);
    expect(clock.now() - before).toBe(1000);
  });

  it('is asked again after a question that got no answer', async () => {
    const { member } = await world.member('xiaoming');
    let broken = true;
    const store = createBaseStore({
      member: {
        ...member,
        loginUser: async () => {
          if (broken) throw new Error('offline');
          return member.loginUser();
        },
      },
    });
    await expect(store.ensureUser()).rejects.toThrow('offline');
    expect(store.getSnapshot().session).toBe('unknown');
    broken = false;
    expect(await store.ensureUser()).toMatchObject({ id: 'u-ming' });
  });

  it('is not forgotten when a question from before the login is answered late', async () => {
    const { member } = world.visitor();
    const late = gate();
    const store = createBaseStore({
      member: {
        ...member,
        loginUser: async () => {
          const answer = await member.loginUser();
          await late.opened;
          return answer;
        },
      },
    });
    const asked = store.ensureUser();
    await settle();
    await store.login({ account: 'xiaoming', pwd: PASSWORD });
    late.open();
    expect(await asked).toMatchObject({ id: 'u-ming' });
    expect(store.getSnapshot().session).toBe('member');
  });
});

describe('coming and going', () => {
  it('logs in, and says why not', async () => {
    const store = createBaseStore(world.visitor());
    expect(await store.login({ account: 'xiaoming', pwd: 'wrong' })).toEqual({
      ok: false,
      error: { kind: 'wrong-credentials' },
    });
    expect(store.getSnapshot().session).toBe('unknown');
    await store.login({ account: 'xiaoming', pwd: PASSWORD });
    expect(store.getSnapshot()).toMatchObject({ session: 'member', user: { id: 'u-ming' } });
  });

  it('logs out on the server too', async () => {
    const ports = await world.member('xiaoming');
    const store = createBaseStore(ports);
    await store.ensureUser();
    await store.logout();
    expect(store.getSnapshot()).toEqual({
      session: 'none',
      client: expect.anything(),
      pageTitle: '',
      icp: {},
      menu: [],
    });
    expect(await ports.member.loginUser()).toEqual({ ok: true, value: null });
  });

  it('stays logged in when the logout did not get through', async () => {
    const { member } = await world.member('xiaoming');
    const store = createBaseStore({
      member: {
        ...member,
        logout: async () => {
          throw new Error('offline');
        },
      },
    });
    await store.ensureUser();
    await expect(store.logout()).rejects.toThrow('offline');
    expect(store.getSnapshot().session).toBe('member');
  });

  it('tells once that the login is over, however many questions are refused', async () => {
    const store = createBaseStore(await world.member('xiaoming'));
    await store.ensureUser();
    let told = 0;
    store.ended$.subscribe(() => (told += 1));
    store.sessionEnded();
    store.sessionEnded();
    expect(told).toBe(1);
  });

  it('tells nothing of it to who logs out here, while a question is refused', async () => {
    const { member } = await world.member('xiaoming');
    const late = gate();
    const store = createBaseStore({
      member: {
        ...member,
        logout: async () => {
          await late.opened;
          return member.logout();
        },
      },
    });
    await store.ensureUser();
    let told = 0;
    store.ended$.subscribe(() => (told += 1));
    const leaving = store.logout();
    store.sessionEnded();
    late.open();
    await leaving;
    expect(told).toBe(0);
    expect(store.getSnapshot().session).toBe('none');
  });

  it('forgets the member and his token when the session ended', async () => {
    const store = createBaseStore(await world.member('xiaoming'));
    await store.ensureUser();
    store.sessionEnded();
    expect(store.getSnapshot()).not.toHaveProperty('user');
    expect(store.getSnapshot()).not.toHaveProperty('token');
  });

  it('takes the username that was chosen, and keeps the token', async () => {
    const store = createBaseStore(await world.member('13800000001'));
    await store.ensureUser();
    const { token } = store.getSnapshot();
    expect(await store.chooseUsername('xiaoming')).toEqual({ ok: false, error: { kind: 'username-taken' } });
    expect(store.getSnapshot().user?.userName).toBe('13800000001');
    await store.chooseUsername('laowang');
    expect(store.getSnapshot()).toMatchObject({ user: { userName: 'laowang' }, token });
  });
});

describe('a login by code', () => {
  const user = { id: 'u-new', mobile: '13800000001' };
  const byCode = (answer: Awaited<ReturnType<MemberPort['loginBySms']>>) => {
    const { member } = world.visitor();
    return createBaseStore({ member: { ...member, loginBySms: async () => answer } });
  };

  it('makes whoever has the mobile the member of the page', async () => {
    const store = byCode(ok(user));
    await store.loginBySms({ mobile: user.mobile, smsCode: '123456' });
    expect(store.getSnapshot()).toMatchObject({ session: 'member', user });
  });

  it('changes nothing when the code is wrong', async () => {
    const store = byCode(err({ kind: 'wrong-sms-code' }));
    expect((await store.loginBySms({ mobile: user.mobile, smsCode: '000000' })).ok).toBe(false);
    expect(store.getSnapshot().session).toBe('unknown');
  });
});

describe('saving the profile', () => {
  const saving = async (answer: Awaited<ReturnType<MemberPort['updateProfile']>>) => {
    const { member } = await world.member('xiaoming');
    const store = createBaseStore({ member: { ...member, updateProfile: async () => answer } });
    await store.ensureUser();
    return store;
  };

  it('shows the new name and picture at once, and keeps the token', async () => {
    const user = { id: 'u-ming', mobile: '13800000002', name: '李大明', avatarUrl: '/avatars/2.png' };
    const store = await saving(ok(user));
    const { token } = store.getSnapshot();
    await store.updateProfile({ id: 'u-ming', name: '李大明' });
    expect(store.getSnapshot()).toMatchObject({ user, token });
  });

  it('keeps what was there when it is refused', async () => {
    const store = await saving(err({ kind: 'invalid-input', issues: [] }));
    const { user } = store.getSnapshot();
    expect((await store.updateProfile({ id: 'u-ming' })).ok).toBe(false);
    expect(store.getSnapshot().user).toBe(user);
  });
});

describe('the client and the title', () => {
  it('stand beside the session and survive its end', async () => {
    const store = createBaseStore(await world.member('xiaoming'));
    await store.ensureUser();
    store.readClient('Mozilla/5.0 (iPhone) MicroMessenger/8.0');
    store.setPageTitle('学习中心');
    store.sessionEnded();
    expect(store.getSnapshot()).toMatchObject({
      session: 'none',
      pageTitle: '学习中心',
      client: { weixin: true, mobile: true, qq: false, app: false },
    });
  });

  it('tells of a change, and not of the present', async () => {
    const store = createBaseStore(world.visitor());
    const seen: string[] = [];
    store.changes$.subscribe(({ pageTitle }) => seen.push(pageTitle));
    store.setPageTitle('首页');
    expect(seen).toEqual(['首页']);
  });
});

describe('the registration of the site and the menu', () => {
  const menu = [{ key: 'dashboard', title: '学习中心', path: '/learn' }];

  it('stand beside the session; the menu of a member ends with his session', async () => {
    const icp = { number: '苏ICP备12345678号' };
    const store = createBaseStore({ ...(await world.member('xiaoming')), icp });
    await store.ensureUser();
    store.setMenu(menu);
    await store.chooseUsername('x');
    expect(store.getSnapshot()).toMatchObject({ session: 'member', icp, menu });
    store.sessionEnded();
    expect(store.getSnapshot()).toMatchObject({ session: 'none', icp, menu: [] });
  });

  it('are empty until somebody tells', () => {
    expect(createBaseStore(world.visitor()).getSnapshot()).toMatchObject({ icp: {}, menu: [] });
  });
});
