import { SMS_CODE_LIFETIME_MS, SMS_CODE_MAX_TRIES } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { MAX_LOGIN_FAILURES } from '../../src/member/login-guard.js';
import { fakeBrowser, HONG, MING, PASSWORD } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const STRANGER = '13512345678';
const WRONG = { ok: false, error: { kind: 'wrong-sms-code' } };

/** A world in which a code was sent to a mobile, at an address of its own. */
const codeSent = async (mobile: string = MING.mobile) => {
  const { fakes, app } = await world();
  const send = async (): Promise<string> => {
    await app.member(fakeBrowser('198.51.100.1').context).sendSmsCode({ mobile });
    return fakes.smsSender.codeFor(mobile);
  };
  const login = (smsCode: string, jar = fakeBrowser()) =>
    app.member(jar.context).loginBySms({ mobile, smsCode });
  return { fakes, app, send, login, code: await send() };
};

describe('loginBySms', () => {
  it('logs in the member who has the mobile', async () => {
    const { app, login, code } = await codeSent();
    const jar = fakeBrowser();
    expect(await login(code, jar)).toEqual({ ok: true, value: MING });
    expect(await app.member(jar.context).loginUser()).toMatchObject({ value: { user: MING } });
  });

  it('makes a member of a new mobile, with the mobile for a username', async () => {
    const { fakes, login, send, code } = await codeSent(STRANGER);
    const first = await login(code);
    expect(first).toMatchObject({ ok: true, value: { mobile: STRANGER, userName: STRANGER } });
    expect(await fakes.members.findByAccount(STRANGER)).not.toHaveProperty('passwordHash');
    fakes.clock.advance(60_000);
    expect(await login(await send())).toEqual(first);
  });

  it('makes one member of first logins that come together', async () => {
    const { fakes, code } = await codeSent(STRANGER);
    let waiting: (() => void)[] = [];
    // Both look the mobile up before either is stored.
    const findByAccount: typeof fakes.members.findByAccount = async (account) => {
      const found = await fakes.members.findByAccount(account);
      if (found === undefined && waiting.length < 2) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          if (waiting.length === 2) for (const go of waiting) go();
        });
      }
      return found;
    };
    const app = createApplication({
      ...fakes,
      members: { ...fakes.members, findByAccount },
      smsCodes: { ...fakes.smsCodes, redeem: async () => true },
    });
    const login = () => app.member(fakeBrowser().context).loginBySms({ mobile: STRANGER, smsCode: code });
    const [one, two] = await Promise.all([login(), login()]);
    waiting = [];
    expect(one).toMatchObject({ ok: true, value: { mobile: STRANGER } });
    expect(two).toEqual(one);
    expect(await fakes.members.count()).toBe(3);
  });

  it('makes a member without a username where the mobile is the username of another', async () => {
    const { fakes, login, send, code } = await codeSent(STRANGER);
    await fakes.members.insert({ user: { id: 'u-odd', mobile: '13900000009', userName: STRANGER }, at: 0 });
    const first = await login(code);
    expect(first).toEqual({ ok: true, value: { id: expect.any(String), mobile: STRANGER } });
    expect(first.ok && first.value.id).not.toBe('u-odd');
    fakes.clock.advance(60_000);
    expect(await login(await send())).toEqual(first);
  });

  it.each([
    [{ mobile: '', smsCode: '' }, ['手机号必须输入', '验证码必须输入']],
    [{ mobile: '12345', smsCode: '12345' }, ['手机号格式不正确', '验证码必须是6位']],
  ])('names what is wrong with %j', async (input, messages) => {
    const { app } = await world();
    const result = await app.member(fakeBrowser().context).loginBySms(input);
    expect(result).toMatchObject({
      error: {
        kind: 'invalid-input',
        issues: messages.map((message, at) => ({ field: ['mobile', 'smsCode'][at], message })),
      },
    });
  });
});

describe('a code', () => {
  it('works once', async () => {
    const { login, code } = await codeSent();
    expect(await login(code)).toMatchObject({ ok: true });
    expect(await login(code)).toEqual(WRONG);
  });

  it('logs in one of two who bring it at once', async () => {
    const { login, code } = await codeSent();
    const results = await Promise.all([login(code), login(code)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('works for five minutes', async () => {
    const { fakes, login, send, code } = await codeSent();
    fakes.clock.advance(SMS_CODE_LIFETIME_MS);
    expect(await login(code)).toEqual(WRONG);
    const next = await send();
    fakes.clock.advance(SMS_CODE_LIFETIME_MS - 1);
    expect(await login(next)).toMatchObject({ ok: true });
  });

  it('works for its own mobile only', async () => {
    const { app, code } = await codeSent();
    const result = await app.member(fakeBrowser().context).loginBySms({ mobile: HONG.mobile, smsCode: code });
    expect(result).toEqual(WRONG);
  });

  it('gives way to the next one', async () => {
    const { fakes, login, send, code } = await codeSent();
    fakes.clock.advance(60_000);
    const next = await send();
    expect(await login(code)).toEqual(WRONG);
    expect(await login(next)).toMatchObject({ ok: true });
  });

  it('dies elsewhere of five wrong guesses, from however many sessions and addresses', async () => {
    const { login, code } = await codeSent();
    for (let guess = 0; guess < SMS_CODE_MAX_TRIES; guess += 1) {
      expect(await login(`90000${guess}`, fakeBrowser(`203.0.113.${guess}`))).toEqual(WRONG);
    }
    expect(await login(code)).toEqual(WRONG);
    // Whoever asked for it has not lost his tries to them.
    expect(await login(code, fakeBrowser('198.51.100.1'))).toMatchObject({ ok: true });
  });

  it('dies where it was asked for of five wrong guesses too', async () => {
    const { login, code } = await codeSent();
    const asker = fakeBrowser('198.51.100.1');
    for (let guess = 0; guess < SMS_CODE_MAX_TRIES; guess += 1) await login(`90000${guess}`, asker);
    expect(await login(code, asker)).toEqual(WRONG);
  });

  it('dies of five guesses sent side by side', async () => {
    const { login, code } = await codeSent();
    await Promise.all(
      Array.from({ length: 50 }, (_, guess) =>
        login(String(900_000 + guess), fakeBrowser(`203.0.113.${guess}`)),
      ),
    );
    expect(await login(code)).toEqual(WRONG);
  });

  it('is tried with one memory for logins and password changes', async () => {
    const { app, login, code } = await codeSent();
    const jar = await loggedIn(app);
    const { mobile } = MING;
    for (let guess = 1; guess < SMS_CODE_MAX_TRIES; guess += 1) await login('900000');
    const change = (smsCode: string) =>
      app.member(jar.context).changePassword({ mobile, smsCode, pwd: 'a new password' });
    expect(await change('900001')).toEqual(WRONG);
    expect(await change(code)).toEqual(WRONG);
  });

  it('that is wrong gets the same answer for a member, a stranger, and no code at all', async () => {
    const { app, fakes } = await codeSent();
    await app.member(fakeBrowser().context).sendSmsCode({ mobile: STRANGER });
    const answers = [];
    for (const mobile of [MING.mobile, STRANGER, '13612345678']) {
      const member = app.member(fakeBrowser().context);
      answers.push(await member.loginBySms({ mobile, smsCode: '900000' }));
    }
    expect(answers).toEqual([WRONG, WRONG, WRONG]);
    expect(await fakes.members.count()).toBe(2);
  });
});

describe('a session by SMS', () => {
  it('is its own: a planted token never becomes a session, the old session ends', async () => {
    const { app, fakes, login, send, code } = await codeSent();
    const jar = fakeBrowser();
    jar.plant('planted-by-an-enemy');
    await login(code, jar);
    const first = jar.token();
    expect(first).not.toBe('planted-by-an-enemy');
    fakes.clock.advance(60_000);
    await login(await send(), jar);
    expect(jar.token()).not.toBe(first);
    for (const token of ['planted-by-an-enemy', first]) {
      const enemy = fakeBrowser();
      enemy.plant(token);
      expect(await app.member(enemy.context).loginUser()).toEqual({ ok: true, value: null });
    }
  });

  it('is open to the owner while his password must wait', async () => {
    const { app, login, code } = await codeSent();
    const jar = fakeBrowser();
    const member = app.member(jar.context);
    for (let guess = 0; guess < MAX_LOGIN_FAILURES; guess += 1) {
      await member.login({ account: MING.mobile, pwd: `guess-${guess}` });
    }
    expect(await member.login({ account: MING.mobile, pwd: PASSWORD })).toMatchObject({
      error: { kind: 'too-many-attempts' },
    });
    expect(await login(code, jar)).toMatchObject({ ok: true });
  });
});
