import { NEVER } from 'rxjs';
import type { Environment } from '../../src/container/environment';
import { readSettings } from '../../src/settings';

export const ORIGIN = 'https://www.ykd.test';

/** An environment without a browser and without a network. */
export const testEnvironment = (changed: Partial<Environment> = {}): Environment => {
  const kept = new Map<string, string>();
  return {
    settings: readSettings(null),
    origin: ORIGIN,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    clock: { now: () => Date.UTC(2026, 0, 15, 2) },
    isOnline: () => true,
    online$: NEVER,
    shown$: NEVER,
    tabs: { tell: () => undefined, told$: NEVER },
    fetch: () => Promise.reject(new TypeError('no network')),
    ...changed,
  };
};

/** A fetch that answers each path with a JSON body and a status. */
export const answering =
  (answers: Readonly<Record<string, readonly [status: number, body: unknown]>>): typeof fetch =>
  async (input) => {
    const { pathname } = new URL(String(input), ORIGIN);
    const [status, body] = answers[pathname] ?? [
      404,
      { isSuccess: false, code: 'NOT_FOUND', message: '没有' },
    ];
    return Response.json(body, { status });
  };

/** What the server says about who is logged in. */
export const loginUser = (
  user: { readonly id: string; readonly mobile: string; readonly userName?: string } | null,
) =>
  [
    200,
    {
      isSuccess: true,
      data: user && { ...user, token: 'bearer', tokenExpiresAt: Date.UTC(2026, 0, 15, 3) },
    },
  ] as const;
