import type { Application } from '../../src/index.js';
import { MING, type FakeBrowser, type Fakes } from '../../src/testing/index.js';
import { world } from './browser.js';

/** The WeChat account that comes back unless another one is named. */
export const OPENID = 'o-phone-of-ming';

export const REFUSED = { ok: false, error: { kind: 'weixin-refused' } };

/** The platform with two members. */
export type World = { readonly app: Application; readonly fakes: Fakes };

/** Sends a browser to WeChat; answers what it would come back with. */
export const leave = async ({ app, fakes }: World, jar: FakeBrowser, target = '/learn', openid = OPENID) => {
  const url = await app.weixin(jar.context).oauthUrl({ target });
  return fakes.weixin.confirm((url.ok && url.value) || '', openid);
};

/** Goes through WeChat and back. */
export const passThrough = async (there: World, jar: FakeBrowser, target?: string, openid?: string) =>
  there.app.weixin(jar.context).comeBack(await leave(there, jar, target, openid));

/** Who is logged in. */
export const userIdOf = async (app: Application, jar: FakeBrowser): Promise<string | undefined> => {
  const who = await app.member(jar.context).loginUser();
  return who.ok && who.value !== null && 'user' in who.value ? who.value.user.id : undefined;
};

/** The platform whose xiaoming has a WeChat account. */
export const boundWorld = async (): Promise<World> => {
  const there = await world();
  there.fakes.members.weixin.set(OPENID, { id: MING.id, at: 0 });
  return there;
};
