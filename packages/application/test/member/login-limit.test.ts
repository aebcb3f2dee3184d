import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import {
  LOGIN_FAILURE_WINDOW_MS,
  MAX_DEVICE_FAILURES,
  MAX_LOGIN_FAILURES,
  MAX_STRANGER_FAILURES,
  STRANGER_WINDOW_MS,
} from '../../src/member/login-guard.js';
import { PasswordsBusyError } from '../../src/ports/index.js';
import { fakeBrowser, HONG, MING, PASSWORD, type FakeBrowser } from '../../src/testing/index.js';
import type { Application } from '../../src/index.js';
import { loggedIn, world } from '../support/browser.js';

/** What a login came to. */
const login = async (app: Application, { context }: FakeBrowser, account: string, pwd: string) => {
  const result = await app.member(context).login({ account, pwd });
  return result.ok ? 'logged in' : result.error.kind;
};

const guesses = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `no ${index}`);

/** One guess from each of so many addresses. */
const guessFromEverywhere = async (app: Application, account: string, count: number) => {
  const kinds: string[] = [];
  for (const [index, pwd] of guesses(count).entries())
    kinds.push(await login(app, fakeBrowser(`198.51.100.${index}`), account, pwd));
  return kinds;
};

const times = (count: number, kind: string): string[] => Array.from({ length: count }, () => kind);

describe('logins that fail from one address', () => {
  it('make the account and address wait after five, and let them in again later', async () => {
    const { app, fakes } = await world();
    const jar = fakeBrowser();
    for (const pwd of guesses(MAX_LOGIN_FAILURES)) {
      expect(await login(app, jar, 'xiaoming', pwd)).toBe('wrong-credentials');
      fakes.clock.advance(1000);
    }
    const refused = await app.member(jar.context).login({ account: 'XiaoMing', pwd: PASSWORD });
    const wait = LOGIN_FAILURE_WINDOW_MS / 1000 - MAX_LOGIN_FAILURES;
    expect(refused).toEqual({ ok: false, error: { kind: 'too-many-attempts', retryAfterSeconds: wait } });
    expect(await login(app, fakeBrowser('192.0.2.2'), 'xiaoming', PASSWORD)).toBe('logged in');
    fakes.clock.advance(wait * 1000);
    expect(await login(app, jar, 'xiaoming', PASSWORD)).toBe('logged in');
  });

  it('gives no more tries for a second name, and tells by no answer that it is one', async () => {
    const { app, fakes } = await world();
    const jar = fakeBrowser();
    const refused = [...times(MAX_LOGIN_FAILURES, 'wrong-credentials'), 'too-many-attempts'];
    const answers = async (account: string, pwds: readonly string[]) => {
      const kinds: string[] = [];
      for (const pwd of pwds) kinds.push(await login(app, jar, account, pwd));
      return kinds;
    };
    const six = guesses(MAX_LOGIN_FAILURES + 1);
    expect(await answers('xiaoming', six)).toEqual(refused);
    // Under his mobile the right password is not found any more, and all looks as it does for nobody.
    const rightAmong = [PASSWORD, ...six.slice(1)];
    expect(await answers('13800000002', rightAmong)).toEqual(refused);
    expect(await answers('13911112222', rightAmong)).toEqual(refused);
    fakes.clock.advance(LOGIN_FAILURE_WINDOW_MS);
    expect(await login(app, jar, '13800000002', PASSWORD)).toBe('logged in');
  });

  it('verify a password and write tries of their own, whoever is behind an account', async () => {
    const { fakes } = await world();
    const work: string[] = [];
    const app = createApplication({
      ...fakes,
      passwordHasher: {
        ...fakes.passwordHasher,
        verify: (...asked) => (work.push('verified'), fakes.passwordHasher.verify(...asked)),
      },
      loginAttempts: {
        ...fakes.loginAttempts,
        reserve: async (...asked) => {
          const made = await fakes.loginAttempts.reserve(...asked);
          // Where it is full nothing is written, and that is faster.
          if (made.kind === 'counted') work.push('written');
          return made;
        },
      },
      knownDevices: {
        ...fakes.knownDevices,
        standing: (...asked) => (work.push('looked up'), fakes.knownDevices.standing(...asked)),
      },
    });
    const jar = fakeBrowser();
    const workFor = async (account: string, pwd: string) => {
      work.length = 0;
      await login(app, jar, account, pwd);
      return [...work];
    };
    const known = await workFor('xiaohong', 'no');
    for (const pwd of guesses(MAX_LOGIN_FAILURES)) await workFor('xiaoming', pwd);
    expect(known).toEqual(['looked up', 'written', 'written', 'written', 'verified']);
    expect(await workFor('13800000002', 'no')).toEqual(known);
    expect(await workFor('13911112222', 'no')).toEqual(known);
  });

  it('cannot outrun the limit side by side', async () => {
    const { app } = await world();
    const jar = fakeBrowser();
    const kinds = await Promise.all(guesses(50).map((pwd) => login(app, jar, 'xiaoming', pwd)));
    expect(kinds.filter((kind) => kind === 'wrong-credentials')).toHaveLength(MAX_LOGIN_FAILURES);
  });

  it('are forgotten after a success', async () => {
    const { app } = await world();
    const jar = fakeBrowser();
    for (let round = 0; round < 3; round += 1) {
      for (const pwd of guesses(MAX_LOGIN_FAILURES - 1)) await login(app, jar, 'xiaoming', pwd);
      expect(await login(app, jar, 'xiaoming', PASSWORD)).toBe('logged in');
    }
  });

  it('count once for a password that is tried again: it tells no more', async () => {
    const { app } = await world();
    const jar = fakeBrowser();
    for (let count = 0; count < 20; count += 1)
      expect(await login(app, jar, 'xiaoming', 'an old one')).toBe('wrong-credentials');
    expect(await login(app, jar, 'xiaoming', PASSWORD)).toBe('logged in');
  });
});

describe('right logins', () => {
  it('all pass, however many come at once', async () => {
    const { app } = await world();
    const jars = Array.from({ length: 12 }, () => fakeBrowser());
    const kinds = await Promise.all(jars.map((jar) => login(app, jar, 'xiaoming', PASSWORD)));
    expect(kinds).toEqual(times(12, 'logged in'));
  });
});

describe('guesses at one account from many addresses', () => {
  it('are asked for a code after a few, whether the account exists or not', async () => {
    const { app, fakes } = await world();
    const expected = [
      ...times(MAX_STRANGER_FAILURES, 'wrong-credentials'),
      ...times(60 - MAX_STRANGER_FAILURES, 'code-needed'),
    ];
    expect(await guessFromEverywhere(app, 'xiaoming', 60)).toEqual(expected);
    expect(await guessFromEverywhere(app, 'nobody', 60)).toEqual(expected);
    expect(await login(app, fakeBrowser('203.0.113.1'), 'XiaoMing', PASSWORD)).toBe('code-needed');
    fakes.clock.advance(STRANGER_WINDOW_MS);
    expect(await login(app, fakeBrowser('203.0.113.1'), 'xiaoming', PASSWORD)).toBe('logged in');
  });

  it('never keep the owner out: not from his device, wherever it is, nor from where he logged in before', async () => {
    const { app } = await world();
    const jar = await loggedIn(app);
    await guessFromEverywhere(app, 'xiaoming', 60);
    expect(await login(app, fakeBrowser(), 'xiaoming', PASSWORD)).toBe('logged in');
    const elsewhere = fakeBrowser('203.0.113.1');
    for (const [name, text] of jar.jar) elsewhere.jar.set(name, text);
    expect(await login(app, elsewhere, 'xiaoming', PASSWORD)).toBe('logged in');
    expect(await login(app, fakeBrowser('203.0.113.9'), 'xiaoming', PASSWORD)).toBe('code-needed');
    // His device is nothing to another account.
    await guessFromEverywhere(app, HONG.userName, 60);
    expect(await login(app, elsewhere, HONG.userName, PASSWORD)).toBe('code-needed');
  });

  it('leave the wait at his address to others there: his device has failures of its own', async () => {
    const { app } = await world();
    const jar = await loggedIn(app);
    for (const pwd of guesses(MAX_LOGIN_FAILURES + 1)) await login(app, fakeBrowser(), 'xiaoming', pwd);
    expect(await login(app, fakeBrowser(), 'xiaoming', PASSWORD)).toBe('too-many-attempts');
    for (const pwd of guesses(MAX_DEVICE_FAILURES - 1)) await login(app, jar, 'xiaoming', pwd);
    expect(await login(app, jar, 'xiaoming', PASSWORD)).toBe('logged in');
    for (const pwd of guesses(MAX_DEVICE_FAILURES)) await login(app, jar, 'xiaoming', pwd);
    expect(await login(app, jar, 'xiaoming', PASSWORD)).toBe('too-many-attempts');
  });

  it('end what devices count for with the other logins', async () => {
    const { app } = await world();
    const old = await loggedIn(app);
    const present = fakeBrowser('203.0.113.7');
    await login(app, present, 'xiaoming', PASSWORD);
    await app.member(present.context).endOtherSessions();
    await guessFromEverywhere(app, 'xiaoming', MAX_STRANGER_FAILURES);
    expect(await login(app, old, 'xiaoming', PASSWORD)).toBe('code-needed');
    expect(await login(app, present, 'xiaoming', PASSWORD)).toBe('logged in');
  });
});

describe('logins while too many wait for a hash', () => {
  it('are refused early, and no try is used up', async () => {
    const { fakes } = await world();
    let busy = true;
    const turns: unknown[] = [];
    const app = createApplication({
      ...fakes,
      passwordHasher: {
        ...fakes.passwordHasher,
        inTurn: async (turn, work) => {
          turns.push(turn);
          if (busy) throw new PasswordsBusyError(5);
          return work();
        },
      },
    });
    const jar = fakeBrowser();
    for (const pwd of guesses(20)) expect(await login(app, jar, 'xiaoming', pwd)).toBe('logins-unavailable');
    busy = false;
    expect(await login(app, jar, 'xiaoming', PASSWORD)).toBe('logged in');
    // He moves; then somebody guesses from where he is now.
    await login(app, { ...jar, context: { ...jar.context, address: '203.0.113.7' } }, 'xiaoming', PASSWORD);
    await login(app, fakeBrowser('203.0.113.7'), 'xiaoming', 'a guess');
    expect(turns.slice(-3)).toEqual([
      { known: undefined, from: '192.0.2.1' },
      { known: `device of ${MING.id}`, from: '203.0.113.7' },
      { known: `address of ${MING.id}`, from: '203.0.113.7' },
    ]);
  });
});

describe('a clock that was a year ahead', () => {
  it('makes nobody wait longer than a quarter of an hour', async () => {
    const { app, fakes } = await world();
    const YEAR = 365 * 24 * 3_600_000;
    const jar = fakeBrowser();
    fakes.clock.advance(YEAR);
    for (const pwd of guesses(MAX_LOGIN_FAILURES)) await login(app, jar, 'xiaoming', pwd);
    fakes.clock.advance(-YEAR);
    const refused = await app.member(jar.context).login({ account: 'xiaoming', pwd: PASSWORD });
    expect(refused).toEqual({
      ok: false,
      error: { kind: 'too-many-attempts', retryAfterSeconds: LOGIN_FAILURE_WINDOW_MS / 1000 },
    });
    fakes.clock.advance(LOGIN_FAILURE_WINDOW_MS);
    expect(await login(app, jar, 'xiaoming', PASSWORD)).toBe('logged in');
  });
});
