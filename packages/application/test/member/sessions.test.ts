import { describe, expect, it } from 'vitest';
import { fakeBrowser, HONG, MING } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const NOT_LOGGED_IN = { ok: false, error: { kind: 'not-logged-in' } };

/** Ming on three devices, Hong on one; the first of Ming's was used last but one. */
const devices = async () => {
  const { fakes, app } = await world();
  const jars = [];
  for (let count = 0; count < 3; count += 1) {
    jars.push(await loggedIn(app));
    fakes.clock.advance(1000);
  }
  const [first, second, third] = jars;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three devices');
  const hong = await loggedIn(app, HONG.userName);
  const list = async (jar = first) => {
    const result = await app.member(jar.context).sessions();
    if (!result.ok) throw new Error(result.error.kind);
    return result.value;
  };
  const isIn = async (jar: typeof first) => {
    const who = await app.member(jar.context).loginUser();
    return who.ok && who.value !== null;
  };
  return { fakes, app, first, second, third, hong, list, isIn };
};

describe('sessions', () => {
  it('are listed for their owner, this one first, then the last used first', async () => {
    const { list, second, fakes } = await devices();
    const now = fakes.clock.now();
    const views = await list(second);
    expect(views.map(({ current, lastSeenAt }) => [current, now - lastSeenAt])).toEqual([
      [true, 2000],
      [false, 1000],
      [false, 3000],
    ]);
    expect(views[0]).toEqual({
      id: expect.any(String) as string,
      current: true,
      userAgent: 'test browser',
      address: '192.0.2.1',
      createdAt: now - 2000,
      lastSeenAt: now - 2000,
    });
  });

  it('end one by one, at once', async () => {
    const { app, first, second, third, list, isIn } = await devices();
    const [, , oldest] = await list(third);
    expect(await app.member(third.context).endSession({ id: oldest?.id ?? '' })).toEqual({
      ok: true,
      value: null,
    });
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, true, true]);
  });

  it('of others, unknown ones and the present one are left alone', async () => {
    const { app, first, hong, list, isIn } = await devices();
    const [own] = await list();
    const [hongs] = await list(hong);
    for (const id of [own?.id ?? '', hongs?.id ?? '', 'nothing', '']) {
      expect(await app.member(first.context).endSession({ id })).toEqual({ ok: true, value: null });
    }
    expect([await isIn(first), await isIn(hong)]).toEqual([true, true]);
    expect(await list()).toHaveLength(3);
  });

  it('end all but this one', async () => {
    const { app, first, second, third, hong, isIn } = await devices();
    const end = () => app.member(second.context).endOtherSessions();
    expect(await end()).toEqual({ ok: true, value: { ended: 2 } });
    expect(await end()).toEqual({ ok: true, value: { ended: 0 } });
    expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, true, false]);
    expect(await isIn(hong)).toBe(true);
  });

  it('are nobody’s business without a login', async () => {
    const { app } = await devices();
    const member = app.member(fakeBrowser().context);
    expect(await member.sessions()).toEqual(NOT_LOGGED_IN);
    expect(await member.endSession({ id: MING.id })).toEqual(NOT_LOGGED_IN);
    expect(await member.endOtherSessions()).toEqual(NOT_LOGGED_IN);
  });
});
