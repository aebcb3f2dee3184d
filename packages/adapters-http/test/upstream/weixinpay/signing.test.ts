import { fc, test } from '@fast-check/vitest';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import { describe, expect, it } from 'vitest';
import {
  authorizationOf,
  isSigned,
  lines,
  requestText,
  signText,
} from '../../../src/upstream/weixinpay/signing.js';
import { messageText } from '../../../src/upstream/weixinpay/verify-message.js';
import { cutOff, flipped } from './support/bits.js';
import { newKeys } from './support/keys.js';

const keys = newKeys();
const others = newKeys();
const RUNS = { numRuns: 60 };
const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });

const request = fc.record({
  method: fc.constantFrom('GET', 'POST'),
  path: fc.webPath().map((path) => `/v3${path}?a=1`),
  body: anyText,
  timestamp: fc.nat({ max: 4e9 }).map(String),
  nonce: fc.stringMatching(/^[0-9a-f]{32}$/),
});

describe('signatures', () => {
  test.prop([anyText], RUNS)('are taken by the SDK, and the SDK’s are taken here', (text) => {
    const ours = signText(text, keys.privateKey);
    expect(Rsa.verify(text, ours, keys.publicKey)).toBe(true);
    const theirs = Rsa.sign(text, keys.privateKey);
    expect(theirs).toBe(ours);
    expect(isSigned(text, theirs, keys.publicKey)).toBe(true);
  });

  test.prop([request], RUNS)('cover the same parts of a request as the SDK’s', (asked) => {
    const { method, path, timestamp, nonce, body } = asked;
    expect(requestText(asked)).toBe(Formatter.request(method, path, timestamp, nonce, body));
    const merchant = { mchId: '1900000109', serialNo: '5157F09EFDC096DE', privateKey: keys.privateKey };
    const theirs = Formatter.authorization(
      merchant.mchId,
      nonce,
      Rsa.sign(requestText(asked), keys.privateKey),
      timestamp,
      merchant.serialNo,
    );
    const partsOf = (header: string) => header.split(/[ ,]/).toSorted();
    expect(partsOf(authorizationOf(asked, merchant))).toEqual(partsOf(theirs));
  });

  test.prop([fc.nat().map(String), anyText, anyText], RUNS)(
    'cover the same parts of an answer as the SDK’s',
    (timestamp, nonce, body) => {
      expect(messageText(timestamp, nonce, body)).toBe(Formatter.response(timestamp, nonce, body));
    },
  );

  const TEXT = lines('1554209980', 'c5ac7061fccab6bf', '{"prepay_id":"wx2922034726858082"}');
  const SIGNATURE = signText(TEXT, keys.privateKey);

  test.prop([fc.oneof(flipped(SIGNATURE), cutOff(SIGNATURE))])(
    'are refused with a bit flipped, or cut off',
    (bad) => {
      expect(isSigned(TEXT, bad, keys.publicKey)).toBe(false);
    },
  );

  test.prop([fc.oneof(flipped(TEXT), cutOff(TEXT))])('do not fit a text that was changed', (changed) => {
    expect(isSigned(changed, SIGNATURE, keys.publicKey)).toBe(false);
  });

  test.prop([fc.oneof(anyText, fc.base64String())])('are never made up', (bad) => {
    expect(isSigned(TEXT, bad, keys.publicKey)).toBe(false);
  });

  it('are somebody’s', () => {
    expect(isSigned(TEXT, SIGNATURE, others.publicKey)).toBe(false);
    expect(isSigned(TEXT, `${SIGNATURE}\n`, keys.publicKey)).toBe(false);
  });
});
