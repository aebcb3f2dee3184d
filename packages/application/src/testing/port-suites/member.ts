import { HONG, MING, NEW, PASSWORD } from '../fakes/index.js';
import { USERNAME_TAKEN } from '../../member/index.js';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Tries } from './tries.js';
import { loggedIn, loginOf, type WorldOf } from './world.js';

/** What every implementation of MemberPort does. */
export const memberSuite = (world: WorldOf): void => {
  describe('MemberPort', () => {
    it.each(['xiaoming', 'XiaoMing', ' xiaoming ', MING.mobile])(
      'logs in with the account %j',
      async (account) => {
        const visitor = world().visitor();
        expect(await visitor.member.login({ account, pwd: PASSWORD })).toEqual({ ok: true, value: MING });
        expect(await visitor.member.loginUser()).toMatchObject({ ok: true, value: { user: MING } });
      },
    );

    it('knows nobody before a login', async () => {
      expect(await world().visitor().member.loginUser()).toEqual({ ok: true, value: null });
    });

    it('hands out a bearer token that ends', async () => {
      const { token = '', tokenExpiresAt = 0 } = await loginOf(await loggedIn(world()));
      expect(token.length).toBeGreaterThan(20);
      expect(tokenExpiresAt - world().deps.clock.now()).toBe(10 * 60 * 1000);
    });

    it.each([
      ['a wrong password', { account: 'xiaoming', pwd: 'not-the-password' }],
      ['an unknown account', { account: 'nobody-here', pwd: PASSWORD }],
      ['SQL for an account', { account: "' OR 1=1 --", pwd: PASSWORD }],
    ])('answers the same to %s', async (_name, input) => {
      expect(await world().visitor().member.login(input)).toEqual({
        ok: false,
        error: { kind: 'wrong-credentials' },
      });
    });

    it('names each empty field', async () => {
      const result = await world().visitor().member.login({ account: ' ', pwd: '' });
      expect(result).toEqual({
        ok: false,
        error: {
          kind: 'invalid-input',
          issues: [
            { field: 'account', message: '账号必须输入' },
            { field: 'pwd', message: '密码必须输入' },
          ],
        },
      });
    });

    it('makes guessing wait, and lets the owner in afterwards', async () => {
      const { deps } = world();
      const { member } = world().visitor();
      for (let guess = 0; guess < 5; guess += 1)
        await member.login({ account: 'xiaoming', pwd: `guess-${guess}` });
      const refused = await member.login({ account: 'xiaoming', pwd: PASSWORD });
      expect(refused).toEqual({ ok: false, error: { kind: 'too-many-attempts', retryAfterSeconds: 900 } });
      deps.clock.advance(900_000);
      expect(await member.login({ account: 'xiaoming', pwd: PASSWORD })).toMatchObject({ ok: true });
    });

    it('ends the session on logout, as often as one likes', async () => {
      const { member } = await loggedIn(world());
      for (const _time of [1, 2]) expect(await member.logout()).toEqual({ ok: true, value: null });
      expect(await member.loginUser()).toEqual({ ok: true, value: null });
    });

    it('keeps the sessions of two browsers apart', async () => {
      const first = await loggedIn(world());
      const second = await loggedIn(world(), HONG.mobile);
      await first.member.logout();
      expect(await second.member.loginUser()).toMatchObject({ ok: true, value: { user: { id: HONG.id } } });
    });

    it('lets a session slide on with use and end without', async () => {
      const { deps } = world();
      const { member } = await loggedIn(world());
      for (const _visit of [1, 2, 3]) {
        deps.clock.advance(29 * DAY_MS);
        expect(await member.loginUser()).toMatchObject({ ok: true, value: { user: { id: MING.id } } });
      }
      deps.clock.advance(31 * DAY_MS);
      expect(await member.loginUser()).toEqual({ ok: true, value: null });
    });

    it('gives a member a username to log in with', async () => {
      const { member } = await loggedIn(world(), NEW.mobile);
      expect(await member.chooseUsername({ userName: 'Xiao_Gang' })).toEqual({
        ok: true,
        value: { ...NEW, userName: 'Xiao_Gang' },
      });
      expect(await loggedIn(world(), 'xiao_gang')).toBeDefined();
    });

    it('keeps usernames unique without regard to case', async () => {
      const { member } = await loggedIn(world(), NEW.mobile);
      const result = await member.chooseUsername({ userName: 'XiaoMing' });
      expect(result).toEqual({ ok: false, error: { kind: 'username-taken' } });
    });

    it.each(['', 'abc', '1abc', 'root', '小明小明', `a${'b'.repeat(20)}`])(
      'refuses the username %j',
      async (userName) => {
        const { member } = await loggedIn(world(), NEW.mobile);
        const result = await member.chooseUsername({ userName });
        expect(result).toMatchObject({
          ok: false,
          error: { kind: 'invalid-input', issues: [{ field: 'userName' }] },
        });
      },
    );

    it('says whether a username can be chosen', async () => {
      const { member } = await loggedIn(world(), NEW.mobile);
      expect(await member.checkUsername({ userName: 'xiao_gang' })).toEqual({
        ok: true,
        value: { free: true },
      });
      expect(await member.checkUsername({ userName: 'XiaoMing' })).toEqual({
        ok: true,
        value: { free: false, message: '该用户名已被使用' },
      });
    });

    it('gives no username to nobody', async () => {
      const result = await world().visitor().member.chooseUsername({ userName: 'xiaogang' });
      expect(result).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    });
  });
};

/** A way to make each call of the area. */
export const memberTries: Tries<'member'> = {
  login: ({ member }) => member.login({ account: 'nobody', pwd: 'nothing' }),
  sendSmsCode: ({ member }, { mobile }) => member.sendSmsCode({ mobile }),
  loginBySms: ({ member }, { mobile }) => member.loginBySms({ mobile, smsCode: '000000' }),
  logout: ({ member }) => member.logout(),
  loginUser: ({ member }) => member.loginUser(),
  chooseUsername: ({ member }) => member.chooseUsername({ userName: 'xiaohong' }),
  checkUsername: ({ member }) => member.checkUsername({ userName: USERNAME_TAKEN }),
  changePassword: ({ member }, { mobile }) =>
    member.changePassword({ mobile, smsCode: '000000', pwd: 'another horse' }),
  changeInitialPassword: ({ member }) =>
    member.changeInitialPassword({ pwd: 'another horse', confirm: 'another horse' }),
  updateProfile: ({ member }, { id }) => member.updateProfile({ id, name: '小明' }),
  sessions: ({ member }) => member.sessions(),
  endSession: ({ member }) => member.endSession({ id: 'nothing' }),
  endOtherSessions: ({ member }) => member.endOtherSessions(),
};
