import { fc } from '@fast-check/vitest';

/** A text of one byte a character in which one bit of one character is another. */
export const flipped = (text: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat({ max: text.length - 1 }), fc.nat({ max: 6 })).map(([at, bit]) => {
    const changed = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
    return text.slice(0, at) + changed + text.slice(at + 1);
  });

/** A text with its end missing. */
export const cutOff = (text: string): fc.Arbitrary<string> =>
  fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length));
