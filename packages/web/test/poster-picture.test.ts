import { fc, test } from '@fast-check/vitest';
import { qrCells } from '@ykd/adapters-ui/widgets';
import type { CouponRule } from '@ykd/domain/coupon';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import type { CodePart, PicturePart, TextPart } from '../src/components/picture/picture-parts';
import { POSTER_SIZE, posterPicture, type Poster } from '../src/features/partner/poster/poster-picture';
import { couponHref } from '../src/routing/coupon-link';
import { edgesOf, measure } from './support/picture-edges';

const LINK = `https://www.example.com${couponHref('product-java-1', '0b0c8c1e-97a9-4c4e-8ac6-2c6b1f1f1234')}`;

const POSTER: Poster = {
  product: 'Java 全栈就业班',
  name: '开学季立减 500 元',
  rule: { kind: 'AMOUNT', cents: 50_000 },
  lastDay: '2026-12-31',
  cells: qrCells(LINK),
  site: 'www.example.com',
};

const partsOf = (over: Partial<Poster> = {}) => posterPicture({ ...POSTER, ...over }, measure);
const isText = (part: PicturePart): part is TextPart => part.kind === 'text';
const isCode = (part: PicturePart): part is CodePart => part.kind === 'code';
const textsOf = (over: Partial<Poster> = {}) =>
  partsOf(over)
    .filter(isText)
    .map(({ text }) => text);

/** The code as pixels, so many for each module: what a scanner sees. */
const pixelsOf = (cells: CodePart['cells'], scale: number) => {
  const side = cells.length * scale;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (cells[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true)
        data.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
  return { data, side };
};

const RULES: readonly CouponRule[] = [
  { kind: 'AMOUNT', cents: 9_999_999, minAmount: 10_000_000 },
  { kind: 'AMOUNT', cents: 1 },
  { kind: 'PERCENT', percent: 100, maxCents: 9_999_999, minAmount: 9_999_999 },
];

describe('the poster of a coupon', () => {
  it('says what it is for, what it takes off, until when, and where', () => {
    for (const said of [
      '优课达',
      'Java 全栈就业班',
      '开学季立减 500 元',
      '¥500',
      '下单立减',
      '扫码领券',
      '数量有限，每人一张，领取到 2026-12-31',
      'www.example.com',
    ])
      expect(textsOf()).toContain(said);
    const rule = { kind: 'PERCENT', percent: 15, maxCents: 15_050, minAmount: 50_000 } as const;
    expect(textsOf({ rule })).toEqual(expect.arrayContaining(['15%', '满 ¥500 可用，最多减 ¥150.50']));
  });

  it('writes a long name smaller before it cuts it', () => {
    const titlesOf = (product: string) =>
      partsOf({ product })
        .filter(isText)
        .filter(({ isBold, x, colour, y }) => isBold && x === 84 && colour === 'text' && y > 200);
    expect(titlesOf('Java 全栈就业班').map(({ size }) => size)).toEqual([56]);
    const long = 'JavaScript 与 TypeScript 全栈工程师就业班（第 12 期）周末';
    expect(new Set(titlesOf(long).map(({ size }) => size))).toEqual(new Set([44]));
    expect(
      titlesOf(long)
        .map(({ text }) => text.trim())
        .join(' ')
        .replaceAll(' ', ''),
    ).toBe(long.replaceAll(' ', ''));
    expect(titlesOf('非常长的商品名称'.repeat(12)).at(-1)?.text).toMatch(/…$/);
  });

  it('has a code that is read back as the link', () => {
    const code = partsOf().find(isCode);
    const { data, side } = pixelsOf(code?.cells ?? [], 6);
    expect(jsQR(data, side, side)?.data).toBe(LINK);
  });

  test.prop([fc.webUrl({ withQueryParameters: true })], { numRuns: 20 })(
    'reads every address back',
    (url) => {
      const { data, side } = pixelsOf(qrCells(url), 6);
      expect(jsQR(data, side, side)?.data).toBe(url);
    },
  );

  it.each(RULES)('keeps within its edges, whatever %j and long names say', (rule) => {
    for (const over of [
      {},
      { product: '非常长的商品名称'.repeat(12), name: '很长的优惠券名称'.repeat(9), site: 'x'.repeat(200) },
    ])
      for (const part of partsOf({ ...over, rule })) {
        const [left = 0, top = 0, right = 0, bottom = 0] = edgesOf(part);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(POSTER_SIZE.width);
        expect(bottom).toBeLessThanOrEqual(POSTER_SIZE.height);
      }
  });

  it('lets the code stand free of every text', () => {
    const parts = partsOf({ product: '非常长的商品名称'.repeat(12) });
    const code = parts.find(isCode);
    const [left = 0, top = 0, right = 0, bottom = 0] = edgesOf(code ?? parts[0]!);
    expect(bottom).toBeLessThan(1_084);
    for (const part of parts.filter(isText)) {
      const [x = 0, y = 0, endX = 0, endY = 0] = edgesOf(part);
      expect(endX <= left || x >= right || endY <= top || y >= bottom).toBe(true);
    }
  });
});
