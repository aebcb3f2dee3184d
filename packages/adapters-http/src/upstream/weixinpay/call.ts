import * as z from 'zod/mini';
import { trouble, WeixinPayError } from './error.js';
import type { KeyOf } from './platform-keys.js';
import type { RawAnswer, Send } from './send.js';
import { parsedJson } from './values.js';
import { isGenuine } from './verify-message.js';

/** The longest text of WeChat Pay that is kept of a refusal. */
const TEXT_MAX = 200;

const refusalSchema = z.object({ code: z.string(), message: z.optional(z.string()) });

const refusalOf = ({ status, body }: RawAnswer, signed: boolean): WeixinPayError => {
  const parsed = z.safeParse(refusalSchema, parsedJson(body));
  const { code = `HTTP_${status}`, message = '' } = parsed.data ?? {};
  return new WeixinPayError(code.slice(0, TEXT_MAX), message.slice(0, TEXT_MAX), { status, signed });
};

/**
 * Calls WeChat Pay and answers what it says, read by a schema. Throws WeixinPayError: for a refusal with its code, and
 * for a success that WeChat Pay did not sign.
 */
export type Call = <S extends z.core.$ZodType>(
  request: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly body?: object;
    /** What the key is called by that something in the body is sealed with. */
    readonly serial?: string;
  },
  schema: S,
) => Promise<z.output<S>>;

/** Checked calls over a signed way. */
export const createCall =
  (send: Send, keyOf: KeyOf, now: () => number): Call =>
  async ({ method, path, body, serial }, schema) => {
    const answer = await send(method, path, body, serial);
    // 202 is a refusal too: the payer is just about to pay.
    if (answer.status !== 200 && answer.status !== 204) {
      throw refusalOf(answer, await isGenuine(answer, keyOf, now()).catch(() => false));
    }
    if (!(await isGenuine(answer, keyOf, now()))) {
      throw trouble('UNVERIFIED', `an answer to ${method} ${path} that WeChat Pay did not sign`);
    }
    const parsed = z.safeParse(schema, answer.body === '' ? undefined : parsedJson(answer.body));
    if (!parsed.success)
      throw trouble('UNREADABLE', `an unexpected answer to ${method} ${path}`, parsed.error);
    return parsed.data;
  };
