import type { ErrorOf } from '@ykd/application/shared';
import { ok, type Result } from '@ykd/domain/shared';
import type * as z from 'zod/mini';
import type { AnyCall, DataOf, KindOf } from '../contracts/call.js';
import { readAnswer, UNREADABLE } from './answer.js';
import { RequestError } from './request-error.js';

/** Told of every request, for a progress bar. A start is followed by exactly one of the other two. */
export interface RequestEvents {
  started?(): void;
  /** An answer came; an expected error is an answer too. */
  finished?(): void;
  failed?(error: RequestError): void;
}

export interface HttpOptions {
  /** Where the server is, without a slash at the end. Default: the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  readonly events?: RequestEvents;
  /**
   * The bearer token to call with, for callers from other origins and services. With it, no cookie crosses origins: the
   * server never allows both.
   */
  readonly token?: () => string | undefined | Promise<string | undefined>;
  /** How long to wait for an answer. Default: 30 seconds. */
  readonly timeoutMs?: number;
}

type SentOf<S, Fallback> = S extends z.core.$ZodType ? z.output<S> : Fallback;

/** What a call is sent with, as its port speaks of it; numbers of the query become digits on the way. */
export interface Sent<C extends AnyCall> {
  readonly query?: SentOf<C['query'], undefined>;
  readonly body?: SentOf<C['body'], undefined>;
}

/** Sends calls. */
export interface Http {
  send<C extends AnyCall>(call: C, sent?: Sent<C>): Promise<Result<DataOf<C>, ErrorOf<KindOf<C>>>>;
  /**
   * Opens the stream of server-sent events behind a call; `signal` ends it at any time. It lasts, so it is told of to
   * nobody as a request.
   */
  open<C extends AnyCall>(
    call: C,
    sent: Sent<C>,
    signal: AbortSignal,
  ): Promise<Result<ReadableStream<Uint8Array>, ErrorOf<KindOf<C>>>>;
}

const TIMEOUT_MS = 30_000;
const JSON_TYPE = 'application/json';
const EVENT_STREAM = 'text/event-stream';
const OFFLINE = '网络连接失败，请检查网络后重试';
const SLOW = '服务器响应超时，请稍后再试';

const queryString = (query: object | undefined): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** The body of a call as it travels. A form's content type is the browser's to say, for the boundary stands in it. */
const bodyOf = ({ method, upload }: AnyCall, body: unknown): Pick<RequestInit, 'body' | 'headers'> => {
  if (method === 'GET') return {};
  if (upload === undefined) {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  }
  const form = new FormData();
  for (const [name, file] of Object.entries(body as Record<string, File>)) form.set(name, file);
  return { body: form };
};

const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.name === 'TimeoutError';

const toRequestError = (cause: unknown): RequestError => {
  if (cause instanceof RequestError) return cause;
  return new RequestError(isTimeout(cause) ? SLOW : OFFLINE, { cause });
};

/** The way to the server that the port clients share. */
export const createHttp = (options: HttpOptions = {}): Http => {
  const { baseUrl = '', events = {}, timeoutMs = TIMEOUT_MS } = options;
  // Looked up at each call, and called as a plain function: browsers refuse a fetch that is bound to something else.
  const doFetch: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));

  const request = async (
    call: AnyCall,
    sent: Sent<AnyCall>,
    { accept, signal }: { readonly accept: string; readonly signal: AbortSignal },
  ): Promise<Response> => {
    const token = await options.token?.();
    const { headers, body } = bodyOf(call, sent.body);
    return doFetch(`${baseUrl}${call.path}${queryString(sent.query as object | undefined)}`, {
      method: call.method,
      credentials: token === undefined ? 'include' : 'same-origin',
      signal,
      headers: {
        accept,
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
    });
  };

  return {
    send: async (call, sent = {}) => {
      events.started?.();
      try {
        const signal = AbortSignal.timeout(call.upload?.waitMs ?? timeoutMs);
        const response = await request(call, sent as Sent<AnyCall>, { accept: JSON_TYPE, signal });
        const result = await readAnswer(call, response);
        events.finished?.();
        return result;
      } catch (cause) {
        const error = toRequestError(cause);
        events.failed?.(error);
        throw error;
      }
    },
    open: async (call, sent, signal) => {
      // Only its beginning may not take long.
      const opening = new AbortController();
      const timer = setTimeout(() => opening.abort(new DOMException(SLOW, 'TimeoutError')), timeoutMs);
      try {
        const response = await request(call, sent as Sent<AnyCall>, {
          accept: `${EVENT_STREAM}, ${JSON_TYPE}`,
          signal: AbortSignal.any([signal, opening.signal]),
        });
        const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM) === true;
        if (isStream && response.ok && response.body !== null) return ok(response.body);
        const answer = await readAnswer(call, response);
        if (!answer.ok) return answer;
        throw new RequestError(UNREADABLE, { status: response.status });
      } catch (cause) {
        throw toRequestError(cause);
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
