import { describe, expect, it } from 'vitest';
import { createApplication, WEIXIN_STEP_MS, type Application } from '../../src/index.js';
import {
  fakeBrowser,
  HONG,
  MING,
  TEST_ALLOWED_ORIGIN,
  TEST_ORIGIN,
  type FakeBrowser,
  type Fakes,
} from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const OPENID = 'o-phone-of-ming';
const REFUSED = { ok: false, error: { kind: 'weixin-refused' } };

type World = { readonly app: Application; readonly fakes: Fakes };

/** Sends a browser to WeChat; answers what it would come back with. */
const leave = async ({ app, fakes }: World, jar: FakeBrowser, target = '/learn', openid = OPENID) => {
  const url = await app.weixin(jar.context).oauthUrl({ target });
  return fakes.weixin.confirm((url.ok && url.value) || '', openid);
};

/** Goes through WeChat and back. */
const passThrough = async (there: World, jar: FakeBrowser, target?: string, openid?: string) =>
  there.app.weixin(jar.context).comeBack(await leave(there, jar, target, openid));

const userIdOf = async (app: Application, jar: FakeBrowser): Promise<string | undefined> => {
  const who = await app.member(jar.context).loginUser();
  return who.ok ? who.value?.user.id : undefined;
};

const boundWorld = async (): Promise<World> => {
  const there = await world();
  await there.fakes.members.bindWeixin(MING.id, OPENID, 0);
  return there;
};

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
  it.each([undefined, ''])('is refused without a code (%j), and the way is over', async (code) => {
    const there = await boundWorld();
    const jar = fakeBrowser();
    const back = await leave(there, jar);
    expect(await there.app.weixin(jar.context).comeBack({ code, state: back.state })).toEqual(REFUSED);
    expect(await there.app.weixin(jar.context).comeBack(back)).toEqual(REFUSED);
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

describe('the binding', () => {
  it('ties the account to the member, however often he asks; the next way through WeChat logs him in', async () => {
    const there = await world();
    const jar = await loggedIn(there.app);
    await passThrough(there, jar);
    for (const _time of [1, 2]) {
      expect(await there.app.weixin(jar.context).bind()).toEqual({ ok: true, value: MING });
    }
    expect(await there.app.weixin(jar.context).bindState()).toMatchObject({ value: { waiting: false } });
    const phone = fakeBrowser();
    await passThrough(there, phone);
    expect(await userIdOf(there.app, phone)).toBe(MING.id);
  });

  it('needs a login, and waits for it', async () => {
    const there = await world();
    const jar = fakeBrowser();
    await passThrough(there, jar);
    expect(await there.app.weixin(jar.context).bind()).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
    expect(await there.app.weixin(jar.context).bindState()).toMatchObject({ value: { waiting: true } });
  });

  it('is not left to whoever logs in next: logging out drops the account that waits', async () => {
    const there = await world();
    const jar = await loggedIn(there.app);
    await passThrough(there, jar);
    await there.app.member(jar.context).logout();
    expect(await there.app.weixin(jar.context).bindState()).toMatchObject({ value: { waiting: false } });
  });

  it('needs an account that came back not too long ago', async () => {
    const there = await world();
    const jar = await loggedIn(there.app);
    expect(await there.app.weixin(jar.context).bind()).toEqual(REFUSED);
    expect(await there.app.weixin(jar.context).bindState()).toEqual({
      ok: true,
      value: { waiting: false, target: '/' },
    });
    await passThrough(there, jar);
    there.fakes.clock.advance(WEIXIN_STEP_MS);
    expect(await there.app.weixin(jar.context).bind()).toEqual(REFUSED);
  });

  it('goes to one of two members who come with the same WeChat account', async () => {
    const there = await world();
    const [ming, hong] = [await loggedIn(there.app), await loggedIn(there.app, HONG.userName)];
    await passThrough(there, ming);
    await passThrough(there, hong);
    const outcomes = await Promise.all([
      there.app.weixin(ming.context).bind(),
      there.app.weixin(hong.context).bind(),
    ]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false]);
    expect(outcomes[1]).toEqual({ ok: false, error: { kind: 'weixin-taken' } });
  });
});
