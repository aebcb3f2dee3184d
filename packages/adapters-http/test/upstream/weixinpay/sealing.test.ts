import { fc, test } from '@fast-check/vitest';
import { Aes, Rsa } from 'wechatpay-axios-plugin';
import { describe, expect, it } from 'vitest';
import { seal, sealFor, unseal } from '../../../src/upstream/weixinpay/sealing.js';
import { cutOff, flipped } from './support/bits.js';
import { platformKeys, strangerKeys } from './support/scripted.js';

const KEY = '0123456789abcdef0123456789ABCDEF';
const NONCE = 'fdasflkja484';
const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });
const key = fc.stringMatching(/^[0-9A-Za-z]{32}$/);
const nonce = fc.stringMatching(/^[0-9A-Za-z]{12}$/);

describe('what is sealed', () => {
  test.prop([anyText, key, nonce, anyText])('is opened by the SDK', (text, by, once, associatedData) => {
    const sealed = seal(text, { key: by, nonce: once, associatedData });
    expect(Aes.AesGcm.decrypt(sealed.ciphertext, by, once, associatedData)).toBe(text);
    expect(unseal(sealed, by)).toBe(text);
  });

  test.prop([anyText, key, nonce, anyText])('by the SDK is opened here', (text, by, once, associatedData) => {
    const ciphertext = Aes.AesGcm.encrypt(text, by, once, associatedData);
    const sealed = { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce: once } as const;
    expect(unseal({ ...sealed, associated_data: associatedData }, by)).toBe(text);
    if (associatedData === '') expect(unseal(sealed, by)).toBe(text);
  });

  const sealed = seal('{"transaction_id":"4200001234"}', {
    key: KEY,
    nonce: NONCE,
    associatedData: 'transaction',
  });

  test.prop([fc.oneof(flipped(sealed.ciphertext), cutOff(sealed.ciphertext))])(
    'stays shut with a bit flipped, or cut off',
    (ciphertext) => {
      expect(unseal({ ...sealed, ciphertext }, KEY)).toBeUndefined();
    },
  );

  test.prop([fc.oneof(flipped(NONCE), cutOff(NONCE), anyText)])('needs its nonce', (wrong) => {
    fc.pre(wrong !== NONCE);
    expect(unseal({ ...sealed, nonce: wrong }, KEY)).toBeUndefined();
  });

  test.prop([fc.oneof(flipped('transaction'), anyText)])('needs what came with it', (wrong) => {
    fc.pre(wrong !== 'transaction');
    expect(unseal({ ...sealed, associated_data: wrong }, KEY)).toBeUndefined();
  });

  test.prop([fc.oneof(flipped(KEY), fc.constant(''), key)])('needs its key', (wrong) => {
    expect(unseal(sealed, wrong)).toBeUndefined();
  });

  it.each(['', 'AAAA', 'not base64!', '\u0000'])('is more than %j', (ciphertext) => {
    expect(unseal({ ...sealed, ciphertext }, KEY)).toBeUndefined();
  });
});

describe('what is sealed for WeChat Pay', () => {
  it('is opened by the SDK with its key, and differs each time', () => {
    const sealed = sealFor('阿卜杜·张三', platformKeys.publicKey);
    expect(Rsa.decrypt(sealed, platformKeys.privateKey)).toBe('阿卜杜·张三');
    expect(sealFor('阿卜杜·张三', platformKeys.publicKey)).not.toBe(sealed);
    expect(() => Rsa.decrypt(sealed, strangerKeys.privateKey)).toThrow();
  });
});
