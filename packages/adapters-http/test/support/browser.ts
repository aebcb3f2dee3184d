import { SESSION_COOKIE } from '../../src/plugins/session-cookie.js';

/** A fetch that behaves as a browser on a page of `origin`: it keeps the session's cookie and says where it comes from. */
export const browserFetch = (origin: string): typeof fetch => {
  let token: string | undefined;
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (token !== undefined) headers.set('cookie', `theme=dark; ${SESSION_COOKIE}=${token}`);
    headers.set('origin', origin);
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const value = new RegExp(`^${SESSION_COOKIE}=([^;]*)`).exec(cookie)?.[1];
      if (value !== undefined) token = value === '' ? undefined : value;
    }
    return response;
  };
};
