import { expect, it } from 'vitest';
import { createTotp } from '../src/crypto/totp.js';

const totp = createTotp();
/** The secret and the codes of RFC 6238, appendix B, as far as six digits go. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('knows at %i s the code %s of the RFC', (seconds, code, step) => {
  const at = seconds * 1000;
  expect(totp.stepOf(SECRET, code, at)).toBe(step);
  for (const away of [-30_000, 30_000]) expect(totp.stepOf(SECRET, code, at + away)).toBe(step);
  for (const away of [-60_000, 60_000]) expect(totp.stepOf(SECRET, code, at + away)).toBeUndefined();
});

it('takes nothing else for a code', () => {
  for (const code of ['', '287083', '28708', '2870820', 'abcdef']) {
    expect(totp.stepOf(SECRET, code, 59_000)).toBeUndefined();
  }
});

it('makes secrets of 160 bits, and says them as apps read them', () => {
  const [one, other] = [totp.newSecret(), totp.newSecret()];
  expect([one, other]).toEqual([expect.stringMatching(/^[A-Z2-7]{32}$/), expect.not.stringMatching(one)]);
  const uri = new URL(totp.uri(one, '13800000001'));
  expect([uri.protocol, uri.host, uri.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', one]);
  expect(decodeURIComponent(uri.pathname)).toBe('/优课达:13800000001');
});
