import { NEVER, of } from 'rxjs';
import type { LaterParts } from '../../src/container/services';
import type { Environment } from '../../src/container/environment';
import { readSettings } from '../../src/container/settings';

/** A storage in memory. */
const memoryStorage = (): Environment['storage'] => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

export const ORIGIN = 'https://www.ykd.test';

/** An environment without a browser and without a network. */
export const testEnvironment = (changed: Partial<Environment> = {}): Environment => {
  let made = 0;
  return {
    settings: readSettings(null),
    origin: ORIGIN,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    randomId: () => `random-${(made += 1)}`,
    clock: { now: () => Date.UTC(2026, 0, 15, 2) },
    isOnline: () => true,
    online$: NEVER,
    shown$: NEVER,
    tabs: { tell: () => undefined, told$: NEVER },
    visible$: of(true),
    isReload: false,
    fetch: () => Promise.reject(new TypeError('no network')),
    ...changed,
  };
};

/** A status and a JSON body. */
export type Answer = readonly [status: number, body: unknown];

/** A fetch that answers each path, perhaps by its query. */
export const answering =
  (answers: Readonly<Record<string, Answer | ((search: URLSearchParams) => Answer)>>): typeof fetch =>
  async (input) => {
    const { pathname, searchParams } = new URL(String(input), ORIGIN);
    const found = answers[pathname] ?? [404, { isSuccess: false, code: 'NOT_FOUND', message: '没有' }];
    const [status, body] = typeof found === 'function' ? found(searchParams) : found;
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

/** No test here asks for what is loaded with other pages. */
export const testParts: LaterParts = { shop: () => Promise.reject(new Error('no shop in this test')) };
