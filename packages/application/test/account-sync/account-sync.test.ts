import { describe, expect, it } from 'vitest';
import { RETRY_PAUSE_MS } from '../../src/account-sync/service.js';
import { createApplication } from '../../src/index.js';
import { DUE_GIVEN_UP, SYNC_TARGETS } from '../../src/ports/index.js';
import { fakeBrowser, HONG, MING, type Fakes } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

/** Lets the wish of a member for the chat fail. */
const fail = async ({ accountSync, clock }: Fakes, userId: string, dueAt?: number): Promise<void> => {
  const at = clock.now();
  const jobs = await accountSync.claim({ target: 'chat', at, leaseMs: 1, limit: 9 });
  const job = jobs.find((one) => one.userId === userId);
  if (job === undefined) throw new Error('nothing to fail');
  await accountSync.fail(job, { error: '邮箱已被占用', at, dueAt: dueAt ?? at + 600_000 });
};

const wishAll = async ({ accountSync, clock }: Fakes, userId: string): Promise<void> => {
  for (const target of SYNC_TARGETS) await accountSync.wish({ userId, target, at: clock.now() });
};

describe('the states of accounts', () => {
  it('are the caller’s own, without what is none of his business', async () => {
    const { fakes, app } = await world();
    await wishAll(fakes, MING.id);
    await fail(fakes, MING.id);
    const at = fakes.clock.now();
    const port = app.accountSync((await loggedIn(app)).context);
    const value = [
      { target: 'chat', state: 'failing', attempts: 1, error: '邮箱已被占用', gmtModified: at },
      { target: 'code-host', state: 'waiting', attempts: 0, gmtModified: at },
    ];
    expect(await port.states()).toStrictEqual({ ok: true, value });
    const hers = app.accountSync((await loggedIn(app, HONG.userName)).context);
    expect(await hers.states()).toEqual({ ok: true, value: [] });
  });

  it('are those of the services that are set up', async () => {
    const { fakes } = await world();
    const app = createApplication({ ...fakes, accountServices: { chat: fakes.accountServices.chat } });
    await wishAll(fakes, MING.id);
    const port = app.accountSync((await loggedIn(app)).context);
    expect(await port.states()).toMatchObject({ ok: true, value: [{ target: 'chat' }] });
  });

  it('are none as long as they wait for the first profile', async () => {
    const { fakes, app } = await world();
    await wishAll(fakes, MING.id);
    const at = fakes.clock.now();
    for (const target of SYNC_TARGETS) {
      const [job] = await fakes.accountSync.claim({ target, at, leaseMs: 1, limit: 9 });
      if (job !== undefined) await fakes.accountSync.postpone(job);
    }
    const port = app.accountSync((await loggedIn(app)).context);
    expect(await port.states()).toEqual({ ok: true, value: [] });
  });

  it('ask for a login', async () => {
    const { app } = await world();
    const port = app.accountSync(fakeBrowser().context);
    for (const answer of [await port.states(), await port.retry()]) {
      expect(answer).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    }
  });
});

describe('a retry', () => {
  it('makes what fails due at once, and only that', async () => {
    const { fakes, app } = await world();
    for (const { id } of [MING, HONG]) await wishAll(fakes, id);
    await fail(fakes, MING.id);
    fakes.clock.advance(RETRY_PAUSE_MS);
    const port = app.accountSync((await loggedIn(app)).context);
    expect(await port.retry()).toMatchObject({
      ok: true,
      value: [{ target: 'chat', state: 'waiting', attempts: 0 }, { target: 'code-host' }],
    });
    const at = fakes.clock.now();
    const jobs = await fakes.accountSync.claim({ target: 'chat', at, leaseMs: 1, limit: 9 });
    expect(jobs.find(({ userId }) => userId === MING.id)?.version).toBe(2);
    expect(jobs.find(({ userId }) => userId === HONG.id)?.version).toBe(1);
  });

  it('brings back what was given up, which the member sees', async () => {
    const { fakes, app } = await world();
    await wishAll(fakes, MING.id);
    await fail(fakes, MING.id, DUE_GIVEN_UP);
    fakes.clock.advance(RETRY_PAUSE_MS);
    const port = app.accountSync((await loggedIn(app)).context);
    expect(await port.states()).toMatchObject({ ok: true, value: [{ state: 'failed' }, {}] });
    expect(await port.retry()).toMatchObject({ ok: true, value: [{ state: 'waiting', attempts: 0 }, {}] });
  });

  it('does not press on a service that failed just now', async () => {
    const { fakes, app } = await world();
    await wishAll(fakes, MING.id);
    await fail(fakes, MING.id);
    fakes.clock.advance(RETRY_PAUSE_MS - 1);
    const port = app.accountSync((await loggedIn(app)).context);
    expect(await port.retry()).toMatchObject({ ok: true, value: [{ state: 'failing' }, {}] });
  });
});
