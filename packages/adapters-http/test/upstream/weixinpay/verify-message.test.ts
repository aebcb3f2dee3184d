import { describe, expect, it } from 'vitest';
import { isGenuine } from '../../../src/upstream/weixinpay/verify-message.js';
import { KEY_ID, NOW, signedHeaders } from './support/scripted.js';

const BODY = '{}';

/** Whether a message is believed, and for which keys it was looked. */
const verified = async (headers: Record<string, string | readonly string[] | undefined>) => {
  const asked: string[] = [];
  const keyOf = async (serial: string) => {
    asked.push(serial);
    return undefined;
  };
  return { genuine: await isGenuine({ headers, body: BODY }, keyOf, NOW), asked };
};

describe('a message', () => {
  it.each([
    ['nothing', {}],
    ['no serial number', { ...signedHeaders(BODY), 'wechatpay-serial': undefined }],
    ['an empty serial number', { ...signedHeaders(BODY), 'wechatpay-serial': '' }],
    ['no signature', { ...signedHeaders(BODY), 'wechatpay-signature': undefined }],
    ['two signatures', { ...signedHeaders(BODY), 'wechatpay-signature': ['a', 'b'] }],
    ['no time', { ...signedHeaders(BODY), 'wechatpay-timestamp': undefined }],
    ['no instant', { ...signedHeaders(BODY), 'wechatpay-timestamp': 'now' }],
    ['an old time', signedHeaders(BODY, { at: NOW - 301_000 })],
    ['a time to come', signedHeaders(BODY, { at: NOW + 301_000 })],
    ['no nonce', { ...signedHeaders(BODY), 'wechatpay-nonce': undefined }],
    ['another way to sign', { ...signedHeaders(BODY), 'wechatpay-signature-type': 'MD5' }],
  ])('with %s is not believed, and no key is looked for', async (_what, headers) => {
    expect(await verified(headers)).toEqual({ genuine: false, asked: [] });
  });

  it('that says everything is held against the key that it names', async () => {
    expect(await verified(signedHeaders(BODY))).toEqual({ genuine: false, asked: [KEY_ID] });
  });
});
