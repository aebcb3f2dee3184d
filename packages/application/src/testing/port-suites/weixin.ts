import type { Ports } from '../../areas.js';
import { WEIXIN_STEP_MS } from '../../weixin/index.js';
import { HONG, logIn, MING } from '../fakes/index.js';
import { describe, expect, it } from 'vitest';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const OPENID = 'o-phone';
const REFUSED = { ok: false, error: { kind: 'weixin-refused' } };

/** What every implementation of WeixinPort does. */
export const weixinSuite = (world: WorldOf): void => {
  /** Sends a visitor to WeChat; answers what he would come back with. */
  const leave = async ({ weixin }: Ports, target = '/learn') => {
    const url = await weixin.oauthUrl({ target });
    return world().deps.weixin.confirm((url.ok && url.value) || '', OPENID);
  };
  const passThrough = async (visitor: Ports, target?: string) =>
    visitor.weixin.comeBack(await leave(visitor, target));

  describe('WeixinPort', () => {
    it('logs in the member whose WeChat account it is, and leads to where he wanted to go', async () => {
      world().deps.members.weixin.set(OPENID, { id: MING.id, at: 0 });
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
      world().deps.members.weixin.set(OPENID, { id: MING.id, at: 0 });
      const visitor = await loggedIn(world(), HONG.mobile);
      await passThrough(visitor);
      expect(await visitor.weixin.bind()).toEqual({ ok: false, error: { kind: 'weixin-taken' } });
      expect(await visitor.member.loginUser()).toMatchObject({ value: { user: { id: HONG.id } } });
    });

    it('never gives a member a second account, and lets him release the first', async () => {
      world().deps.members.weixin.set('o-first', { id: MING.id, at: 7 });
      const visitor = await loggedIn(world());
      await passThrough(visitor);
      expect(await visitor.weixin.bind()).toEqual({ ok: false, error: { kind: 'weixin-bound-already' } });
      expect(await visitor.weixin.binding()).toEqual({ ok: true, value: { available: true, since: 7 } });
      expect(await visitor.weixin.unbind()).toEqual({ ok: true, value: null });
      expect(await visitor.weixin.binding()).toEqual({ ok: true, value: { available: true, since: null } });
      expect(await visitor.weixin.bind()).toEqual({ ok: true, value: MING });
    });

    it('shows and releases the account of the caller only', async () => {
      world().deps.members.weixin.set(OPENID, { id: MING.id, at: 0 });
      const stranger = world().visitor();
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      expect(await stranger.weixin.binding()).toEqual(refused);
      expect(await stranger.weixin.unbind()).toEqual(refused);
      const hong = await loggedIn(world(), HONG.mobile);
      await hong.weixin.unbind();
      expect(world().deps.members.weixin.get(OPENID)).toMatchObject({ id: MING.id });
    });

    it('remembers after a no where the visitor wanted to go', async () => {
      const visitor = world().visitor();
      const { state } = await leave(visitor, '/study/py1');
      expect(await visitor.weixin.comeBack({ state })).toEqual({
        ok: false,
        error: { kind: 'weixin-declined' },
      });
      expect(await visitor.weixin.bindState()).toEqual({
        ok: true,
        value: { waiting: false, target: '/study/py1' },
      });
    });

    it('asks WeChat for a guard as for the member, while he did not log out there', async () => {
      const { weixin } = world().visitor();
      for (const automatic of [true, false]) {
        expect(await weixin.oauthUrl({ target: '/', automatic })).toMatchObject({
          value: expect.stringContaining('weixin.test'),
        });
      }
    });

    it('takes nobody back in another browser, twice, or too late', async () => {
      const visitor = world().visitor();
      const back = await leave(visitor);
      expect(await world().visitor().weixin.comeBack(back)).toEqual(REFUSED);
      expect(await visitor.weixin.comeBack(back)).toMatchObject({ ok: true });
      expect(await visitor.weixin.comeBack(back)).toEqual(REFUSED);
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

/** A way to make each call of the area. */
export const weixinTries: Tries<'weixin'> = {
  oauthUrl: ({ weixin }) => weixin.oauthUrl({ target: '/learn' }),
  comeBack: ({ weixin }) => weixin.comeBack({ state: 'nothing' }),
  bindState: ({ weixin }) => weixin.bindState(),
  bind: ({ weixin }) => weixin.bind(),
  binding: ({ weixin }) => weixin.binding(),
  permit: ({ weixin }) => weixin.permit(),
  permitUrl: ({ weixin }) => weixin.permitUrl({ target: '/learn' }),
  permitted: ({ weixin }) => weixin.permitted({ reserved: 'nothing' }),
  unbind: ({ weixin }) => weixin.unbind(),
};
