import type { User } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import {
  deliverAccount,
  FIRST_RETRY_MS,
  GIVE_UP_AFTER_MS,
  LONGEST_RETRY_MS,
  MOST_ATTEMPTS,
} from '../../src/account-sync/deliver-account.js';
import { syncOperations } from '../../src/account-sync/index.js';
import { type AccountService, AccountServiceError, type SyncJob } from '../../src/ports/index.js';
import { MING, NEW } from '../../src/testing/index.js';
import { accountsOf, deliver, RULES, saveProfile, setPassword, store } from '../support/delivering.js';

const MINUTE = 60_000;

describe('a failure', () => {
  it('is tried again at growing intervals, and shows what the service said', async () => {
    const fakes = await store();
    const { chat } = fakes.accountServices;
    chat.break(new AccountServiceError('邮箱已被占用'));
    await saveProfile(fakes);
    const waits: number[] = [];
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      expect(await deliver(fakes, RULES, ['chat'])).toEqual(['failed']);
      const [state] = await fakes.accountSync.statesOf(MING.id);
      expect(state).toMatchObject({ state: 'failing', attempts, error: '邮箱已被占用' });
      const wait = (state?.dueAt ?? 0) - fakes.clock.now();
      waits.push(wait);
      fakes.clock.advance(wait - 1);
      expect(await deliver(fakes, RULES, ['chat'])).toEqual([]);
      fakes.clock.advance(1);
    }
    expect(waits.slice(0, 3)).toEqual([FIRST_RETRY_MS, 2 * FIRST_RETRY_MS, 4 * FIRST_RETRY_MS]);
    expect(waits.slice(-2)).toEqual([LONGEST_RETRY_MS, LONGEST_RETRY_MS]);
  });

  it.each([
    [90_000, 90_000],
    [1, FIRST_RETRY_MS],
    [1e12, 60 * MINUTE],
  ])('that asks to wait %d ms is tried again after %d ms', async (retryAfterMs, waited) => {
    const fakes = await store();
    fakes.accountServices.chat.break(new AccountServiceError('太频繁', { retryAfterMs }));
    await saveProfile(fakes);
    await deliver(fakes, RULES, ['chat']);
    const [state] = await fakes.accountSync.statesOf(MING.id);
    expect((state?.dueAt ?? 0) - fakes.clock.now()).toBe(waited);
  });

  it('is given up after 72 hours of tries, and no sooner', async () => {
    const fakes = await store();
    const { chat } = fakes.accountServices;
    chat.break(new AccountServiceError('邮箱已被占用'));
    await setPassword(fakes, 'set long ago');
    const start = fakes.clock.now();
    const state = async () => (await fakes.accountSync.statesOf(MING.id))[0];
    for (;;) {
      await deliver(fakes, RULES, ['chat']);
      const { state: now, dueAt = 0 } = (await state()) ?? {};
      if (now === 'failed') break;
      fakes.clock.advance(dueAt - fakes.clock.now());
    }
    const spent = fakes.clock.now() - start;
    expect(spent).toBeGreaterThanOrEqual(GIVE_UP_AFTER_MS);
    expect(spent).toBeLessThan(GIVE_UP_AFTER_MS + LONGEST_RETRY_MS);
    expect(await state()).toMatchObject({ attempts: MOST_ATTEMPTS, error: '邮箱已被占用' });
    fakes.clock.advance(GIVE_UP_AFTER_MS);
    expect(await deliver(fakes, RULES, ['chat'])).toEqual([]);

    chat.break(undefined);
    await saveProfile(fakes);
    expect(await deliver(fakes, RULES, ['chat'])).toEqual(['delivered']);
    expect(chat.asked.at(-1)).toHaveProperty('newPassword');
  });

  it('that was given up is no secret to operators, who can have it tried again', async () => {
    const fakes = await store();
    const { chat } = fakes.accountServices;
    const operations = syncOperations(fakes);
    await saveProfile(fakes);
    const [job] = await fakes.accountSync.claim({
      target: 'chat',
      at: fakes.clock.now(),
      leaseMs: 1,
      limit: 1,
    });
    if (job === undefined) throw new Error('nothing is due');
    chat.break(new AccountServiceError('邮箱已被占用'));
    const last = { ...job, attempts: MOST_ATTEMPTS - 1 };
    await deliverAccount({ ...fakes, accountRules: RULES }, last);
    const [trouble] = await operations.troubles();
    expect(trouble).toMatchObject({ userId: MING.id, mobile: MING.mobile, name: MING.name, state: 'failed' });
    expect(trouble).not.toHaveProperty('dueAt');
    expect(await operations.counts()).toEqual([
      { target: 'chat', state: 'failed', count: 1 },
      { target: 'code-host', state: 'waiting', count: 1 },
    ]);
    chat.break(undefined);
    expect(await operations.retry({ userId: 'u-hong' })).toBe(0);
    expect(await operations.retry({ userId: MING.id })).toBe(1);
    expect(await deliver(fakes)).toEqual(['delivered', 'delivered']);
    expect(await operations.counts()).toEqual([]);
  });

  it('that will be tried again says when, and by what names its member goes', async () => {
    const fakes = await store();
    fakes.accountServices.chat.break(new AccountServiceError('邮箱已被占用'));
    await saveProfile(fakes);
    await deliver(fakes, RULES, ['chat']);
    const troubleOf = async (member: User | undefined) => {
      const [trouble] = await syncOperations({
        ...fakes,
        members: { findById: async () => member },
      }).troubles();
      return trouble;
    };
    const dueAt = fakes.clock.now() + FIRST_RETRY_MS;
    expect(await troubleOf(MING)).toMatchObject({ name: MING.name, state: 'failing', dueAt });
    expect(await troubleOf({ ...MING, name: null })).toMatchObject({ name: MING.userName });
    expect(await troubleOf(NEW)).not.toHaveProperty('name');
    expect(await troubleOf(undefined)).toMatchObject({ mobile: '' });
  });

  it('of another kind is the operator’s to hear of, and tried again all the same', async () => {
    const fakes = await store();
    fakes.accountServices.chat.break(new Error('secret detail'));
    await saveProfile(fakes);
    await expect(deliver(fakes, RULES, ['chat'])).rejects.toThrow('secret detail');
    const [state] = await fakes.accountSync.statesOf(MING.id);
    expect(state).toMatchObject({ state: 'failing', attempts: 1 });
    expect(state?.error).not.toContain('secret');
  });

  it('of the picture alone is told to the operator, and the account is known from then on', async () => {
    const fakes = await store();
    const { chat } = fakes.accountServices;
    const pictureless: AccountService = {
      ...chat,
      put: async (wanted) => Object.assign(await chat.put(wanted), { pictureError: '头像无法下载' }),
    };
    const told: string[] = [];
    const deps = {
      ...fakes,
      accountServices: { chat: pictureless },
      accountRules: RULES,
      onPictureRefused: ({ userId }: SyncJob, error: string) => told.push(`${userId} ${error}`),
    };
    const deliverNext = async () => {
      const at = fakes.clock.now();
      const [job] = await fakes.accountSync.claim({ target: 'chat', at, leaseMs: 1, limit: 1 });
      return job && deliverAccount(deps, job);
    };
    await saveProfile(fakes);
    expect(await deliverNext()).toBe('delivered');
    expect(told).toEqual([`${MING.id} 头像无法下载`]);
    expect(await fakes.accountSync.statesOf(MING.id)).toMatchObject([{ state: 'done' }, {}]);
    fakes.clock.advance(MINUTE);
    await saveProfile(fakes);
    await deliverNext();
    expect(chat.asked.at(-1)).toMatchObject({ externalId: 'account-1' });
  });

  it('for an hour loses nothing, delays no save and ends in one account', async () => {
    const fakes = await store();
    const { chat, 'code-host': codeHost } = fakes.accountServices;
    for (const service of [chat, codeHost]) service.break(new AccountServiceError('暂时不可用'));
    const start = fakes.clock.now();
    let saves = 0;
    while (fakes.clock.now() - start < 60 * MINUTE) {
      if (saves * 10 * MINUTE <= fakes.clock.now() - start) {
        saves += 1;
        expect(await saveProfile(fakes, { name: `第 ${saves} 次` })).toMatchObject({
          name: `第 ${saves} 次`,
        });
        if (saves === 3) await setPassword(fakes, 'set in the outage');
      }
      await deliver(fakes);
      fakes.clock.advance(1000);
    }
    for (const service of [chat, codeHost]) service.break(undefined);
    fakes.clock.advance(LONGEST_RETRY_MS);
    await deliver(fakes);
    expect(accountsOf(fakes, 'chat')).toMatchObject([{ name: '第 6 次' }]);
    expect(accountsOf(fakes, 'code-host')).toMatchObject([
      { name: '第 6 次', password: 'set in the outage' },
    ]);
    expect(await fakes.accountSync.statesOf(MING.id)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  });
});
