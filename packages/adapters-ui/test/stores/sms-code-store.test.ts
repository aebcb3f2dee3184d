import type { MemberPort } from '@ykd/application/member';
import { err, ok } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSmsCodeStore, type SmsCodeStore } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { gate, settle } from './world.js';

type Answer = Awaited<ReturnType<MemberPort['sendSmsCode']>>;

const MOBILE = '13800000001';

let time: ReturnType<typeof createVirtualClock>;
let store: SmsCodeStore;
let sent: string[];
let proofs: (string | undefined)[];
let answer: () => Answer | Promise<Answer>;

beforeEach(() => {
  time = createVirtualClock();
  sent = [];
  proofs = [];
  answer = () => ok(null);
  const member = {
    sendSmsCode: async ({ mobile, proof }: { readonly mobile: string; readonly proof?: string }) => {
      sent.push(mobile);
      proofs.push(proof);
      return answer();
    },
  };
  store = createSmsCodeStore({
    member,
    answer: async ({ token }) => `${token}.answer`,
    clock: { now: () => time.scheduler.now() },
    scheduler: time.scheduler,
  });
});

describe('asking for a code', () => {
  it('counts down from 60 once it was sent, then it can be asked for again', async () => {
    expect(await store.send(MOBILE)).toEqual(ok(null));
    expect(store.getSnapshot()).toEqual({ sending: false, secondsLeft: 60, sentTo: MOBILE });
    expect(await store.send(MOBILE)).toBeUndefined();
    time.advance(59_000);
    expect(await store.send(MOBILE)).toBeUndefined();
    expect(sent).toEqual([MOBILE]);
    time.advance(1000);
    expect(store.getSnapshot().secondsLeft).toBe(0);
    await store.send(MOBILE);
    expect(sent).toEqual([MOBILE, MOBILE]);
  });

  it('answers the question that comes back, and asks once more', async () => {
    const question = { token: 't', bits: 1 };
    answer = () => (proofs.length === 1 ? err({ kind: 'human-check-needed', question }) : ok(null));
    expect(await store.send(MOBILE)).toEqual(ok(null));
    expect([sent, proofs]).toEqual([
      [MOBILE, MOBILE],
      [undefined, 't.answer'],
    ]);
    expect(store.getSnapshot()).toEqual({ sending: false, secondsLeft: 60, sentTo: MOBILE });
  });

  it('asks no third time', async () => {
    answer = () => err({ kind: 'human-check-needed', question: { token: 't', bits: 1 } });
    expect(await store.send(MOBILE)).toMatchObject({ error: { kind: 'human-check-needed' } });
    expect(sent).toHaveLength(2);
    expect(store.getSnapshot()).toEqual({ sending: false, secondsLeft: 0 });
  });

  it('goes out once for two clicks', async () => {
    const { opened, open } = gate();
    answer = async () => {
      await opened;
      return ok(null);
    };
    const [first, second] = [store.send(MOBILE), store.send(MOBILE)];
    await settle();
    expect(store.getSnapshot()).toEqual({ sending: true, secondsLeft: 0 });
    open();
    expect([await first, await second]).toEqual([ok(null), undefined]);
    expect(sent).toEqual([MOBILE]);
  });

  it('waits as long as the server says', async () => {
    answer = () => err({ kind: 'too-many-attempts', retryAfterSeconds: 1800 });
    expect((await store.send(MOBILE))?.ok).toBe(false);
    expect(store.getSnapshot()).toEqual({ sending: false, secondsLeft: 1800 });
    time.advance(1_800_000);
    expect(store.getSnapshot().secondsLeft).toBe(0);
  });

  it.each([
    ['the service takes none', () => err({ kind: 'sms-unavailable' } as const)],
    ['the mobile is none', () => err({ kind: 'invalid-input', issues: [] } as const)],
  ])('can be repeated at once when %s', async (_, refused) => {
    answer = refused;
    expect((await store.send(MOBILE))?.ok).toBe(false);
    expect(store.getSnapshot()).toEqual({ sending: false, secondsLeft: 0 });
  });

  it('can be repeated when no answer came', async () => {
    answer = () => Promise.reject(new Error('offline'));
    await expect(store.send(MOBILE)).rejects.toThrow('offline');
    expect(store.getSnapshot()).toEqual({ sending: false, secondsLeft: 0 });
  });
});
