import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { HOSTILE_NAMES } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { drawableText, MISSING_GLYPH } from '../../src/report-pictures/drawing/drawable-text.js';
import { readFontMetrics } from '../../src/report-pictures/drawing/font-metrics.js';
import { FONT_FILES } from '../../src/report-pictures/drawing/fonts.js';

const fonts = [400, 700].map((weight) => readFontMetrics(readFileSync(FONT_FILES[weight as 400 | 700])));
const [regular = { has: () => false, widthOf: () => 0 }] = fonts;

describe('our fonts', () => {
  it('have what Chinese names are written with, also beyond the first plane', () => {
    for (const { has } of fonts)
      for (const sign of `赵钱孙李囧㐂䶮㛃𬭎𬺈𬴃𫖯𪟝${MISSING_GLYPH}·…《》`)
        expect(has(sign.codePointAt(0) ?? 0), sign).toBe(true);
  });

  it('know how wide a glyph is', () => {
    for (const { widthOf } of fonts) {
      expect(widthOf('李'.codePointAt(0) ?? 0)).toBe(1);
      expect(widthOf('i'.codePointAt(0) ?? 0)).toBeLessThan(widthOf('m'.codePointAt(0) ?? 0));
    }
  });

  it('are refused where they are none', () => {
    expect(() => readFontMetrics(new Uint8Array(64))).toThrow(/cmap/);
  });
});

describe('drawableText', () => {
  it.each([
    ['李小明', '李小明'],
    ['𠮷野家', '〓野家'],
    ['👩🏽‍💻好', '〓好'],
    ['🇨🇳', '〓'],
    ['محمد', '〓〓〓〓'],
    ['a\u0000b\u202Ec\uD800', 'abc'],
    ['  李\n\t小明 ', '李 小明'],
    ['\u200B\u2060', ''],
    // As rosters of older systems write 䶮, and what is no character (yet).
    ['王\uE863', '王〓'],
    ['\uE863\uE864', '〓〓'],
    ['李\u0378\uFFFE', '李〓〓'],
    ['李\u{E0100}\u{E0FFF}', '李'],
  ])('of %j is %j', (text, drawn) => {
    expect(drawableText(text, regular)).toBe(drawn);
  });

  test.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE_NAMES))])(
    'has nothing that the font has not, and is the same the second time',
    (text) => {
      const drawn = drawableText(text, regular);
      for (const sign of drawn) expect(regular.has(sign.codePointAt(0) ?? 0)).toBe(true);
      expect(drawableText(drawn, regular)).toBe(drawn);
    },
  );
});
