import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  COMPARED_PICTURE,
  COPY_BITS,
  isTellingPrint,
  picturePrint,
  printDistance,
  printPieces,
} from '../../src/likeness/index.js';

const PIXELS = COMPARED_PICTURE.width * COMPARED_PICTURE.height;
const anyPrint = fc
  .bigInt({ min: 0n, max: 2n ** 64n - 1n })
  .map((bits) => bits.toString(16).padStart(16, '0'));

describe('picturePrint', () => {
  test('says for each row whether a pixel is lighter than the next one', () => {
    const rows = Array.from({ length: 8 }, (_, row) =>
      row === 0 ? [9, 8, 9, 9, 7, 7, 7, 7, 6] : Array(9).fill(3),
    );
    expect(picturePrint(rows.flat())).toBe('9100000000000000');
  });

  test('rows do not run into one another', () => {
    const lightToTheEnd = Array.from({ length: 8 }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8]).flat();
    expect(picturePrint(lightToTheEnd)).toBe('0000000000000000');
  });

  test('takes so many pixels alone', () => {
    expect(() => picturePrint(Array(PIXELS - 1).fill(0))).toThrow(RangeError);
  });

  test.prop([fc.array(fc.integer({ min: 0, max: 120 }), { minLength: PIXELS, maxLength: PIXELS })])(
    'a lighter copy has the same print',
    (grey) => {
      expect(picturePrint(grey.map((light) => 2 * light + 10))).toBe(picturePrint(grey));
    },
  );
});

describe('isTellingPrint', () => {
  test('an empty page and a gradient tell nothing', () => {
    expect(isTellingPrint('0000000000000000')).toBe(false);
    expect(isTellingPrint('ffffffffffffffff')).toBe(false);
    expect(isTellingPrint('000000000000001f')).toBe(false);
    expect(isTellingPrint('ffffffffffffffe0')).toBe(false);
    expect(isTellingPrint('000000000000003f')).toBe(true);
    expect(isTellingPrint('ffffffffffffffc0')).toBe(true);
  });
});

describe('printDistance', () => {
  test('counts bits that differ', () => {
    expect(printDistance('0000000000000000', '000000000000000f')).toBe(4);
    expect(printDistance('ffffffffffffffff', '0000000000000000')).toBe(64);
  });

  test.prop([anyPrint, anyPrint])('is the same both ways, and 0 for the same print', (one, other) => {
    expect(printDistance(one, other)).toBe(printDistance(other, one));
    expect(printDistance(one, one)).toBe(0);
  });
});

describe('printPieces', () => {
  test('together they are the print', () => {
    expect(
      printPieces('ffffffff00000000')
        .map((piece) => piece.split('.')[1])
        .join(''),
    ).toBe('1'.repeat(32) + '0'.repeat(32));
    expect(printPieces('0000000000000000').map((piece) => piece.split('.')[0])).toEqual(
      Array.from({ length: COPY_BITS + 1 }, (_, at) => String(at)),
    );
  });

  test.prop([anyPrint, fc.uniqueArray(fc.nat(63), { maxLength: COPY_BITS })])(
    'two that differ in few bits have a piece in common',
    (print, turned) => {
      const mask = turned.reduce((bits, at) => bits | (1n << BigInt(at)), 0n);
      const other = (BigInt(`0x${print}`) ^ mask).toString(16).padStart(16, '0');
      expect(printDistance(print, other)).toBe(turned.length);
      const theirs = printPieces(other);
      expect(printPieces(print).some((piece) => theirs.includes(piece))).toBe(true);
    },
  );
});
