import { HONG, MING } from '../fakes/index.js';
import { WEIXIN_STEP_MS } from '../../weixin/index.js';
import { describe, expect, it } from 'vitest';
import { loggedIn, type World, type WorldOf } from './world.js';

const OPENID = 'o-ming';
const REFUSED = { ok: false, error: { kind: 'weixin-refused' } };
const PERMITTED = { ok: true, value: { isAvailable: true, isBound: true, isPermitted: true } };

/** Ming with his WeChat account, and what WeChat answers once he allowed a message. */
const ready = async (world: World) => {
  const { deps } = world;
  await deps.unitOfWork.transaction(({ members }) =>
    members.bindWeixin({ id: MING.id, openid: OPENID, at: deps.clock.now() }),
  );
  const { weixin } = await loggedIn(world);
  const leave = async (openid = OPENID) => {
    const url = await weixin.permitUrl({ target: '/learn/clock' });
    return deps.weixin.allow((url.ok && url.value) || '', openid);
  };
  return { deps, weixin, leave };
};

/** How members allow a message in WeChat. */
export const weixinPermitSuite = (world: WorldOf): void => {
  describe('WeixinPort, messages', () => {
    it('keeps what a member allowed, and leads back to where he was', async () => {
      const { weixin, leave } = await ready(world());
      expect(await weixin.permit()).toEqual({
        ok: true,
        value: { isAvailable: true, isBound: true, isPermitted: false },
      });
      expect(await weixin.permitted(await leave())).toEqual({ ok: true, value: { to: '/learn/clock' } });
      expect(await weixin.permit()).toEqual(PERMITTED);
    });

    it('keeps nothing of who said no, of another account, twice, too late, and of another browser', async () => {
      const { deps, weixin, leave } = await ready(world());
      const declined = { ...(await leave()), action: 'cancel' };
      expect(await weixin.permitted(declined)).toEqual({ ok: true, value: { to: '/learn/clock' } });
      const another = { ok: true, value: { to: '/learn/clock?weixin=other' } };
      expect(await weixin.permitted(await leave('o-other'))).toEqual(another);
      const { openid: _openid, ...nobody } = await leave();
      expect(await weixin.permitted(nobody)).toEqual(another);
      const late = await leave();
      deps.clock.advance(WEIXIN_STEP_MS);
      expect(await weixin.permitted(late)).toEqual(REFUSED);
      const elsewhere = await leave();
      const other = await loggedIn(world());
      expect(await other.weixin.permitted(elsewhere)).toEqual(REFUSED);
      expect(await weixin.permitted({ ...elsewhere, reserved: '1' })).toEqual(REFUSED);
      expect(await weixin.permit()).toMatchObject({ value: { isPermitted: false } });
      expect(await weixin.permitted(elsewhere)).toMatchObject({ ok: true });
      expect(await weixin.permitted(elsewhere)).toEqual(REFUSED);
    });

    it('leads to no other site, and counts for no account that was released', async () => {
      const { weixin, deps } = await ready(world());
      const url = await weixin.permitUrl({ target: 'https://evil.test/' });
      const back = deps.weixin.allow((url.ok && url.value) || '', OPENID);
      expect(await weixin.permitted(back)).toEqual({ ok: true, value: { to: '/' } });
      expect(await weixin.permit()).toEqual(PERMITTED);
      await weixin.unbind();
      expect(await weixin.permit()).toEqual({
        ok: true,
        value: { isAvailable: true, isBound: false, isPermitted: false },
      });
    });

    it('keeps the one of each member apart, and asks for a login', async () => {
      const { weixin, leave } = await ready(world());
      await weixin.permitted(await leave());
      const hong = await loggedIn(world(), HONG.userName ?? '');
      expect(await hong.weixin.permit()).toMatchObject({ value: { isBound: false, isPermitted: false } });
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      const { weixin: nobody } = world().visitor();
      expect(await nobody.permit()).toEqual(refused);
      expect(await nobody.permitUrl({ target: '/' })).toEqual(refused);
      expect(await nobody.permitted({ reserved: '1' })).toEqual(refused);
    });
  });
};
