import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { WEIXIN_STEP_MS } from '../../src/weixin/index.js';
import { fakeBrowser, HONG, MING } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';
import { OPENID, REFUSED, boundWorld, passThrough, userIdOf } from '../support/weixin.js';

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

describe('a member who has a WeChat account', () => {
  const BOUND_ALREADY = { ok: false, error: { kind: 'weixin-bound-already' } };

  it('sees since when, keeps it when he comes with another one, and can bind that after he released it', async () => {
    const there = await boundWorld();
    const jar = await loggedIn(there.app);
    const weixin = there.app.weixin(jar.context);
    expect(await weixin.binding()).toEqual({ ok: true, value: { available: true, since: 0 } });
    await passThrough(there, jar, '/learn', 'o-second');
    expect(await weixin.bind()).toEqual(BOUND_ALREADY);
    expect(await there.fakes.members.findByWeixin(OPENID)).toMatchObject({ id: MING.id });
    expect(await weixin.bindState()).toMatchObject({ value: { waiting: true } });

    for (const _time of [1, 2]) expect(await weixin.unbind()).toEqual({ ok: true, value: null });
    expect(await weixin.binding()).toEqual({ ok: true, value: { available: true, since: null } });
    expect(await there.fakes.members.findByWeixin(OPENID)).toBeUndefined();
    expect(await userIdOf(there.app, jar)).toBe(MING.id);
    expect(await weixin.bind()).toEqual({ ok: true, value: MING });
    expect(await weixin.binding()).toMatchObject({ value: { since: there.fakes.clock.now() } });
  });

  it('is the only one who sees and releases it', async () => {
    const there = await boundWorld();
    const stranger = there.app.weixin(fakeBrowser().context);
    for (const answer of [await stranger.binding(), await stranger.unbind()]) {
      expect(answer).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    }
    const hong = there.app.weixin((await loggedIn(there.app, HONG.userName)).context);
    expect(await hong.binding()).toMatchObject({ value: { since: null } });
    await hong.unbind();
    expect(await there.fakes.members.findByWeixin(OPENID)).toMatchObject({ id: MING.id });
  });

  it('is told where the platform has no account at WeChat', async () => {
    const { fakes } = await world();
    const app = createApplication({ ...fakes, weixin: { allowedTargets: [] } });
    const jar = await loggedIn(app);
    expect(await app.weixin(jar.context).binding()).toEqual({
      ok: true,
      value: { available: false, since: null },
    });
  });

  it('is given none by a session that a change of password ends in the same instant', async () => {
    const there = await world();
    const thief = await loggedIn(there.app);
    await passThrough(there, thief);
    const [bound] = await Promise.all([
      there.app.weixin(thief.context).bind(),
      there.fakes.members.setPassword({ id: MING.id, passwordHash: 'new', sync: [], at: 5 }),
    ]);
    expect(bound).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    expect(await there.fakes.members.findByWeixin(OPENID)).toBeUndefined();
  });
});
