import { describe, expect, it } from 'vitest';
import { fakeBrowser, PASSWORD } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

describe('chooseUsername', () => {
  const newcomers = async () => {
    const { app, fakes } = await world();
    const passwordHash = await fakes.passwordHasher.hash(PASSWORD);
    for (const mobile of ['13800000011', '13800000012']) {
      const user = { id: `u-${mobile}`, mobile, userName: mobile };
      await fakes.members.insert({ user, passwordHash, at: 0 });
    }
    return { app, first: await loggedIn(app, '13800000011'), second: await loggedIn(app, '13800000012') };
  };

  it('gives a newcomer a username that only he can have', async () => {
    const { app, first, second } = await newcomers();
    expect(await app.member(first.context).chooseUsername({ userName: 'CodeFan' })).toMatchObject({
      value: { userName: 'CodeFan' },
    });
    expect(await app.member(second.context).chooseUsername({ userName: 'codefan' })).toEqual({
      ok: false,
      error: { kind: 'username-taken' },
    });
  });

  it('is for once', async () => {
    const { app, first } = await newcomers();
    await app.member(first.context).chooseUsername({ userName: 'CodeFan' });
    expect(await app.member(first.context).chooseUsername({ userName: 'another_name' })).toMatchObject({
      error: {
        kind: 'invalid-input',
        issues: [{ field: 'userName', message: '用户名已经设置，不能再修改' }],
      },
    });
  });

  it('is for once, from two tabs at once too', async () => {
    const { app, first } = await newcomers();
    const { chooseUsername } = app.member(first.context);
    const results = await Promise.all([
      chooseUsername({ userName: 'CodeFan' }),
      chooseUsername({ userName: 'another_name' }),
    ]);
    expect(results).toMatchObject([
      { value: { userName: 'CodeFan' } },
      { error: { kind: 'invalid-input', issues: [{ message: '用户名已经设置，不能再修改' }] } },
    ]);
    expect(await app.member(first.context).loginUser()).toMatchObject({
      value: { user: { userName: 'CodeFan' } },
    });
  });

  it('refuses a name that breaks the rule, and callers without a login', async () => {
    const { app, first } = await newcomers();
    expect(await app.member(first.context).chooseUsername({ userName: '1' })).toMatchObject({
      error: { kind: 'invalid-input', issues: [{ field: 'userName' }] },
    });
    expect(await app.member(fakeBrowser().context).chooseUsername({ userName: 'CodeFan' })).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
  });
});
