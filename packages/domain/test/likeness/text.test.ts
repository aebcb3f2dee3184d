import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  COMPARED_CHARS_MIN,
  comparedText,
  COPY_LIKENESS,
  shinglesOf,
  SKETCH_BANDS,
  textLikeness,
  textSketch,
} from '../../src/likeness/index.js';

const ESSAY =
  '今天学完了循环和列表，做了六道练习，最后一题卡了很久，后来发现是下标从零开始，改好以后就通过了，明天继续学字典。';

describe('comparedText', () => {
  test('leaves what tells texts apart', () => {
    expect(comparedText('今天 学完 For 循环！！😀\n（ＡＢＣ１２３）')).toBe('今天学完for循环abc123');
  });

  test.prop([fc.string({ unit: 'grapheme' })])('a second time changes nothing', (text) => {
    expect(comparedText(comparedText(text))).toBe(comparedText(text));
  });
});

describe('shinglesOf', () => {
  test('takes pieces of three characters, and none of a short text', () => {
    expect([...shinglesOf('一二三四五六七八九十甲乙')].slice(0, 3)).toEqual(['一二三', '二三四', '三四五']);
    expect(shinglesOf('一二三四五六七八九十甲乙').size).toBe(COMPARED_CHARS_MIN - 2);
    expect(shinglesOf('一二三四五六七八九十甲').size).toBe(0);
    expect(shinglesOf('𠀀'.repeat(COMPARED_CHARS_MIN))).toEqual(new Set(['𠀀𠀀𠀀']));
  });
});

describe('textLikeness', () => {
  test('a copy with other punctuation is the same text', () => {
    expect(textLikeness(ESSAY, ESSAY.replaceAll('，', ' ， ').replace('。', '!!'))).toBe(1);
  });

  test('a copy with a word changed is a copy, one on the same subject is none', () => {
    expect(textLikeness(ESSAY, ESSAY.replace('六道', '八道'))).toBeGreaterThan(COPY_LIKENESS);
    const own =
      '今天学了字典和集合，做了五道练习，第三题想了半小时，原来键不能重复，改好以后通过了，明天复习循环。';
    expect(textLikeness(ESSAY, own)).toBeLessThan(0.4);
  });

  test('short texts are like nothing', () => {
    expect(textLikeness('打卡第一天', '打卡第一天')).toBe(0);
    expect(textLikeness('打卡第一天', ESSAY)).toBe(0);
  });

  test.prop([fc.string({ unit: 'grapheme', minLength: 5 }), fc.string({ unit: 'grapheme', minLength: 5 })])(
    'is the same both ways, and between 0 and 1',
    (one, other) => {
      const likeness = textLikeness(one, other);
      expect(textLikeness(other, one)).toBe(likeness);
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
    },
  );
});

describe('textSketch', () => {
  const sharesBand = (one: string, other: string): boolean => {
    const theirs = textSketch(other) ?? [];
    return (textSketch(one) ?? []).some((key, band) => theirs[band] === key);
  };

  test('has a key for each band, and none for a short text', () => {
    expect(textSketch(ESSAY)).toHaveLength(SKETCH_BANDS);
    expect(textSketch('打卡第一天')).toBeUndefined();
  });

  test('is the same for the same text wherever it is made', () => {
    expect(textSketch('一二三四五六七八九十甲乙')).toMatchInlineSnapshot(`
      [
        "21r7va.8944kd.4x7670",
        "t1kdx.2o6h8z.vesl5",
        "7b954r.34bjuy.7t7pcf",
        "9id8uf.6z7zfz.74ebze",
        "twxoco.40yxam.ed9ch8",
        "hgp1yg.awz5ga.60j2gt",
      ]
    `);
  });

  test('finds copies, and hardly anything else', () => {
    const letters = Array.from({ length: 400 }, (_, at) => String.fromCodePoint(0x4e00 + at * 7));
    const essay = (seed: number): string =>
      Array.from(
        { length: 60 },
        (_, at) => letters[(seed * 131 + at * (seed % 37) * 3 + at * at) % 400],
      ).join('');
    const texts = Array.from({ length: 200 }, (_, seed) => essay(seed + 1));
    const changed = texts.map((text) => `${text.slice(0, 30)}改动${text.slice(32)}`);
    const found = texts.filter((text, at) => sharesBand(text, changed[at]!)).length;
    expect(found / texts.length).toBeGreaterThan(0.95);
    const others = texts.flatMap((one, at) => texts.slice(at + 1).map((other) => [one, other] as const));
    const unlike = others.filter(([one, other]) => textLikeness(one, other) < 0.1);
    expect(unlike.length).toBeGreaterThan(10_000);
    const wrong = unlike.filter(([one, other]) => sharesBand(one, other)).length;
    expect(wrong / unlike.length).toBeLessThan(0.02);
  });
});
