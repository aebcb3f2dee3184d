import type { SessionView } from '@ykd/application';
import { err, ok } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionsStore, type SessionsStore } from '../../src/stores/index.js';

const session = (id: string, current = false): SessionView => ({
  id,
  current,
  userAgent: 'Mozilla/5.0',
  address: '127.0.0.1',
  createdAt: 1,
  lastSeenAt: 2,
});

let kept: SessionView[];
let broken: boolean;
let store: SessionsStore;
const shown = () => store.getSnapshot().sessions.map(({ id }) => id);
const online = (): void => {
  if (broken) throw new Error('offline');
};

beforeEach(() => {
  kept = [session('here', true), session('phone'), session('library')];
  broken = false;
  store = createSessionsStore({
    member: {
      sessions: async () => {
        online();
        return ok(kept);
      },
      endSession: async ({ id }) => {
        online();
        kept = kept.filter((one) => one.id !== id);
        return ok(null);
      },
      endOtherSessions: async () => {
        online();
        const ended = kept.filter(({ current }) => !current).length;
        kept = kept.filter(({ current }) => current);
        return ok({ ended });
      },
    },
  });
});

describe('the devices', () => {
  it('are listed as the server lists them', async () => {
    expect(store.getSnapshot().status).toBe('idle');
    const loading = store.load();
    expect(store.getSnapshot().status).toBe('loading');
    await loading;
    expect([store.getSnapshot().status, shown()]).toEqual(['ready', ['here', 'phone', 'library']]);
  });

  it('end one by one, or all but this one', async () => {
    await store.load();
    await store.end('phone');
    expect(shown()).toEqual(['here', 'library']);
    expect(await store.endOthers()).toBe(1);
    expect(shown()).toEqual(['here']);
    expect(kept.map(({ id }) => id)).toEqual(['here']);
  });

  it('can be loaded again after a failure', async () => {
    broken = true;
    await store.load();
    expect(store.getSnapshot().status).toBe('failed');
    broken = false;
    await store.load();
    expect(store.getSnapshot().status).toBe('ready');
  });

  it('stay in the list when ending them did not get through', async () => {
    await store.load();
    broken = true;
    await expect(store.end('phone')).rejects.toThrow('offline');
    await expect(store.endOthers()).rejects.toThrow('offline');
    expect(shown()).toHaveLength(3);
  });

  it('stay in the list when the session is over', async () => {
    const over = err({ kind: 'not-logged-in' } as const);
    const ended = createSessionsStore({
      member: {
        sessions: async () => ok(kept),
        endSession: async () => over,
        endOtherSessions: async () => over,
      },
    });
    await ended.load();
    await ended.end('phone');
    expect(await ended.endOthers()).toBe(0);
    expect(ended.getSnapshot().sessions).toHaveLength(3);
  });
});
