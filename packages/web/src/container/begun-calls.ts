/** A call that `public/head.js` began before the app was there. */
export interface BegunCall {
  readonly url: string;
  readonly method?: string | undefined;
  readonly body?: string | undefined;
  /** All of it, in the page's memory. Undefined when none came, or one that refuses. */
  readonly answer: Promise<Response | undefined>;
}

declare global {
  interface Window {
    ykdCalls?: readonly BegunCall[];
  }
}

/** A slow phone has its app by then; what is left over is older than what the reader did meanwhile. */
const KEPT_MS = 15_000;

const isOf = (call: BegunCall, input: RequestInfo | URL, init: RequestInit | undefined): boolean =>
  call.url === input && call.method === init?.method && call.body === init?.body;

/** An answer that comes by itself, as long as the caller waits for it. */
const unlessAborted = <T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });

/** What it takes of a window. */
export interface CallingPage extends Pick<Window, 'fetch' | 'ykdCalls'> {
  readonly performance: Pick<Performance, 'now'>;
}

/** The `fetch` of a page: what was begun already is taken over, each call once, as long as the page is young. */
export const fetchOf = (window: CallingPage): typeof fetch => {
  const begun = [...(window.ykdCalls ?? [])];
  const take = (input: RequestInfo | URL, init: RequestInit | undefined): BegunCall | undefined => {
    const at = begun.findIndex((call) => isOf(call, input, init));
    const [taken] = at === -1 ? [] : begun.splice(at, 1);
    return window.performance.now() < KEPT_MS ? taken : undefined;
  };
  return async (input, init) => {
    init?.signal?.throwIfAborted();
    const taken = take(input, init);
    const answer = taken && (await unlessAborted(taken.answer, init?.signal));
    return answer ?? window.fetch(input, init);
  };
};
