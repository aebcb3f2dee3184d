import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { LOGIN_FAILURE_WINDOW_MS, MAX_LOGIN_FAILURES } from '../../src/member/login.js';
import { fakeBrowser, PASSWORD } from '../../src/testing/index.js';
import { world } from '../support/browser.js';

describe('logins that fail', () => {
  it('makes the account and address wait after five failures, and lets them in again later', async () => {
    const { app, fakes } = await world();
    const member = app.member(fakeBrowser().context);
    for (let count = 0; count < MAX_LOGIN_FAILURES; count += 1) {
      expect(await member.login({ account: 'xiaoming', pwd: 'wrong' })).toMatchObject({
        error: { kind: 'wrong-credentials' },
      });
      fakes.clock.advance(1000);
    }
    const refused = await member.login({ account: 'XiaoMing', pwd: PASSWORD });
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

  it('gives no more tries for a second name, and tells by no answer that it is one', async () => {
    const { app, fakes } = await world();
    const member = app.member(fakeBrowser().context);
    const answers = async (account: string, pwd: string) => {
      const kinds: string[] = [];
      for (let count = 0; count <= MAX_LOGIN_FAILURES; count += 1) {
        const result = await member.login({ account, pwd });
        kinds.push(result.ok ? 'logged in' : result.error.kind);
      }
      return kinds;
    };
    const refused = [
      ...Array.from({ length: MAX_LOGIN_FAILURES }, () => 'wrong-credentials'),
      'too-many-attempts',
    ];
    expect(await answers('xiaoming', 'wrong')).toEqual(refused);
    // Under his mobile the right password is not found any more, and all looks as it does for nobody.
    expect(await answers('13800000002', PASSWORD)).toEqual(refused);
    expect(await answers('13911112222', PASSWORD)).toEqual(refused);
    fakes.clock.advance(LOGIN_FAILURE_WINDOW_MS);
    expect((await member.login({ account: '13800000002', pwd: PASSWORD })).ok).toBe(true);
  });

  it('verifies a password and writes a try of its own, whoever is behind an account', async () => {
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
          const oldest = await fakes.loginAttempts.reserve(...asked);
          // Where it is full nothing is written, and that is faster.
          if (oldest === undefined) work.push('written');
          return oldest;
        },
      },
    });
    const member = app.member(fakeBrowser().context);
    const workFor = async (account: string) => {
      work.length = 0;
      await member.login({ account, pwd: 'wrong' });
      return [...work];
    };
    const known = await workFor('xiaohong');
    for (let count = 0; count < MAX_LOGIN_FAILURES; count += 1) await workFor('xiaoming');
    expect(known).toEqual(['written', 'written', 'verified']);
    expect(await workFor('13800000002')).toEqual(known);
    expect(await workFor('13911112222')).toEqual(known);
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
});
