import { randomBytes } from 'node:crypto';
import { Agent, request, type Dispatcher } from 'undici';
import { trouble } from './error.js';
import { HEADERS } from './constants.js';
import { checkedKey, readPrivateKey, type WeixinPaySettings } from './settings.js';
import { authorizationOf } from './signing.js';
import type { Message } from './verify-message.js';

/** Answers are a few kilobytes. */
const ANSWER_MAX_BYTES = 256 * 1024;
/** How long a call may take, tried twice or not. */
const TIMEOUT_MS = 8_000;

/** An answer that nobody has checked yet. */
export interface RawAnswer extends Message {
  readonly status: number;
}

/**
 * Sends a signed request; throws WeixinPayError when no answer comes. `serial`: what the key of WeChat Pay is called by that something in
 * the body is sealed with.
 */
export type Send = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  serial?: string,
) => Promise<RawAnswer>;

export interface SendParts {
  /** Epoch ms. */
  readonly now: () => number;
  readonly dispatcher?: Dispatcher;
  readonly timeoutMs?: number;
}

/** The headers of a request, signed as of now. */
export const createSignedHeaders = (
  settings: Omit<WeixinPaySettings, 'apiV3Key'>,
  now: () => number,
): ((method: string, path: string, body: string) => Readonly<Record<string, string>>) => {
  const signer = {
    mchId: settings.mchId,
    serialNo: settings.serialNo,
    privateKey: checkedKey(readPrivateKey(settings.privateKey), 'privateKey'),
  };
  return (method, path, body) => {
    const timestamp = String(Math.floor(now() / 1000));
    const nonce = randomBytes(16).toString('hex');
    return {
      authorization: authorizationOf({ method, path, body, timestamp, nonce }, signer),
      accept: 'application/json',
      'user-agent': 'ykd-platform',
      // Says which of its keys WeChat Pay is to sign with.
      ...(settings.publicKey === undefined ? {} : { [HEADERS.serial]: settings.publicKey.id }),
    };
  };
};

/**
 * The signed way to WeChat Pay. What only reads is tried a second time when there is no answer or the server failed;
 * what changes something is repeated by whoever wants it done, under the same number.
 */
export const createSend = (
  settings: Omit<WeixinPaySettings, 'apiV3Key'>,
  { now, dispatcher, timeoutMs = TIMEOUT_MS }: SendParts,
): Send => {
  const signed = createSignedHeaders(settings, now);
  const agent = dispatcher ?? new Agent({ connect: { timeout: 5_000 }, maxResponseSize: ANSWER_MAX_BYTES });

  const once = async (
    method: 'GET' | 'POST',
    path: string,
    body: string,
    sealing: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<RawAnswer> => {
    const answer = await request(`${settings.apiUrl}${path}`, {
      method,
      headers: {
        ...signed(method, path, body),
        ...sealing,
        // Also without a body: cancelling a transfer has none.
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
      dispatcher: agent,
      signal,
    });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  };

  return async (method, path, body, serial) => {
    const sealing = serial === undefined ? {} : { [HEADERS.serial]: serial };
    const text = body === undefined ? '' : JSON.stringify(body);
    const signal = AbortSignal.timeout(timeoutMs);
    const attempt = (): Promise<RawAnswer> => once(method, path, text, sealing, signal);
    const again = method === 'GET';
    try {
      const first = await attempt().catch((error: unknown) => {
        if (again && !signal.aborted) return undefined;
        throw error;
      });
      return first === undefined || (again && first.status >= 500) ? await attempt() : first;
    } catch (cause) {
      throw trouble('UNREACHABLE', `no answer to ${method} ${path}`, cause);
    }
  };
};
