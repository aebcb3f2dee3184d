import type { CallerContext } from '../../shared/caller.js';

/** A pretended browser: it keeps the session token that it is given, as a cookie jar does. */
export interface FakeBrowser {
  readonly context: CallerContext;
  token(): string | undefined;
  /** Puts a token of one's own choice into the jar. */
  plant(token: string | undefined): void;
}

/** A new browser at an address, without a session. */
export const fakeBrowser = (address = '192.0.2.1'): FakeBrowser => {
  let kept: string | undefined;
  return {
    context: {
      address,
      userAgent: 'test browser',
      credential: () => (kept === undefined ? undefined : { kind: 'session', token: kept }),
      remember: ({ token }) => (kept = token),
      forget: () => (kept = undefined),
    },
    token: () => kept,
    plant: (token) => (kept = token),
  };
};
