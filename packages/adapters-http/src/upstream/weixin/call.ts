import { Agent, request } from 'undici';
import * as z from 'zod/mini';

/** How this server reaches WeChat's calls. */
export interface WeixinCallOptions {
  /** Where it finds WeChat; asked for at each call, because a local one is known only once it listens. */
  readonly apiUrl: () => string;
  /** How long WeChat may take, ms. */
  readonly timeoutMs?: number | undefined;
}

/** One of WeChat's own errors. */
export interface WeixinError {
  readonly errcode: number;
  readonly errmsg?: string | undefined;
}

const TIMEOUT_MS = 5000;
/** An answer is a few hundred bytes. */
const ANSWER_MAX = 64 * 1024;

/** What is asked: GET without a body, otherwise POST. */
interface Asked {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const errorSchema = z.object({ errcode: z.int(), errmsg: z.optional(z.string()) });

/** An error of WeChat's that the caller does not know what to do about. */
export const weixinRefusal = ({ errcode, errmsg = '' }: WeixinError): Error =>
  new Error(`WeChat refuses: ${errcode} ${errmsg}`);

/**
 * Calls of WeChat's: what the schema knows, or an error of WeChat's own. Throws when WeChat is away, answers no 200, or something that is
 * neither; what is thrown never holds what was asked, for secrets are in it.
 */
export const createWeixinCall = ({ apiUrl, timeoutMs = TIMEOUT_MS }: WeixinCallOptions) => {
  const dispatcher = new Agent({ maxResponseSize: ANSWER_MAX });
  return async <T>(
    path: string,
    { query = {}, body }: Asked,
    schema: z.ZodMiniType<T>,
  ): Promise<T | WeixinError> => {
    const { statusCode, body: answered } = await request(`${apiUrl()}${path}`, {
      query: { ...query },
      signal: AbortSignal.timeout(timeoutMs),
      dispatcher,
      ...(body === undefined
        ? {}
        : {
            method: 'POST' as const,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    });
    const text = await answered.text();
    if (statusCode !== 200) throw new Error(`WeChat answers ${statusCode}`);
    const answer: unknown = JSON.parse(text);
    const known = z.safeParse(schema, answer);
    return known.success ? known.data : z.parse(errorSchema, answer);
  };
};
