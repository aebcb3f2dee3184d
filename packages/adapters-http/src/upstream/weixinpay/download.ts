import { Agent, request } from 'undici';
import { trouble, WeixinPayError } from './error.js';
import { createSignedHeaders, type SendParts } from './send.js';
import type { WeixinPaySettings } from './settings.js';

/** The most bytes of a file, compressed as it comes: some hundred thousand trades. */
const FILE_MAX_BYTES = 16 * 1024 * 1024;
/** How long a file may take. */
const TIMEOUT_MS = 30_000;

/** Gets the bytes of a file; throws WeixinPayError when they do not come. WeChat Pay does not sign them. */
export type Download = (path: string) => Promise<Buffer>;

/** The way to files of WeChat Pay: the request is signed, the answer is not. */
export const createDownload = (
  settings: Omit<WeixinPaySettings, 'apiV3Key'>,
  { now, dispatcher, timeoutMs = TIMEOUT_MS }: SendParts,
): Download => {
  const signed = createSignedHeaders(settings, now);
  const agent = dispatcher ?? new Agent({ connect: { timeout: 5_000 }, maxResponseSize: FILE_MAX_BYTES });
  return async (path) => {
    try {
      const answer = await request(`${settings.apiUrl}${path}`, {
        method: 'GET',
        headers: signed('GET', path, ''),
        dispatcher: agent,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      if (answer.statusCode === 200) return bytes;
      throw new WeixinPayError(`HTTP_${answer.statusCode}`, 'a file did not come', {
        status: answer.statusCode,
      });
    } catch (cause) {
      if (cause instanceof WeixinPayError) throw cause;
      // The path holds what lets whoever has it get the file.
      throw trouble('UNREACHABLE', 'no answer to the download of a file', cause);
    }
  };
};
