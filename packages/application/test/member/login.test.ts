import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { DEFAULT_SESSION_RULES } from '../../src/shared/index.js';
import { addMembers, fakeBrowser, MING, PASSWORD } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const HOUR = 3600 * 1000;

describe('login', () => {
  it.each(['xiaoming', 'XiaoMing', '13800000002', ' xiaoming '])('takes the account %j', async (account) => {
    const { app } = await world();
    const jar = fakeBrowser();
    const result = await app.member(jar.context).login({ account, pwd: PASSWORD });
    expect(result.ok && result.value.id).toBe('u-ming');
    expect(jar.token()).toBeDefined();
    expect(await app.member(jar.context).loginUser()).toMatchObject({ value: { user: { id: MING.id } } });
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
        const change = { id: 'u-ming', passwordHash, sync: [], at: fakes.clock.now() };
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

  it('brings the hash of a password up to date, for logins that come together too', async () => {
    const { fakes } = await world();
    const passwordHasher: typeof fakes.passwordHasher = {
      ...fakes.passwordHasher,
      hash: async (password) => `today:${password}`,
      verify: async (password, hash) => hash === `fake:${password}` || hash === `today:${password}`,
      isOutdated: (hash) => !hash.startsWith('today:'),
    };
    const app = createApplication({ ...fakes, passwordHasher });
    const logIn = (pwd: string) => app.member(fakeBrowser().context).login({ account: 'xiaoming', pwd });
    const hash = async () => (await fakes.members.findByAccount('xiaoming'))?.passwordHash;
    expect(await logIn('wrong')).toMatchObject({ ok: false });
    expect(await hash()).toBe(`fake:${PASSWORD}`);
    const results = await Promise.all([logIn(PASSWORD), logIn(PASSWORD), logIn(PASSWORD)]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await hash()).toBe(`today:${PASSWORD}`);
    expect(await logIn(PASSWORD)).toMatchObject({ ok: true });
  });

  it('goes on when the hash cannot be brought up to date', async () => {
    const { fakes } = await world();
    const app = createApplication({
      ...fakes,
      passwordHasher: { ...fakes.passwordHasher, isOutdated: () => true },
      members: { ...fakes.members, replacePasswordHash: () => Promise.reject(new Error('disk full')) },
    });
    const result = await app.member(fakeBrowser().context).login({ account: 'xiaoming', pwd: PASSWORD });
    expect(result).toMatchObject({ ok: true });
  });

  it('asks for account and password', async () => {
    const { app } = await world();
    const result = await app.member(fakeBrowser().context).login({ account: ' ', pwd: '' });
    expect(
      !result.ok && result.error.kind === 'invalid-input' && result.error.issues.map(({ field }) => field),
    ).toEqual(['account', 'pwd']);
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
      expect(await app.member(jar.context).loginUser()).toMatchObject({ value: { user: { id: MING.id } } });
    }
    fakes.clock.advance(DEFAULT_SESSION_RULES.member.idleMs);
    expect(await app.member(jar.context).loginUser()).toEqual({ ok: true, value: null });
  });

  it('ends half a year after the login, however often it is used', async () => {
    const { app, fakes } = await world();
    const jar = await loggedIn(app);
    for (let day = 0; day < 179; day += 1) {
      fakes.clock.advance(24 * HOUR);
      expect(await app.member(jar.context).loginUser()).toMatchObject({ value: { user: MING } });
    }
    fakes.clock.advance(24 * HOUR);
    expect(await app.member(jar.context).loginUser()).toEqual({ ok: true, value: null });
  });

  it('of staff ends after 30 minutes without use, and after 12 hours in any case', async () => {
    const { app, fakes } = await world();
    await addMembers(fakes, [{ id: 'u-staff', mobile: '13900000002', userName: 'banzhuren' }], {
      role: 'class',
      grants: [],
    });
    const jar = await loggedIn(app, 'banzhuren');
    const isIn = async () => {
      const who = await app.member(jar.context).loginUser();
      return who.ok && who.value !== null;
    };
    for (let count = 1; count < 12 * 3; count += 1) {
      fakes.clock.advance(HOUR / 3);
      expect(await isIn()).toBe(true);
    }
    fakes.clock.advance(HOUR / 3);
    expect(await isIn()).toBe(false);
    await app.member(jar.context).login({ account: 'banzhuren', pwd: PASSWORD });
    fakes.clock.advance(HOUR / 2);
    expect(await isIn()).toBe(false);
    expect(await app.member(jar.context).sessions()).toMatchObject({ error: { kind: 'not-logged-in' } });
  });

  it('lasts no longer for a clock that was a year ahead, and is not cut off by it', async () => {
    const { app, fakes } = await world();
    const YEAR = 365 * 24 * HOUR;
    fakes.clock.advance(YEAR);
    const jar = await loggedIn(app);
    fakes.clock.advance(-YEAR);
    expect(await app.member(jar.context).loginUser()).toMatchObject({ value: { user: MING } });
    fakes.clock.advance(DEFAULT_SESSION_RULES.member.idleMs);
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
    expect(await broken.member(jar.context).loginUser()).toMatchObject({ value: { user: { id: MING.id } } });
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
