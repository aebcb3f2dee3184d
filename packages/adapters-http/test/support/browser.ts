/** A fetch that behaves as a browser on a page of `origin`: it keeps its cookies and says where it comes from. */
export const browserFetch = (origin: string): typeof fetch => {
  const jar = new Map([['theme', 'dark']]);
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', Array.from(jar, (pair) => pair.join('=')).join('; '));
    headers.set('origin', origin);
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
};
