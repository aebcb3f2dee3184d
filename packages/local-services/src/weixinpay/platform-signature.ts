import { createPrivateKey, randomBytes } from 'node:crypto';
import { HEADERS, messageText, SCHEME, signText } from '@ykd/adapters-http/protocols/weixinpay';
import type { LocalKeys } from './keys.js';

/** The headers with which the local WeChat Pay signs an answer or a notification. */
export type SignMessage = (body: string, serial: string) => Record<string, string>;

/** Signs as the platform does, now, in the name of a certificate or of the public key. */
export const createSignMessage = ({ platform }: LocalKeys, now: () => number): SignMessage => {
  const key = createPrivateKey(platform.privateKey);
  return (body, serial) => {
    const timestamp = String(Math.floor(now() / 1000));
    const nonce = randomBytes(16).toString('hex');
    return {
      [HEADERS.serial]: serial,
      [HEADERS.signatureType]: SCHEME,
      [HEADERS.timestamp]: timestamp,
      [HEADERS.nonce]: nonce,
      [HEADERS.signature]: signText(messageText(timestamp, nonce, body), key),
    };
  };
};
