import type { SessionView } from '@ykd/application/member';
import { err, ok } from '@ykd/domain/shared';
import { NEVER, of } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionQueries } from '../src/features/account/session-queries';

const session = (id: string, current = false): SessionView => ({
  id,
  current,
  userAgent: 'Mozilla/5.0',
  address: '127.0.0.1',
  createdAt: 1,
  lastSeenAt: 2,
});

let kept: SessionView[];
/** Nothing gets through. */
let broken: boolean;
/** Nobody is logged in any more. */
let over: boolean;
let account: ReturnType<typeof createSessionQueries>;

const OVER = err({ kind: 'not-logged-in' } as const);
const answer = async <T>(act: () => T) => {
  if (broken) throw new Error('offline');
  return over ? OVER : ok(act());
};

beforeEach(() => {
  kept = [session('here', true), session('phone'), session('library')];
  broken = false;
  over = false;
  account = createSessionQueries({
    member: {
      sessions: () => answer(() => kept),
      endSession: ({ id }) =>
        answer(() => {
          kept = kept.filter((one) => one.id !== id);
          return null;
        }),
      endOtherSessions: () =>
        answer(() => {
          const ended = kept.filter(({ current }) => !current).length;
          kept = kept.filter(({ current }) => current);
          return { ended };
        }),
    },
    queryScope: { now: () => 0, member$: of('ming'), shown$: NEVER, again$: NEVER },
  });
  account.sessions.of(undefined).look();
});

describe('the devices', () => {
  const devices = () => account.sessions.of(undefined);
  const shown = () =>
    devices()
      .getSnapshot()
      .value?.map(({ id }) => id);

  it('are listed as the server lists them', async () => {
    await devices().ask();
    expect(shown()).toEqual(['here', 'phone', 'library']);
  });

  it('end one by one, or all but this one', async () => {
    await devices().ask();
    await account.endSession('phone');
    expect(shown()).toEqual(['here', 'library']);
    expect(await account.endOtherSessions()).toBe(1);
    expect(shown()).toEqual(['here']);
    expect(kept.map(({ id }) => id)).toEqual(['here']);
  });

  it('do not come back with an answer from before they ended', async () => {
    await devices().ask();
    const late = devices().ask();
    await account.endSession('phone');
    await late;
    expect(shown()).toEqual(['here', 'library']);
  });

  it('can be loaded again after a failure', async () => {
    broken = true;
    await devices().ask();
    expect(devices().getSnapshot().status).toBe('failed');
    broken = false;
    await devices().ask();
    expect(devices().getSnapshot().status).toBe('ready');
  });

  it('stay in the list when ending them did not get through', async () => {
    await devices().ask();
    broken = true;
    await expect(account.endSession('phone')).rejects.toThrow('offline');
    await expect(account.endOtherSessions()).rejects.toThrow('offline');
    expect(shown()).toHaveLength(3);
  });

  it('stay in the list when the session is over', async () => {
    await devices().ask();
    over = true;
    await account.endSession('phone');
    expect(await account.endOtherSessions()).toBe(0);
    expect(shown()).toHaveLength(3);
  });
});
