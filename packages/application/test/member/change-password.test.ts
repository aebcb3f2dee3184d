import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { PasswordsBusyError, SEALED_PASSWORD, SYNC_TARGETS } from '../../src/ports/index.js';
import {
  COMMON_PASSWORD,
  fakeBrowser,
  giveInitialPassword,
  HONG,
  MING,
  NEW,
  PASSWORD,
  type Fakes,
} from '../../src/testing/index.js';
import { bearerOf, loggedIn, world } from '../support/browser.js';

const FRESH = 'a fresh password';
const NOBODY = { ok: true, value: null };

const changing = async () => {
  const { fakes, app } = await world();
  const jar = await loggedIn(app);
  await app.member(jar.context).sendSmsCode({ mobile: MING.mobile });
  const smsCode = fakes.smsSender.codeFor(MING.mobile);
  const input = { mobile: MING.mobile, smsCode, pwd: FRESH };
  return { fakes, app, jar, input };
};

describe('changePassword', () => {
  it('lets the member log in with the new password, and not with the old one', async () => {
    const { app, jar, input } = await changing();
    expect(await app.member(jar.context).changePassword(input)).toEqual({ ok: true, value: null });
    const login = (pwd: string) => app.member(fakeBrowser().context).login({ account: 'xiaoming', pwd });
    expect(await login(PASSWORD)).toMatchObject({ error: { kind: 'wrong-credentials' } });
    expect(await login(FRESH)).toMatchObject({ ok: true });
  });

  it.each([
    [COMMON_PASSWORD, '这个密码太常见，很容易被猜中，请换一个'],
    ['PassWord1', '这个密码太常见，很容易被猜中，请换一个'],
    ['xiaoming2026', '密码不能是你的用户名或手机号，请换一个'],
  ])('takes no password that others would guess: %s; the code stays good', async (pwd, message) => {
    const { app, jar, input } = await changing();
    const member = app.member(jar.context);
    expect(await member.changePassword({ ...input, pwd })).toEqual({
      ok: false,
      error: { kind: 'invalid-input', issues: [{ field: 'pwd', message }] },
    });
    expect(await member.changePassword(input)).toMatchObject({ ok: true });
  });

  it('uses up no code while too many wait for a hash', async () => {
    const { fakes, jar, input } = await changing();
    let busy = true;
    const passwordHasher = {
      ...fakes.passwordHasher,
      inTurn: async <T>(_turn: unknown, work: () => Promise<T>): Promise<T> => {
        if (busy) throw new PasswordsBusyError(5);
        return work();
      },
    };
    const member = createApplication({ ...fakes, passwordHasher }).member(jar.context);
    expect(await member.changePassword(input)).toEqual({
      ok: false,
      error: { kind: 'logins-unavailable', retryAfterSeconds: 5 },
    });
    busy = false;
    expect(await member.changePassword(input)).toMatchObject({ ok: true });
  });

  it('makes a stranger of every device but this one', async () => {
    const { app, jar, input } = await changing();
    const other = await loggedIn(app);
    await app.member(jar.context).changePassword(input);
    for (let index = 0; index < 10; index += 1) {
      const { context } = fakeBrowser(`198.51.100.${index}`);
      await app.member(context).login({ account: 'xiaoming', pwd: `no ${index}` });
    }
    const elsewhere = (browser: typeof jar) => {
      const moved = fakeBrowser('203.0.113.1');
      for (const [name, text] of browser.jar) moved.jar.set(name, text);
      return app.member(moved.context).login({ account: 'xiaoming', pwd: FRESH });
    };
    expect(await elsewhere(other)).toMatchObject({ error: { kind: 'code-needed' } });
    expect(await elsewhere(jar)).toMatchObject({ ok: true });
  });

  it('gives a password to a member who came by SMS and had none', async () => {
    const { fakes, app } = await world();
    await fakes.members.insert({ user: NEW, at: 0 });
    const jar = fakeBrowser();
    const member = app.member(jar.context);
    const code = async () => {
      await member.sendSmsCode({ mobile: NEW.mobile });
      return fakes.smsSender.codeFor(NEW.mobile);
    };
    await member.loginBySms({ mobile: NEW.mobile, smsCode: await code() });
    fakes.clock.advance(60_000);
    const input = { mobile: NEW.mobile, smsCode: await code(), pwd: FRESH };
    expect(await member.changePassword(input)).toMatchObject({ ok: true });
    expect(await member.login({ account: NEW.mobile, pwd: FRESH })).toMatchObject({ ok: true });
  });

  it('ends every session and bearer token, a copy of this browser’s cookie among them', async () => {
    const { app, jar, input } = await changing();
    const other = await loggedIn(app);
    const stolen = fakeBrowser();
    stolen.plant(jar.token());
    const bearers = [await bearerOf(app, jar), await bearerOf(app, other)];
    const hong = await loggedIn(app, HONG.userName);

    await app.member(jar.context).changePassword(input);
    for (const context of [other.context, stolen.context, ...bearers]) {
      expect(await app.member(context).loginUser()).toEqual(NOBODY);
    }
    expect(await app.member(jar.context).loginUser()).toMatchObject({ value: { user: { id: MING.id } } });
    expect(await app.member(hong.context).loginUser()).toMatchObject({ value: { user: { id: HONG.id } } });
  });

  it('lets a caller with a bearer token go on, and nobody else', async () => {
    const { app, jar, input } = await changing();
    const other = await loggedIn(app);
    const bearer = await bearerOf(app, jar);
    expect(await app.member(bearer).changePassword(input)).toMatchObject({ ok: true });
    expect(await app.member(bearer).loginUser()).toMatchObject({ value: { user: { id: MING.id } } });
    expect(await app.member(other.context).loginUser()).toEqual(NOBODY);
  });

  const wishesOf = async ({ accountSync, clock }: Fakes) => {
    const due = { at: clock.now(), leaseMs: 1000, limit: 10 };
    const claims = SYNC_TARGETS.map((target) => accountSync.claim({ ...due, target }));
    return (await Promise.all(claims)).flat();
  };

  it('wants the code hosting to get the password, sealed, and the chat to renew its own', async () => {
    const { fakes, app, jar, input } = await changing();
    await app.member(jar.context).changePassword(input);
    const jobs = await wishesOf(fakes);
    const opened = jobs.map(({ sealedPassword = '' }) => fakes.secrets.open(SEALED_PASSWORD, sealedPassword));
    expect(jobs.map(({ userId, target }) => [userId, target])).toEqual([
      [MING.id, 'chat'],
      [MING.id, 'code-host'],
    ]);
    expect(opened).toEqual(['', FRESH]);
    expect(jobs[1]?.sealedPassword).not.toBe(FRESH);
  });

  it('keeps no password for a service that is not set up', async () => {
    const { fakes, jar, input } = await changing();
    const app = createApplication({ ...fakes, accountServices: {} });
    expect(await app.member(jar.context).changePassword(input)).toMatchObject({ ok: true });
    for (const job of await wishesOf(fakes)) expect(job).not.toHaveProperty('sealedPassword');
  });

  it('is for the caller’s own mobile, and spends no code of another', async () => {
    const { fakes, app, jar } = await changing();
    await app.member(fakeBrowser().context).sendSmsCode({ mobile: HONG.mobile });
    const smsCode = fakes.smsSender.codeFor(HONG.mobile);
    expect(
      await app.member(jar.context).changePassword({ mobile: HONG.mobile, smsCode, pwd: FRESH }),
    ).toEqual({ ok: false, error: { kind: 'forbidden' } });
    const hong = app.member(fakeBrowser().context);
    expect(await hong.login({ account: HONG.mobile, pwd: PASSWORD })).toMatchObject({ ok: true });
    expect(await hong.loginBySms({ mobile: HONG.mobile, smsCode })).toMatchObject({ ok: true });
  });

  it('needs a login', async () => {
    const { app, input } = await changing();
    expect(await app.member(fakeBrowser().context).changePassword(input)).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
  });

  it('names what is wrong, and spends no try on it', async () => {
    const { app, jar, input } = await changing();
    const member = app.member(jar.context);
    for (let count = 0; count < 6; count += 1) {
      expect(await member.changePassword({ ...input, pwd: 'short' })).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'pwd', message: '密码不能小于8位' }] },
      });
    }
    expect(await member.changePassword({ ...input, smsCode: '12345' })).toMatchObject({
      error: { kind: 'invalid-input', issues: [{ field: 'smsCode', message: '验证码必须是6位' }] },
    });
    expect(await member.changePassword(input)).toMatchObject({ ok: true });
  });

  it('refuses a wrong code and a used one, and changes nothing then', async () => {
    const { app, jar, input } = await changing();
    const other = await loggedIn(app);
    const member = app.member(jar.context);
    const wrong = { ok: false, error: { kind: 'wrong-sms-code' } };
    expect(await member.changePassword({ ...input, smsCode: '900000' })).toEqual(wrong);
    expect(await app.member(other.context).loginUser()).toMatchObject({ value: { user: { id: MING.id } } });
    expect(await member.changePassword(input)).toMatchObject({ ok: true });
    expect(await member.changePassword({ ...input, pwd: 'another password' })).toEqual(wrong);
  });

  it('leaves nobody logged in with it once somebody has given another password', async () => {
    const { fakes, app, jar, input } = await changing();
    const knownDevices = {
      ...fakes.knownDevices,
      forget: async (...of: Parameters<typeof fakes.knownDevices.forget>) => {
        await fakes.knownDevices.forget(...of);
        await giveInitialPassword(fakes, MING);
      },
    };
    const late = createApplication({ ...fakes, knownDevices }).member(jar.context);
    expect(await late.changePassword(input)).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    expect(await app.member(jar.context).loginUser()).toEqual(NOBODY);
  });

  it('leaves nobody logged in when the member is gone meanwhile', async () => {
    const { fakes, jar, input } = await changing();
    const app = createApplication({
      ...fakes,
      members: { ...fakes.members, setPassword: async () => false },
    });
    expect(await app.member(jar.context).changePassword(input)).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
  });
});
