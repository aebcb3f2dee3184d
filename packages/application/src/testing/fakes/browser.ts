import type { CallerContext } from '../../shared/caller.js';

export const TEST_ORIGIN = 'https://www.ykd.test';

/** A pretended browser: it keeps the session token and the texts that it is given, as a cookie jar does. */
export interface FakeBrowser {
  readonly context: CallerContext;
  token(): string | undefined;
  /** Puts a token of one's own choice into the jar. */
  plant(token: string | undefined): void;
  /** The texts that it keeps, by name. */
  readonly jar: Map<string, string>;
}

/** A new browser at an address, without a session. */
export const fakeBrowser = (address = '192.0.2.1', userAgent = 'test browser'): FakeBrowser => {
  let kept: string | undefined;
  const jar = new Map<string, string>();
  return {
    context: {
      address,
      clientAddress: address,
      userAgent,
      origin: TEST_ORIGIN,
      credential: () => (kept === undefined ? undefined : { kind: 'session', token: kept }),
      remember: ({ token }) => (kept = token),
      forget: () => (kept = undefined),
      keep: (name, text) => void jar.set(name, text),
      kept: (name) => jar.get(name),
      drop: (name) => void jar.delete(name),
    },
    token: () => kept,
    plant: (token) => (kept = token),
    jar,
  };
};
