import { createCipheriv, createDecipheriv, generateKeyPairSync, sign, type KeyLike } from 'node:crypto';
import type { LocalWeixinPay } from '@ykd/local-services';
import type { RawNotice } from '@ykd/application/ports';
import type { Forgery } from './steps.js';

const TAG_BYTES = 16;
const TEN_MINUTES = 600;
const SIGNATURE = 'wechatpay-signature';
const TIMESTAMP = 'wechatpay-timestamp';

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Signed anew, as WeChat Pay signs it. */
const signed = ({ headers, body }: RawNotice, key: KeyLike): RawNotice => {
  const text = `${headers[TIMESTAMP]}\n${headers['wechatpay-nonce']}\n${body}\n`;
  return {
    headers: { ...headers, [SIGNATURE]: sign('RSA-SHA256', Buffer.from(text), key).toString('base64') },
    body,
  };
};

interface Outer {
  readonly resource: {
    readonly ciphertext: string;
    readonly nonce: string;
    readonly associated_data: string;
  };
}

/** The same payment or refund, told to another merchant who happens to have our key. */
const forAnother = (body: string, key: string): string => {
  const outer = JSON.parse(body) as Outer;
  const { ciphertext, nonce, associated_data: data } = outer.resource;
  const bytes = Buffer.from(ciphertext, 'base64');
  const opening = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(data));
  opening.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = `${opening.update(bytes.subarray(0, -TAG_BYTES)).toString()}${opening.final().toString()}`;
  const value = { ...(JSON.parse(text) as object), mchid: '1900000999' };
  const closing = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(data));
  const sealed = [closing.update(JSON.stringify(value)), closing.final(), closing.getAuthTag()];
  return JSON.stringify({
    ...outer,
    resource: { ...outer.resource, ciphertext: Buffer.concat(sealed).toString('base64') },
  });
};

const flipped = (text: string, at: number): string => {
  const bytes = Buffer.from(text);
  const index = at % bytes.length;
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return bytes.toString('latin1');
};

/** A notification that must not be believed, made of a genuine one. `at` says where it is spoiled. */
export const forged = (
  notice: RawNotice,
  { how, at }: { readonly how: Forgery; readonly at: number },
  { platform, apiV3Key }: LocalWeixinPay['keys'],
): RawNotice => {
  const { headers, body } = notice;
  switch (how) {
    case 'bit':
      return { headers, body: flipped(body, at) };
    case 'cut':
      return { headers, body: body.slice(0, at % body.length) };
    case 'unsigned':
      return { headers: { ...headers, [SIGNATURE]: '' }, body };
    case 'other-signature':
      return { headers: { ...headers, [SIGNATURE]: flipped(headers[SIGNATURE] ?? '', at) }, body };
    case 'wrong-key':
      return signed(notice, stranger);
    case 'other-merchant':
      return signed({ headers, body: forAnother(body, apiV3Key) }, platform.privateKey);
    case 'old': {
      const then = String(Number(headers[TIMESTAMP]) - TEN_MINUTES);
      return signed({ headers: { ...headers, [TIMESTAMP]: then }, body }, platform.privateKey);
    }
  }
};
