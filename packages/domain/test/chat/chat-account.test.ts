import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { chatAccountOf } from '../../src/chat/index.js';
import { isMobile } from '../../src/member/index.js';

const mobileArb = fc.stringMatching(/^1[3-9]\d{9}$/).filter(isMobile);

describe('chatAccountOf', () => {
  test.each([
    ['13800000001', 'bdiaaaaaaab'],
    ['19876543210', 'bjihgfedcba'],
  ])('%s chats as %s, with the mobile as password', (mobile, username) => {
    expect(chatAccountOf(mobile)).toEqual({ username, password: mobile });
  });

  test('every digit has a letter of its own', () => {
    const { username } = chatAccountOf('0123456789');
    expect(new Set(username).size).toBe(10);
    expect(username).toMatch(/^[a-z]{10}$/);
  });

  test.each(['', '1380000000a', ' 13800000001', '+8613800000001', '１３８', 'constructor', '138\n'])(
    '%j is refused without being repeated',
    (mobile) => {
      expect(() => chatAccountOf(mobile)).toThrow(new RangeError('not a mobile: digits only'));
    },
  );

  test.prop([mobileArb, mobileArb])('two mobiles never share a username', (one, other) => {
    const names = [chatAccountOf(one).username, chatAccountOf(other).username];
    expect(names[0] === names[1]).toBe(one === other);
    expect(names[0]).toHaveLength(one.length);
  });

  test.prop([mobileArb, fc.nat({ max: 10 }), fc.integer({ min: 0, max: 9 })])(
    'one other digit is one other letter, at the same place',
    (mobile, place, digit) => {
      const changed = mobile.slice(0, place) + String(digit) + mobile.slice(place + 1);
      const before = [...chatAccountOf(mobile).username];
      const after = [...chatAccountOf(changed).username];
      const different = before.flatMap((letter, at) => (letter === after[at] ? [] : [at]));
      expect(different).toEqual(changed === mobile ? [] : [place]);
    },
  );
});
