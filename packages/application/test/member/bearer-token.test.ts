import { describe, expect, it } from 'vitest';
import { BEARER_LIFETIME_MS } from '../../src/shared/index.js';
import { callerWith, loggedIn, world } from '../support/browser.js';

describe('the bearer token', () => {
  it('stands for the session for ten minutes, and ends with it', async () => {
    const { app, fakes } = await world();
    const jar = await loggedIn(app);
    const who = await app.member(jar.context).loginUser();
    const bearer = callerWith({ kind: 'bearer', token: (who.ok && who.value?.token) || '' });
    fakes.clock.advance(BEARER_LIFETIME_MS - 1);
    expect(await app.member(bearer).loginUser()).toMatchObject({ value: { user: { id: 'u-ming' } } });
    fakes.clock.advance(1);
    expect(await app.member(bearer).loginUser()).toEqual({ ok: true, value: null });

    const again = await app.member(jar.context).loginUser();
    const second = callerWith({ kind: 'bearer', token: (again.ok && again.value?.token) || '' });
    await app.member(jar.context).logout();
    expect(await app.member(second).loginUser()).toEqual({ ok: true, value: null });
  });

  it('is not a session token, nor the other way round', async () => {
    const { app } = await world();
    const jar = await loggedIn(app);
    const who = await app.member(jar.context).loginUser();
    const asSession = callerWith({ kind: 'session', token: (who.ok && who.value?.token) || '' });
    const asBearer = callerWith({ kind: 'bearer', token: jar.token() ?? '' });
    expect(await app.member(asSession).loginUser()).toEqual({ ok: true, value: null });
    expect(await app.member(asBearer).loginUser()).toEqual({ ok: true, value: null });
  });
});
