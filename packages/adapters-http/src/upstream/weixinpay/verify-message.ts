import type { KeyObject } from 'node:crypto';
import { HEADERS, MESSAGE_MAX_AGE_MS, SCHEME } from './constants.js';
import { isSigned, lines } from './signing.js';

/** Something that WeChat Pay says: an answer or a notification. */
export interface Message {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

const TIMESTAMP = /^[1-9]\d{0,11}$/;
/** Without a line break: what is signed is made of lines. */
const NONCE = /^[\x21-\x7e]{1,128}$/;

/** What WeChat Pay signs of an answer or a notification. */
export const messageText = (timestamp: string, nonce: string, body: string): string =>
  lines(timestamp, nonce, body);

/**
 * Whether WeChat Pay said this, at most {@link MESSAGE_MAX_AGE_MS} ago. `keyOf` finds its key by the serial number of the
 * certificate, or by the id of the public key. What costs little is looked at first: anybody can send anything.
 */
export const isGenuine = async (
  { headers, body }: Message,
  keyOf: (serial: string) => Promise<KeyObject | undefined>,
  now: number,
): Promise<boolean> => {
  const header = (name: string): string => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const timestamp = header(HEADERS.timestamp);
  const nonce = header(HEADERS.nonce);
  if (!TIMESTAMP.test(timestamp) || !NONCE.test(nonce)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) > MESSAGE_MAX_AGE_MS) return false;
  if (![undefined, SCHEME].includes(headers[HEADERS.signatureType] as string | undefined)) return false;
  const serial = header(HEADERS.serial);
  const signature = header(HEADERS.signature);
  if (serial === '' || signature === '') return false;
  const key = await keyOf(serial);
  if (key === undefined) return false;
  return isSigned(messageText(timestamp, nonce, body), signature, key);
};
