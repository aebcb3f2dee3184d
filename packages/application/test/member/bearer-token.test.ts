import { describe, expect, it } from 'vitest';
import { BEARER_LIFETIME_MS } from '../../src/shared/index.js';
import { portsOf } from '../../src/index.js';
import { loginOf } from '../../src/testing/index.js';
import { bearerOf, callerWith, loggedIn, world } from '../support/browser.js';

describe('the bearer token', () => {
  it('stands for the session for ten minutes, and ends with it', async () => {
    const { app, fakes } = await world();
    const jar = await loggedIn(app);
    const bearer = await bearerOf(app, jar);
    fakes.clock.advance(BEARER_LIFETIME_MS - 1);
    expect(await app.member(bearer).loginUser()).toMatchObject({ value: { user: { id: 'u-ming' } } });
    fakes.clock.advance(1);
    expect(await app.member(bearer).loginUser()).toEqual({ ok: true, value: null });

    const second = await bearerOf(app, jar);
    await app.member(jar.context).logout();
    expect(await app.member(second).loginUser()).toEqual({ ok: true, value: null });
  });

  it('is not a session token, nor the other way round', async () => {
    const { app } = await world();
    const jar = await loggedIn(app);
    const { token = '' } = await loginOf(portsOf(app, jar.context));
    const asSession = callerWith({ kind: 'session', token });
    const asBearer = callerWith({ kind: 'bearer', token: jar.token() ?? '' });
    expect(await app.member(asSession).loginUser()).toEqual({ ok: true, value: null });
    expect(await app.member(asBearer).loginUser()).toEqual({ ok: true, value: null });
  });
});
