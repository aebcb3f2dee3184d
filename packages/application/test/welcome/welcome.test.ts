import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

describe('the welcome', () => {
  it('is recorded once', async () => {
    const { app, fakes } = await world();
    const welcome = app.welcome((await loggedIn(app)).context);
    const userId = 'u-ming';
    expect(await welcome.getWelcome({ userId })).toEqual({ ok: true, value: null });
    const first = { ok: true, value: { userId, gmtCreated: fakes.clock.now() } };
    expect(await welcome.saveWelcome({ userId })).toEqual(first);
    fakes.clock.advance(1000);
    expect(await welcome.saveWelcome({ userId })).toEqual(first);
    expect(await welcome.getWelcome({ userId })).toEqual(first);
  });

  it('of another member is neither read nor written', async () => {
    const { app, fakes } = await world();
    const welcome = app.welcome((await loggedIn(app)).context);
    const forbidden = { ok: false, error: { kind: 'forbidden' } };
    expect(await welcome.getWelcome({ userId: 'u-hong' })).toEqual(forbidden);
    expect(await welcome.saveWelcome({ userId: 'u-hong' })).toEqual(forbidden);
    expect(await fakes.welcomes.find('u-hong')).toBeUndefined();
  });

  it('asks for a login', async () => {
    const { app } = await world();
    const welcome = app.welcome(fakeBrowser().context);
    const refused = { ok: false, error: { kind: 'not-logged-in' } };
    expect(await welcome.getWelcome({ userId: 'u-ming' })).toEqual(refused);
    expect(await welcome.saveWelcome({ userId: 'u-ming' })).toEqual(refused);
  });
});
