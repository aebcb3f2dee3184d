import type { Viewing } from '../../components/read-viewing';

const requestOf = (input: RequestInfo | URL, init: RequestInit | undefined, base: string) => {
  const { url, method } = input instanceof Request ? input : { url: String(input), method: 'GET' };
  return { url: new URL(url, base), method: init?.method ?? method };
};

/**
 * Answers what the server would refuse as it would: what pages ask for as they open is not sent in vain, and leaves no error
 * behind. Everything else goes its way.
 */
export const answerRefused = (
  page: Pick<Window, 'fetch' | 'location'>,
  { closed, refusal: { status, body } }: Pick<Viewing, 'closed' | 'refusal'>,
): void => {
  const { fetch, location } = page;
  page.fetch = async (input, init) => {
    const { url, method } = requestOf(input, init, location.href);
    const isClosed = url.origin === location.origin && closed.includes(`${method} ${url.pathname}`);
    return isClosed ? Response.json(body, { status }) : fetch.call(page, input, init);
  };
};
