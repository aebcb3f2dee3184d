import { describe, expect, it } from 'vitest';
import { fakeBrowser, MING, PASSWORD, type FakeBrowser } from '../../src/testing/index.js';
import { loggedIn } from '../support/browser.js';
import { boundWorld, passThrough, userIdOf, type World } from '../support/weixin.js';

describe('a logout inside WeChat', () => {
  const WECHAT = 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0';
  const LEFT = { ok: false, error: { kind: 'weixin-left' } };

  const inWeixin = async (there: World): Promise<FakeBrowser> => {
    const jar = fakeBrowser('192.0.2.1', WECHAT);
    await passThrough(there, jar);
    return jar;
  };
  const asGuard = ({ app }: World, jar: FakeBrowser) =>
    app.weixin(jar.context).oauthUrl({ target: '/learn', automatic: true });

  it('is not undone by a guard, only by the member himself', async () => {
    const there = await boundWorld();
    const jar = await inWeixin(there);
    expect(await asGuard(there, jar)).toMatchObject({ ok: true });
    await there.app.member(jar.context).logout();
    expect(await asGuard(there, jar)).toEqual(LEFT);
    await passThrough(there, jar);
    expect(await userIdOf(there.app, jar)).toBe(MING.id);
    expect(await asGuard(there, jar)).toMatchObject({ ok: true });
  });

  it('is over after a login of another kind', async () => {
    const there = await boundWorld();
    const jar = await inWeixin(there);
    await there.app.member(jar.context).logout();
    await there.app.member(jar.context).login({ account: MING.userName, pwd: PASSWORD });
    expect(await asGuard(there, jar)).toMatchObject({ ok: true });
  });

  it('is remembered inside WeChat only', async () => {
    const there = await boundWorld();
    const jar = await loggedIn(there.app);
    await there.app.member(jar.context).logout();
    expect([...jar.jar.keys()]).toEqual(['device']);
  });
});
