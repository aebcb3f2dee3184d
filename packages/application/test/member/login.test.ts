import { describe, expect, it } from 'vitest';
import { createApplication, SESSION_IDLE_MS } from '../../src/index.js';
import { LOGIN_FAILURE_WINDOW_MS, MAX_LOGIN_FAILURES } from '../../src/member/login.js';
import { BEARER_LIFETIME_MS } from '../../src/member/login-user.js';
import { fakeBrowser, PASSWORD } from '../../src/testing/index.js';
import { callerWith, loggedIn, world } from '../support/browser.js';

const HOUR = 3600 * 1000;

describe('login', () => {
  it.each(['xiaoming', 'XiaoMing', '13800000002', ' xiaoming '])('takes the account %j', async (account) => {
    const { app } = await world();
    const jar = fakeBrowser();
    const result = await app.member(jar.context).login({ account, pwd: PASSWORD });
    expect(result.ok && result.value.id).toBe('u-ming');
    expect(jar.token()).toBeDefined();
    const who = await app.member(jar.context).loginUser();
    expect(who.ok && who.value?.user.id).toBe('u-ming');
  });

  it('answers the same for a wrong password and an unknown account', async () => {
    const { app } = await world();
    const member = app.member(fakeBrowser().context);
    const wrong = await member.login({ account: 'xiaoming', pwd: 'wrong password' });
    const unknown = await member.login({ account: 'nobody', pwd: PASSWORD });
    expect(wrong).toEqual({ ok: false, error: { kind: 'wrong-credentials' } });
    expect(unknown).toEqual(wrong);
  });

  it('does not open a session by a password that is changed while it is verified', async () => {
    const { fakes } = await world();
    const changing: typeof fakes.passwordHasher = {
      ...fakes.passwordHasher,
      verify: async (password, hash) => {
        const matches = await fakes.passwordHasher.verify(password, hash);
        const passwordHash = await fakes.passwordHasher.hash('another password');
        const change = { id: 'u-ming', passwordHash, sync: [], sealedPassword: '', at: fakes.clock.now() };
        expect(await fakes.members.setPassword(change)).toBe(true);
        return matches;
      },
    };
    const app = createApplication({ ...fakes, passwordHasher: changing });
    const jar = fakeBrowser();
    const result = await app.member(jar.context).login({ account: 'xiaoming', pwd: PASSWORD });
    expect(result).toEqual({ ok: false, error: { kind: 'wrong-credentials' } });
    expect(jar.token()).toBeUndefined();
    expect(await fakes.sessions.findByUser('u-ming', fakes.clock.now())).toEqual([]);
  });

  it('asks for account and password', async () => {
    const { app } = await world();
    const result = await app.member(fakeBrowser().context).login({ account: ' ', pwd: '' });
    expect(
      !result.ok && result.error.kind === 'invalid-input' && result.error.issues.map(({ field }) => field),
    ).toEqual(['account', 'pwd']);
  });

  it('makes the account and address wait after five failures, and lets them in again later', async () => {
    const { app, fakes } = await world();
    const member = app.member(fakeBrowser().context);
    for (let count = 0; count < MAX_LOGIN_FAILURES; count += 1) {
      expect(await member.login({ account: 'xiaoming', pwd: 'wrong' })).toMatchObject({
        error: { kind: 'wrong-credentials' },
      });
      fakes.clock.advance(1000);
    }
    const refused = await member.login({ account: '13800000002', pwd: PASSWORD });
    expect(refused).toEqual({
      ok: false,
      error: {
        kind: 'too-many-attempts',
        retryAfterSeconds: LOGIN_FAILURE_WINDOW_MS / 1000 - MAX_LOGIN_FAILURES,
      },
    });
    const elsewhere = await app
      .member(fakeBrowser('192.0.2.2').context)
      .login({ account: 'xiaoming', pwd: PASSWORD });
    expect(elsewhere.ok).toBe(true);
    const wait =
      !refused.ok && refused.error.kind === 'too-many-attempts' ? refused.error.retryAfterSeconds : 0;
    fakes.clock.advance(wait * 1000);
    expect((await member.login({ account: 'xiaoming', pwd: PASSWORD })).ok).toBe(true);
  });

  it('does not let guesses sent side by side outrun the limit', async () => {
    const { app } = await world();
    const member = app.member(fakeBrowser().context);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => member.login({ account: 'xiaoming', pwd: 'wrong' })),
    );
    const tried = results.filter((result) => !result.ok && result.error.kind === 'wrong-credentials');
    expect(tried).toHaveLength(MAX_LOGIN_FAILURES);
  });

  it('forgets failures after a success', async () => {
    const { app } = await world();
    const member = app.member(fakeBrowser().context);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 1; count < MAX_LOGIN_FAILURES; count += 1)
        await member.login({ account: 'xiaoming', pwd: 'wrong' });
      expect((await member.login({ account: 'xiaoming', pwd: PASSWORD })).ok).toBe(true);
    }
  });

  it('starts a session of its own and ends the one that the browser had', async () => {
    const { app } = await world();
    const jar = await loggedIn(app);
    const old = jar.token();
    await app.member(jar.context).login({ account: 'xiaohong', pwd: PASSWORD });
    expect(jar.token()).not.toBe(old);
    const thief = fakeBrowser();
    thief.plant(old);
    expect(await app.member(thief.context).loginUser()).toEqual({ ok: true, value: null });
  });

  it('never takes over a token that somebody planted', async () => {
    const { app } = await world();
    const jar = fakeBrowser();
    jar.plant('planted-by-an-enemy');
    await app.member(jar.context).login({ account: 'xiaoming', pwd: PASSWORD });
    expect(jar.token()).not.toBe('planted-by-an-enemy');
    const enemy = fakeBrowser();
    enemy.plant('planted-by-an-enemy');
    expect(await app.member(enemy.context).loginUser()).toEqual({ ok: true, value: null });
  });
});

describe('a session', () => {
  it('slides while it is used and ends after 30 days without use', async () => {
    const { app, fakes } = await world();
    const jar = await loggedIn(app);
    for (let day = 0; day < 60; day += 1) {
      fakes.clock.advance(24 * HOUR);
      const who = await app.member(jar.context).loginUser();
      expect(who.ok && who.value?.user.id).toBe('u-ming');
    }
    fakes.clock.advance(SESSION_IDLE_MS);
    expect(await app.member(jar.context).loginUser()).toEqual({ ok: true, value: null });
  });

  it('goes on when it cannot be written that it was used', async () => {
    const { app, fakes } = await world();
    const jar = await loggedIn(app);
    fakes.clock.advance(2 * HOUR);
    const broken = createApplication({
      ...fakes,
      sessions: { ...fakes.sessions, touch: () => Promise.reject(new Error('disk full')) },
    });
    const who = await broken.member(jar.context).loginUser();
    expect(who.ok && who.value?.user.id).toBe('u-ming');
  });

  it('ends with logout, in the store and in the browser', async () => {
    const { app } = await world();
    const jar = await loggedIn(app);
    const token = jar.token();
    await app.member(jar.context).logout();
    expect(jar.token()).toBeUndefined();
    jar.plant(token);
    expect(await app.member(jar.context).loginUser()).toEqual({ ok: true, value: null });
  });
});

describe('the bearer token', () => {
  it('stands for the session for ten minutes, and ends with it', async () => {
    const { app, fakes } = await world();
    const jar = await loggedIn(app);
    const who = await app.member(jar.context).loginUser();
    const bearer = callerWith({ kind: 'bearer', token: (who.ok && who.value?.token) || '' });
    fakes.clock.advance(BEARER_LIFETIME_MS - 1);
    expect(await app.member(bearer).loginUser()).toMatchObject({ value: { user: { id: 'u-ming' } } });
    fakes.clock.advance(1);
    expect(await app.member(bearer).loginUser()).toEqual({ ok: true, value: null });

    const again = await app.member(jar.context).loginUser();
    const second = callerWith({ kind: 'bearer', token: (again.ok && again.value?.token) || '' });
    await app.member(jar.context).logout();
    expect(await app.member(second).loginUser()).toEqual({ ok: true, value: null });
  });

  it('is not a session token, nor the other way round', async () => {
    const { app } = await world();
    const jar = await loggedIn(app);
    const who = await app.member(jar.context).loginUser();
    const asSession = callerWith({ kind: 'session', token: (who.ok && who.value?.token) || '' });
    const asBearer = callerWith({ kind: 'bearer', token: jar.token() ?? '' });
    expect(await app.member(asSession).loginUser()).toEqual({ ok: true, value: null });
    expect(await app.member(asBearer).loginUser()).toEqual({ ok: true, value: null });
  });
});

describe('chooseUsername', () => {
  const newcomers = async () => {
    const { app, fakes } = await world();
    const passwordHash = await fakes.passwordHasher.hash(PASSWORD);
    for (const mobile of ['13800000011', '13800000012']) {
      const user = { id: `u-${mobile}`, mobile, userName: mobile };
      await fakes.members.insert({ user, passwordHash, at: 0 });
    }
    return { app, first: await loggedIn(app, '13800000011'), second: await loggedIn(app, '13800000012') };
  };

  it('gives a newcomer a username that only he can have', async () => {
    const { app, first, second } = await newcomers();
    expect(await app.member(first.context).chooseUsername({ userName: 'CodeFan' })).toMatchObject({
      value: { userName: 'CodeFan' },
    });
    expect(await app.member(second.context).chooseUsername({ userName: 'codefan' })).toEqual({
      ok: false,
      error: { kind: 'username-taken' },
    });
  });

  it('is for once', async () => {
    const { app, first } = await newcomers();
    await app.member(first.context).chooseUsername({ userName: 'CodeFan' });
    expect(await app.member(first.context).chooseUsername({ userName: 'another_name' })).toMatchObject({
      error: {
        kind: 'invalid-input',
        issues: [{ field: 'userName', message: '用户名已经设置，不能再修改' }],
      },
    });
  });

  it('refuses a name that breaks the rule, and callers without a login', async () => {
    const { app, first } = await newcomers();
    expect(await app.member(first.context).chooseUsername({ userName: '1' })).toMatchObject({
      error: { kind: 'invalid-input', issues: [{ field: 'userName' }] },
    });
    expect(await app.member(fakeBrowser().context).chooseUsername({ userName: 'CodeFan' })).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
  });
});
