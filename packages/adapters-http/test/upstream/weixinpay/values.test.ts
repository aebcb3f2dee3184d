import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fitBytes, rfc3339 } from '../../../src/upstream/weixinpay/values.js';

describe('instants', () => {
  it('are written in the time of Shanghai, to the second', () => {
    expect(rfc3339(Date.UTC(2026, 11, 31, 16, 0, 9, 999))).toBe('2027-01-01T00:00:09+08:00');
  });

  test.prop([fc.integer({ min: 0, max: Date.UTC(2099, 0, 1) })])('read back', (at) => {
    expect(Date.parse(rfc3339(at))).toBe(Math.floor(at / 1000) * 1000);
    expect(rfc3339(at)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
  });
});

describe('a text with a limit of bytes', () => {
  it.each([
    ['中文课程', 12, '中文课程'],
    ['中文课程', 11, '中文课'],
    ['😀😀', 7, '😀'],
    ['a\ud83d', 4, 'a\ufffd'],
    ['', 0, ''],
  ])('%j in %i bytes is %j', (text, max, kept) => {
    expect(fitBytes(text, max)).toBe(kept);
  });

  test.prop([fc.string({ unit: 'binary', maxLength: 80 }), fc.nat({ max: 200 })])(
    'is the longest beginning that fits, and whole characters',
    (text, max) => {
      const kept = fitBytes(text, max);
      expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(max);
      expect(text.startsWith(kept)).toBe(true);
      const [next = ''] = text.slice(kept.length);
      if (next !== '') expect(Buffer.byteLength(kept + next)).toBeGreaterThan(max);
    },
  );
});
