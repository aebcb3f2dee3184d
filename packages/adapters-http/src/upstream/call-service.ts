import { ACCOUNT_CALL_MS, AccountServiceError } from '@ykd/application/ports';
import { Agent, request, type Dispatcher } from 'undici';

/** Answers of an account service are small. */
const ANSWER_MAX_BYTES = 1_000_000;
/** The longest error text of a service that is kept, in Unicode code points. */
const TEXT_MAX = 200;
/** How long to wait when a service says that it was too much, and not until when. */
const DEFAULT_WAIT_MS = 60_000;

/** An answer of a service: what it says is unchecked. */
export interface ServiceAnswer {
  readonly status: number;
  /** The parsed JSON; undefined when it is none. */
  readonly body: unknown;
  /** How long the service asks to be left alone, when it says so in a header. */
  readonly retryAfterMs: number | undefined;
}

/** One request. Parameters that are undefined are left out. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Sends a request; throws AccountServiceError when no answer comes. */
export type CallService = (request: ServiceRequest) => Promise<ServiceAnswer>;

export interface ServiceAddress {
  /** Where the service is, without a slash at the end. */
  readonly url: string;
  /** The headers that say who calls. */
  readonly headers: Readonly<Record<string, string>>;
  /** What members know the service as. */
  readonly title: string;
  readonly dispatcher?: Dispatcher;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const waitOf = (header: string | string[] | undefined): number | undefined => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
};

/** The way to a service for the calls of one delivery, which may take ACCOUNT_CALL_MS together. Follows no redirects. */
export const createCaller = ({ url, headers, title, dispatcher }: ServiceAddress): (() => CallService) => {
  const agent = dispatcher ?? new Agent({ connect: { timeout: 5_000 }, maxResponseSize: ANSWER_MAX_BYTES });
  return () => {
    const signal = AbortSignal.timeout(ACCOUNT_CALL_MS);
    return async ({ method, path, query, body }) => {
      try {
        const answer = await request(`${url}${path}`, {
          method,
          ...(query === undefined ? {} : { query }),
          headers: {
            ...headers,
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          dispatcher: agent,
          signal,
        });
        const text = await answer.body.text();
        return {
          status: answer.statusCode,
          body: parsed(text),
          retryAfterMs: waitOf(answer.headers['retry-after']),
        };
      } catch (cause) {
        throw new AccountServiceError(`${title}暂时无法连接`, { cause });
      }
    };
  };
};

/** A refusal in the words of the service, or in ours where it has none; what members must not see does not come from it. */
export const refusal = (
  title: string,
  { status, retryAfterMs }: ServiceAnswer,
  text: string | undefined,
): AccountServiceError => {
  if (status === 429) {
    return new AccountServiceError(text ?? `${title}请求过于频繁`, {
      retryAfterMs: retryAfterMs ?? DEFAULT_WAIT_MS,
    });
  }
  if (status === 401) return new AccountServiceError(`${title}不接受平台的访问凭据`);
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (status >= 500) return new AccountServiceError(`${title}暂时不可用（${status}）`, wait);
  return new AccountServiceError(text ?? `${title}拒绝了请求（${status}）`, wait);
};

/** A text of a service on one line and of bearable length; undefined for none. */
export const shownText = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const line = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return line === '' ? undefined : [...line].slice(0, TEXT_MAX).join('');
};

/** Whether two e-mail addresses, or usernames, are one to a service. */
export const isSame = (a: string | null | undefined, b: string): boolean =>
  a?.toLowerCase() === b.toLowerCase();
