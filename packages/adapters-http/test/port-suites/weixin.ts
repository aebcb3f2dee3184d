import { WEIXIN_STEP_MS } from '@ykd/application';
import { HONG, logIn, MING, type Ports } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { loggedIn, type MakeWorld } from '../support/world.js';
import { useWorld } from './suite.js';

const OPENID = 'o-phone';
const REFUSED = { ok: false, error: { kind: 'weixin-refused' } };

/** What every implementation of WeixinPort does. */
export const weixinSuite = (makeWorld: MakeWorld): void => {
  const world = useWorld(makeWorld);

  /** Sends a visitor to WeChat; answers what he would come back with. */
  const leave = async ({ weixin }: Ports, target = '/learn') => {
    const url = await weixin.oauthUrl({ target });
    return world().deps.weixin.confirm((url.ok && url.value) || '', OPENID);
  };
  const passThrough = async (visitor: Ports, target?: string) =>
    visitor.weixin.comeBack(await leave(visitor, target));

  describe('WeixinPort', () => {
    it('logs in the member whose WeChat account it is, and leads to where he wanted to go', async () => {
      await world().deps.members.bindWeixin(MING.id, OPENID, 0);
      const visitor = world().visitor();
      expect(await passThrough(visitor, '/study/py1?a=中')).toEqual({
        ok: true,
        value: { to: '/study/py1?a=中' },
      });
      expect(await visitor.member.loginUser()).toMatchObject({ value: { user: { id: MING.id } } });
    });

    it('binds an account that came back, for good', async () => {
      const visitor = await loggedIn(world());
      expect(await passThrough(visitor)).toEqual({ ok: true, value: { to: '/bind?target=%2Flearn' } });
      expect(await visitor.weixin.bindState()).toEqual({
        ok: true,
        value: { waiting: true, target: '/learn' },
      });
      for (const _time of [1, 2]) expect(await visitor.weixin.bind()).toEqual({ ok: true, value: MING });
      expect(await visitor.weixin.bindState()).toMatchObject({ value: { waiting: false } });
      const phone = world().visitor();
      expect(await passThrough(phone)).toEqual({ ok: true, value: { to: '/learn' } });
      expect(await phone.member.loginUser()).toMatchObject({ value: { user: { id: MING.id } } });
    });

    it('keeps the account while the visitor logs in', async () => {
      const visitor = world().visitor();
      await passThrough(visitor);
      expect(await visitor.weixin.bind()).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      await logIn(visitor, HONG.mobile);
      expect(await visitor.weixin.bind()).toEqual({ ok: true, value: HONG });
    });

    it('never binds the account of another member', async () => {
      await world().deps.members.bindWeixin(MING.id, OPENID, 0);
      const visitor = await loggedIn(world(), HONG.mobile);
      await passThrough(visitor);
      expect(await visitor.weixin.bind()).toEqual({ ok: false, error: { kind: 'weixin-taken' } });
      expect(await visitor.member.loginUser()).toMatchObject({ value: { user: { id: HONG.id } } });
    });

    it('takes nobody back in another browser, twice, too late, or without a code', async () => {
      const visitor = world().visitor();
      const back = await leave(visitor);
      expect(await world().visitor().weixin.comeBack(back)).toEqual(REFUSED);
      expect(await visitor.weixin.comeBack(back)).toMatchObject({ ok: true });
      expect(await visitor.weixin.comeBack(back)).toEqual(REFUSED);
      const { state } = await leave(visitor);
      expect(await visitor.weixin.comeBack({ state })).toEqual(REFUSED);
      const late = await leave(visitor);
      world().deps.clock.advance(WEIXIN_STEP_MS);
      expect(await visitor.weixin.comeBack(late)).toEqual(REFUSED);
    });

    it('loses nothing while WeChat is away', async () => {
      const { weixin } = world().deps;
      const visitor = world().visitor();
      const back = await leave(visitor);
      weixin.reachable = false;
      expect(await visitor.weixin.comeBack(back)).toEqual({
        ok: false,
        error: { kind: 'weixin-unavailable' },
      });
      weixin.reachable = true;
      expect(await visitor.weixin.comeBack(back)).toMatchObject({ ok: true });
    });

    it('has nothing to bind for a browser that was not there', async () => {
      const visitor = await loggedIn(world());
      expect(await visitor.weixin.bindState()).toEqual({ ok: true, value: { waiting: false, target: '/' } });
      expect(await visitor.weixin.bind()).toEqual(REFUSED);
    });
  });
};
