import { expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { signatureIssue, signatureLength } from '../../src/member/index.js';

test('a signature has at most 100 characters, an emoji being one', () => {
  expect(signatureLength('好😀')).toBe(2);
  expect(signatureIssue('')).toBeUndefined();
  expect(signatureIssue('😀'.repeat(100))).toBeUndefined();
  expect(signatureIssue('😀'.repeat(101))).toBe('个人签名不能超过100个字符');
});

test.prop([fc.array(fc.constantFrom('a', '好', '😀', '\n', '\u0301'), { maxLength: 120 })])(
  'characters are counted, not the units that they are stored in',
  (characters) => {
    expect(signatureLength(characters.join(''))).toBe(characters.length);
    expect(signatureIssue(characters.join('')) === undefined).toBe(characters.length <= 100);
  },
);
