import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { PaymentProvider } from '@ykd/application/ports';
import { parseTradeBill } from '@ykd/domain/bill';
import * as z from 'zod/mini';
import type { Call } from './call.js';
import { BILL_CREATING, NO_BILL, TRADE_BILL_PATH } from './constants.js';
import type { Download } from './download.js';
import { isOneOf, trouble } from './error.js';
import type { Owner } from './states.js';

/** The most bytes of a bill; what claims to be longer when it is unpacked is no bill. */
export const BILL_MAX_BYTES = 64 * 1024 * 1024;

const answerSchema = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().check(z.regex(/^[0-9a-fA-F]{40}$/)),
  download_url: z.url({ protocol: /^https?$/ }),
});

const unpack = promisify(gunzip);

/** The bytes of a bill, as long as it is one: nobody signed the file, so its hash is what vouches for it. */
const unpacked = async (file: Buffer, hash: string): Promise<Buffer> => {
  let bytes: Buffer;
  try {
    bytes = await unpack(file, { maxOutputLength: BILL_MAX_BYTES });
  } catch (cause) {
    throw trouble('UNREADABLE', 'a bill that cannot be unpacked', cause);
  }
  if (createHash('sha1').update(bytes).digest('hex') !== hash.toLowerCase()) {
    throw trouble('UNVERIFIED', 'a bill that is not what WeChat Pay signed the hash of');
  }
  return bytes;
};

const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw trouble('UNREADABLE', 'a bill that is no text', cause);
  }
};

/** Asks for the bill of a day and gets it. */
export const createBill =
  (call: Call, download: Download, owner: Owner): PaymentProvider['bill'] =>
  async (day) => {
    const path = `${TRADE_BILL_PATH}?bill_date=${day}&bill_type=ALL&tar_type=GZIP`;
    let answer: z.output<typeof answerSchema>;
    try {
      answer = await call({ method: 'GET', path }, answerSchema);
    } catch (error) {
      if (isOneOf(error, BILL_CREATING)) return { kind: 'creating' };
      if (isOneOf(error, NO_BILL)) return { kind: 'none' };
      throw error;
    }
    // Wherever it says that the file is: what we sign goes to WeChat Pay alone.
    const { pathname, search } = new URL(answer.download_url);
    const parsed = parseTradeBill(
      textOf(await unpacked(await download(`${pathname}${search}`), answer.hash_value)),
      owner,
    );
    if (!parsed.ok) {
      const { line, reason } = parsed.error;
      throw trouble('UNREADABLE', `the bill of ${day}, line ${line}: ${reason}`);
    }
    return { kind: 'rows', rows: parsed.value };
  };
