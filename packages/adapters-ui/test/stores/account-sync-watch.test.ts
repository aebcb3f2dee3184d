import type { SyncView } from '@ykd/application/account-sync';
import { ok } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccountSyncWatch, type AccountSyncWatch } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { settle } from './world.js';

let time: ReturnType<typeof createVirtualClock>;
let watch: AccountSyncWatch;
let failed: SyncView[];
let looks: number;
let retried: number;
let online: boolean;
/** What the server answers. */
let states: () => readonly SyncView[];

const chat = (state: SyncView['state'], error?: string): SyncView => ({
  target: 'chat',
  state,
  attempts: state === 'failing' ? 1 : 0,
  gmtModified: 1,
  ...(error === undefined ? {} : { error }),
});

/** Lets so many seconds go by, with the answers that come in them. */
const pass = async (seconds: number): Promise<void> => {
  for (let at = 0; at < seconds * 10; at += 1) {
    time.advance(100);
    await settle();
  }
};

beforeEach(() => {
  time = createVirtualClock();
  failed = [];
  looks = 0;
  retried = 0;
  online = true;
  watch = createAccountSyncWatch({
    accountSync: {
      states: async () => {
        looks += 1;
        return ok(states());
      },
      retry: async () => {
        if (!online) throw new Error('offline');
        retried += 1;
        return ok(states());
      },
    },
    scheduler: time.scheduler,
  });
  watch.chatFailed$.subscribe((state) => failed.push(state));
});

describe('the look-out after a save', () => {
  it('tells of a failing chat once, with the service’s words, and looks no more', async () => {
    states = () => [chat(looks < 3 ? 'waiting' : 'failing', looks < 3 ? undefined : 'Error 503')];
    watch.watch();
    await pass(120);
    expect(failed).toEqual([chat('failing', 'Error 503')]);
    expect(looks).toBe(3);
  });

  it('is silent when all went well, and looks no more', async () => {
    states = () => [chat('done')];
    watch.watch();
    await pass(120);
    expect([failed, looks]).toEqual([[], 1]);
  });

  it('ends after a minute and a quarter, which is longer than the chat’s rest, whatever comes of it', async () => {
    states = () => [chat('waiting')];
    watch.watch();
    await pass(61);
    expect(looks).toBeLessThan(10);
    await pass(20);
    const seen = looks;
    await pass(600);
    expect([failed, looks]).toEqual([[], seen]);
  });

  it('does not mind the code hosting, nor a member without an account', async () => {
    states = () => [{ ...chat('failing'), target: 'code-host' }];
    watch.watch();
    await pass(60);
    expect(failed).toEqual([]);
  });

  it('goes on when a look gets no answer', async () => {
    states = () => {
      if (looks < 3) throw new Error('offline');
      return [chat('failing')];
    };
    watch.watch();
    await pass(60);
    expect(failed).toEqual([chat('failing')]);
  });

  it('begins anew with the next save, and tells again', async () => {
    states = () => [chat('failing')];
    watch.watch();
    await pass(0.3);
    watch.watch();
    await pass(60);
    expect([failed.length, looks]).toEqual([1, 1]);
    watch.watch();
    await pass(60);
    expect([failed.length, looks]).toEqual([2, 2]);
  });
});

describe('trying again', () => {
  it('asks the server to, and tells what came of it', async () => {
    states = () => [chat('failing')];
    await watch.retry();
    await pass(60);
    expect([retried, failed.length]).toEqual([1, 1]);
    states = () => [chat('done')];
    await watch.retry();
    await pass(60);
    expect([retried, failed.length]).toEqual([2, 1]);
  });

  it('looks out all the same when it did not get through', async () => {
    states = () => [chat('failing')];
    online = false;
    await watch.retry();
    await pass(60);
    expect([retried, failed.length]).toEqual([0, 1]);
  });
});
