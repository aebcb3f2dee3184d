import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { fakeBrowser, giveInitialPassword, MING, PASSWORD } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const own = (pwd: string) => ({ pwd, confirm: pwd });

describe('changeInitialPassword', () => {
  it('is the change of one of those who make it at once, whose password it is', async () => {
    const { fakes, app } = await world();
    await giveInitialPassword(fakes, MING);
    const both = [await loggedIn(app), await loggedIn(app)];
    const pwds = ['the first to come', 'the last to come'];
    const change = (jar: (typeof both)[0], at: number) =>
      app.member(jar.context).changeInitialPassword(own(pwds[at] ?? ''));
    const done = await Promise.all(both.map(change));
    expect(done.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    for (const [at, { ok }] of done.entries()) {
      const login = await app
        .member(fakeBrowser().context)
        .login({ account: MING.userName, pwd: pwds[at] ?? '' });
      expect(login.ok).toBe(ok);
    }
    const changes = [...fakes.securityLog.stored.values()].filter(({ kind }) => kind === 'password');
    expect(changes).toHaveLength(1);
  });

  it('is none of a session that ended meanwhile, because somebody gave another password', async () => {
    const { fakes, app } = await world();
    await giveInitialPassword(fakes, MING);
    const jar = await loggedIn(app);
    const passwordHasher = {
      ...fakes.passwordHasher,
      hash: async (pwd: string) => {
        await giveInitialPassword(fakes, MING);
        return fakes.passwordHasher.hash(pwd);
      },
    };
    const late = createApplication({ ...fakes, passwordHasher }).member(jar.context);
    expect(await late.changeInitialPassword(own('a fresh password'))).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
    expect(await app.member(jar.context).login({ account: MING.userName, pwd: PASSWORD })).toMatchObject({
      value: { mustChangePassword: true },
    });
  });

  it('opens no session of the owner’s own once somebody has given yet another password', async () => {
    const { fakes, app } = await world();
    await giveInitialPassword(fakes, MING);
    const jar = await loggedIn(app);
    const knownDevices = {
      ...fakes.knownDevices,
      forget: async (...of: Parameters<typeof fakes.knownDevices.forget>) => {
        await fakes.knownDevices.forget(...of);
        await giveInitialPassword(fakes, MING);
      },
    };
    const late = createApplication({ ...fakes, knownDevices }).member(jar.context);
    expect(await late.changeInitialPassword(own('a fresh password'))).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
    expect(await app.member(jar.context).loginUser()).toEqual({ ok: true, value: null });
  });

  it('wants the account in the code host to have the same password', async () => {
    const { fakes, app } = await world();
    await giveInitialPassword(fakes, MING);
    await app.member((await loggedIn(app)).context).changeInitialPassword(own('a fresh password'));
    const states = await fakes.accountSync.statesOf(MING.id);
    expect(states.map(({ target }) => target).toSorted()).toEqual(['chat', 'code-host']);
  });
});
