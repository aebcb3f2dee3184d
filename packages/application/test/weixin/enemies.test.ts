import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { WEIXIN_STEP_MS } from '../../src/weixin/index.js';
import { fakeBrowser, MING } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';
import { OPENID, REFUSED, boundWorld, leave, passThrough, userIdOf, type World } from '../support/weixin.js';

describe('an enemy', () => {
  it('cannot log a victim in as himself: his state and code are worth nothing in another browser', async () => {
    const there = await boundWorld();
    const enemy = await leave(there, fakeBrowser());
    const victim = fakeBrowser();
    expect(await there.app.weixin(victim.context).comeBack(enemy)).toEqual(REFUSED);

    const own = await leave(there, victim, '/learn', 'o-victim');
    expect(await there.app.weixin(victim.context).comeBack(enemy)).toEqual(REFUSED);
    expect(await userIdOf(there.app, victim)).toBeUndefined();
    expect(await there.app.weixin(victim.context).comeBack(own)).toMatchObject({ ok: true });
  });

  it('does not spoil the way of somebody else with a state that is not his', async () => {
    const there = await boundWorld();
    const jar = fakeBrowser();
    const back = await leave(there, jar);
    expect(await there.app.weixin(jar.context).comeBack({ ...back, state: '0'.repeat(40) })).toEqual(REFUSED);
    expect(await there.app.weixin(jar.context).comeBack(back)).toMatchObject({ ok: true });
  });

  it.each([
    ['a text of his own', () => JSON.stringify(['1', '/', 9e15])],
    ['nothing', () => ''],
    ['a sealed text for another purpose', ({ fakes }: World) => fakes.secrets.seal('weixin_openid', '["1"]')],
  ])('cannot make a state out of %s', async (_name, forge) => {
    const there = await boundWorld();
    const jar = fakeBrowser();
    jar.jar.set('weixin_state', forge(there));
    expect(await there.app.weixin(jar.context).comeBack({ code: 'code-1', state: '1' })).toEqual(REFUSED);
  });

  it('cannot use a way twice, nor after ten minutes', async () => {
    const there = await boundWorld();
    const jar = fakeBrowser();
    const back = await leave(there, jar);
    expect(await there.app.weixin(jar.context).comeBack(back)).toMatchObject({ ok: true });
    expect(await there.app.weixin(jar.context).comeBack(back)).toEqual(REFUSED);

    const late = await leave(there, jar);
    there.fakes.clock.advance(WEIXIN_STEP_MS);
    expect(await there.app.weixin(jar.context).comeBack(late)).toEqual(REFUSED);
  });

  it('cannot use a code again that WeChat has seen', async () => {
    const there = await boundWorld();
    const { code } = await leave(there, fakeBrowser());
    await there.fakes.weixin.oauth.openidOf(code);
    const jar = fakeBrowser();
    const own = await leave(there, jar);
    expect(await there.app.weixin(jar.context).comeBack({ ...own, code })).toEqual(REFUSED);
    expect(await userIdOf(there.app, jar)).toBeUndefined();
  });

  it('never gets the session that he planted', async () => {
    const there = await boundWorld();
    const jar = fakeBrowser();
    jar.plant('planted');
    await passThrough(there, jar);
    expect(jar.token()).not.toBe('planted');
    const enemy = fakeBrowser();
    enemy.plant('planted');
    expect(await userIdOf(there.app, enemy)).toBeUndefined();
  });

  it('cannot bind a WeChat account that he made up', async () => {
    const there = await world();
    const jar = await loggedIn(there.app);
    jar.jar.set('weixin_openid', JSON.stringify([OPENID, '/', 9e15]));
    expect(await there.app.weixin(jar.context).bind()).toEqual(REFUSED);
    expect(await there.fakes.members.findByWeixin(OPENID)).toBeUndefined();
  });
});

describe('a change of the password in the same instant', () => {
  it('leaves no session of the WeChat account that it releases', async () => {
    const { fakes } = await boundWorld();
    const { members } = fakes;
    const change = { id: MING.id, passwordHash: 'new', sync: [], at: 5 };
    const findByWeixin: typeof members.findByWeixin = async (openid) => {
      const found = await members.findByWeixin(openid);
      await members.setPassword(change);
      return found;
    };
    const app = createApplication({ ...fakes, members: { ...members, findByWeixin } });
    const phone = fakeBrowser();
    expect(await passThrough({ app, fakes }, phone)).toEqual({
      ok: true,
      value: { to: '/bind?target=%2Flearn' },
    });
    expect(await userIdOf(app, phone)).toBeUndefined();
    expect(await fakes.sessions.findByUser(MING.id, 0)).toEqual([]);
  });
});
