import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { WEIXIN_STEP_MS } from '../../src/weixin/index.js';
import { fakeBrowser, HONG, MING, TEST_ALLOWED_ORIGIN, TEST_ORIGIN } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';
import { OPENID, REFUSED, boundWorld, leave, passThrough, userIdOf } from '../support/weixin.js';

describe('the way through WeChat', () => {
  it('comes back to this platform, to the callback', async () => {
    const { app } = await world();
    const url = await app.weixin(fakeBrowser().context).oauthUrl({ target: '/learn' });
    const to = encodeURIComponent(`${TEST_ORIGIN}/api/member/weixinmp/callback`);
    expect(url.ok && url.value).toContain(`redirect_uri=${to}`);
  });

  it('has a state that WeChat can carry: letters and digits, at most 128, a new one each time', async () => {
    const there = await world();
    const jar = fakeBrowser();
    const [first, second] = [await leave(there, jar), await leave(there, jar)];
    expect(first.state).toMatch(/^[a-zA-Z0-9]{32,128}$/);
    expect(second.state).not.toBe(first.state);
  });

  it('is off without an account at WeChat: no address, and nothing to come back from', async () => {
    const { fakes } = await world();
    const app = createApplication({ ...fakes, weixin: { allowedTargets: [] } });
    const jar = fakeBrowser();
    expect(await app.weixin(jar.context).oauthUrl({ target: '/learn' })).toEqual({ ok: true, value: null });
    expect(jar.jar.size).toBe(0);
    expect(await app.weixin(jar.context).comeBack({ code: 'c', state: '1' })).toEqual(REFUSED);
  });

  it('logs in the member to whom the WeChat account is bound, and leads on', async () => {
    const there = await boundWorld();
    const jar = fakeBrowser();
    expect(await passThrough(there, jar, '/study/py1?x=1')).toEqual({
      ok: true,
      value: { to: '/study/py1?x=1' },
    });
    expect(await userIdOf(there.app, jar)).toBe(MING.id);
  });

  it.each([
    ['//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    [`${TEST_ORIGIN}.evil.example/`, '/'],
    [`https://www.ykd.test@evil.example/`, '/'],
    ['https:%2f%2fevil.example', '/'],
    ['/%2f/evil.example//x', '/'],
    [`/${'a'.repeat(5000)}`, '/'],
    ['', '/'],
    [`${TEST_ORIGIN}/learn?a=1#b`, `${TEST_ORIGIN}/learn?a=1#b`],
    [`${TEST_ALLOWED_ORIGIN}/x`, `${TEST_ALLOWED_ORIGIN}/x`],
  ])('leads from the target %j to %j', async (target, to) => {
    const there = await boundWorld();
    expect(await passThrough(there, fakeBrowser(), target)).toEqual({ ok: true, value: { to } });
  });

  it('keeps an account that is bound to nobody, and leads to the page of the binding', async () => {
    const there = await world();
    const jar = fakeBrowser();
    expect(await passThrough(there, jar, '/learn?a=1')).toEqual({
      ok: true,
      value: { to: '/bind?target=%2Flearn%3Fa%3D1' },
    });
    expect(await userIdOf(there.app, jar)).toBeUndefined();
    expect(await there.app.weixin(jar.context).bindState()).toEqual({
      ok: true,
      value: { waiting: true, target: '/learn?a=1' },
    });
  });
});

describe('who is logged in already', () => {
  it('gets a session of its own when he comes back as himself; the old one ends', async () => {
    const there = await boundWorld();
    const jar = await loggedIn(there.app);
    const old = jar.token();
    await passThrough(there, jar);
    expect(await userIdOf(there.app, jar)).toBe(MING.id);
    const thief = fakeBrowser();
    thief.plant(old);
    expect(await userIdOf(there.app, thief)).toBeUndefined();
  });

  it('is never turned into the member to whom the WeChat account is bound', async () => {
    const there = await boundWorld();
    const jar = await loggedIn(there.app, HONG.userName);
    expect(await passThrough(there, jar)).toEqual({ ok: true, value: { to: '/bind?target=%2Flearn' } });
    expect(await userIdOf(there.app, jar)).toBe(HONG.id);
    expect(await there.app.weixin(jar.context).bind()).toEqual({
      ok: false,
      error: { kind: 'weixin-taken' },
    });
    expect(await there.fakes.members.findByWeixin(OPENID)).toMatchObject({ id: MING.id });
  });
});

describe('a member who says no, or a WeChat that is away', () => {
  it.each([undefined, ''])('comes back without a code (%j), and the way is over', async (code) => {
    const there = await boundWorld();
    const jar = fakeBrowser();
    const back = await leave(there, jar);
    expect(await there.app.weixin(jar.context).comeBack({ code, state: back.state })).toEqual({
      ok: false,
      error: { kind: 'weixin-declined' },
    });
    expect(await there.app.weixin(jar.context).comeBack(back)).toEqual(REFUSED);
  });

  it.each([
    ['a no', undefined],
    ['a code that WeChat does not know', 'made-up'],
  ])('still knows after %s where he wanted to go, for ten minutes', async (_what, code) => {
    const there = await world();
    const jar = fakeBrowser();
    const { state } = await leave(there, jar, '/study/py1?x=1');
    await there.app.weixin(jar.context).comeBack({ code, state });
    const bindState = async () => there.app.weixin(jar.context).bindState();
    expect(await bindState()).toEqual({ ok: true, value: { waiting: false, target: '/study/py1?x=1' } });
    there.fakes.clock.advance(WEIXIN_STEP_MS);
    expect(await bindState()).toMatchObject({ value: { target: '/' } });
  });

  it('never keeps a target that leads away', async () => {
    const there = await world();
    const jar = fakeBrowser();
    const { state } = await leave(there, jar, 'https://evil.example/');
    await there.app.weixin(jar.context).comeBack({ state });
    expect(await there.app.weixin(jar.context).bindState()).toMatchObject({ value: { target: '/' } });
  });

  it('says nothing of a no to who comes with another state', async () => {
    const there = await world();
    const jar = fakeBrowser();
    await leave(there, jar);
    expect(await there.app.weixin(jar.context).comeBack({ state: '0'.repeat(40) })).toEqual(REFUSED);
  });

  it('loses nothing while WeChat is away', async () => {
    const there = await boundWorld();
    const jar = fakeBrowser();
    const back = await leave(there, jar, '/learn?a=1');
    there.fakes.weixin.reachable = false;
    expect(await there.app.weixin(jar.context).comeBack(back)).toEqual({
      ok: false,
      error: { kind: 'weixin-unavailable' },
    });
    expect(await there.app.weixin(jar.context).bindState()).toEqual({
      ok: true,
      value: { waiting: false, target: '/learn?a=1' },
    });
    there.fakes.weixin.reachable = true;
    expect(await there.app.weixin(jar.context).comeBack(back)).toEqual({
      ok: true,
      value: { to: '/learn?a=1' },
    });
  });
});
