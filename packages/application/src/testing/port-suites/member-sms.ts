import { HONG, MING, PASSWORD } from '../fakes/index.js';
import { describe, expect, it } from 'vitest';
import { loggedIn, type WorldOf } from './world.js';

const STRANGER = '13512345678';
const DONE = { ok: true, value: null };
const WRONG_CODE = { ok: false, error: { kind: 'wrong-sms-code' } };
const NOT_LOGGED_IN = { ok: false, error: { kind: 'not-logged-in' } };

/** What every implementation of MemberPort does with codes and sessions. */
export const memberSmsSuite = (world: WorldOf): void => {
  const codeFor = async (mobile: string): Promise<string> => {
    const { deps, visitor } = world();
    expect(await visitor().member.sendSmsCode({ mobile })).toEqual(DONE);
    return deps.smsSender.codeFor(mobile);
  };

  describe('MemberPort, by SMS', () => {
    it('logs in a member, and makes one of a stranger', async () => {
      const ming = world().visitor();
      const smsCode = await codeFor(MING.mobile);
      expect(await ming.member.loginBySms({ mobile: MING.mobile, smsCode })).toEqual({
        ok: true,
        value: MING,
      });
      expect(await ming.member.loginUser()).toMatchObject({ value: { user: MING } });
      const stranger = await world()
        .visitor()
        .member.loginBySms({ mobile: STRANGER, smsCode: await codeFor(STRANGER) });
      expect(stranger).toMatchObject({ ok: true, value: { mobile: STRANGER, userName: STRANGER } });
    });

    it('answers a wrong code, a used one and none in the same way', async () => {
      const { member } = world().visitor();
      const smsCode = await codeFor(MING.mobile);
      expect(await member.loginBySms({ mobile: MING.mobile, smsCode: '900000' })).toEqual(WRONG_CODE);
      expect(await member.loginBySms({ mobile: MING.mobile, smsCode })).toMatchObject({ ok: true });
      expect(await member.loginBySms({ mobile: MING.mobile, smsCode })).toEqual(WRONG_CODE);
      expect(await member.loginBySms({ mobile: STRANGER, smsCode })).toEqual(WRONG_CODE);
    });

    it('names what is wrong with a mobile and a code', async () => {
      const { member } = world().visitor();
      expect(await member.sendSmsCode({ mobile: '123' })).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'mobile', message: '手机号格式不正确' }] },
      });
      expect(await member.loginBySms({ mobile: '', smsCode: '12345' })).toMatchObject({
        error: {
          issues: [
            { field: 'mobile', message: '手机号必须输入' },
            { field: 'smsCode', message: '验证码必须是6位' },
          ],
        },
      });
    });

    it('says how long to wait for the next code', async () => {
      await codeFor(MING.mobile);
      world().deps.clock.advance(1000);
      expect(await world().visitor().member.sendSmsCode({ mobile: MING.mobile })).toEqual({
        ok: false,
        error: { kind: 'too-many-attempts', retryAfterSeconds: 59 },
      });
    });

    it('says that no message could be sent', async () => {
      world().deps.smsSender.setAway(true);
      expect(await world().visitor().member.sendSmsCode({ mobile: MING.mobile })).toEqual({
        ok: false,
        error: { kind: 'sms-unavailable' },
      });
    });

    it('changes the password, and ends the other sessions', async () => {
      const here = await loggedIn(world());
      const there = await loggedIn(world());
      const smsCode = await codeFor(MING.mobile);
      const input = { mobile: MING.mobile, smsCode, pwd: 'a fresh password' };
      expect(await here.member.changePassword(input)).toEqual(DONE);
      expect(await here.member.loginUser()).toMatchObject({ value: { user: MING } });
      expect(await there.member.loginUser()).toEqual(DONE);
      const { member } = world().visitor();
      expect(await member.login({ account: MING.mobile, pwd: input.pwd })).toMatchObject({ ok: true });
      expect(await member.login({ account: MING.mobile, pwd: PASSWORD })).toMatchObject({ ok: false });
    });

    it('sets a forgotten password by the code of the login, and ends what was open before', async () => {
      const there = await loggedIn(world());
      const here = world().visitor();
      const input = { mobile: MING.mobile, smsCode: await codeFor(MING.mobile), pwd: 'a fresh password' };
      expect(await here.member.loginBySms({ ...input, pwd: 'short' })).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'pwd', message: '密码不能小于8位' }] },
      });
      expect(await here.member.loginBySms(input)).toEqual({ ok: true, value: MING });
      expect(await here.member.loginUser()).toMatchObject({ value: { user: MING } });
      expect(await there.member.loginUser()).toEqual(DONE);
      const { member } = world().visitor();
      expect(await member.login({ account: MING.mobile, pwd: PASSWORD })).toMatchObject({ ok: false });
      expect(await member.login({ account: MING.mobile, pwd: input.pwd })).toMatchObject({ ok: true });
    });

    it('refuses to change another’s password, by a wrong code, to a short one, or for nobody', async () => {
      const { member } = await loggedIn(world());
      const smsCode = await codeFor(HONG.mobile);
      const input = { mobile: MING.mobile, smsCode, pwd: 'a fresh password' };
      expect(await member.changePassword({ ...input, mobile: HONG.mobile })).toEqual({
        ok: false,
        error: { kind: 'forbidden' },
      });
      expect(await member.changePassword(input)).toEqual(WRONG_CODE);
      expect(await member.changePassword({ ...input, pwd: 'short' })).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'pwd', message: '密码不能小于8位' }] },
      });
      expect(await world().visitor().member.changePassword(input)).toEqual(NOT_LOGGED_IN);
    });

    it('lists the sessions, and ends one or all others', async () => {
      const here = await loggedIn(world());
      const [second, third] = [await loggedIn(world()), await loggedIn(world())];
      const list = async () => {
        const result = await here.member.sessions();
        return result.ok ? result.value : [];
      };
      const [own, other] = await list();
      expect([own?.current, other?.current]).toEqual([true, false]);
      expect(await here.member.endSession({ id: other?.id ?? '' })).toEqual(DONE);
      expect(await list()).toHaveLength(2);
      expect(await here.member.endOtherSessions()).toEqual({ ok: true, value: { ended: 1 } });
      expect(await list()).toEqual([own]);
      for (const { member } of [second, third]) expect(await member.sessions()).toEqual(NOT_LOGGED_IN);
    });
  });
};
