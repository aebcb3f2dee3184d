import { describe, expect, it } from 'vitest';
import type { BoxPart, PicturePart, TextPart } from '../src/components/picture/picture-parts';
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  streakPicture,
  type StreakPicture,
} from '../src/features/check-in/share/streak-picture';
import { edgesOf, measure } from './support/picture-edges';

const SPRING: StreakPicture = {
  campaign: '2026 年三月打卡',
  period: { firstDay: '2026-03-01', lastDay: '2026-03-31' },
  checked: ['2026-03-05', '2026-03-06', '2026-03-07', '2026-02-28'],
  today: '2026-03-08',
  streak: { current: 3, longest: 5, total: 12 },
  name: undefined,
  site: 'www.example.com',
};

const isText = (part: PicturePart): part is TextPart => part.kind === 'text';
const isBox = (part: PicturePart): part is BoxPart => part.kind === 'box';
const partsOf = (over: Partial<StreakPicture> = {}) => streakPicture({ ...SPRING, ...over }, measure);
const textsOf = (over: Partial<StreakPicture> = {}) =>
  partsOf(over)
    .filter(isText)
    .map(({ text }) => text);
const countOf = (
  over: Partial<StreakPicture>,
  look: { readonly fill: BoxPart['fill'] | undefined; readonly stroke: BoxPart['stroke'] | undefined },
) =>
  partsOf(over)
    .filter(isBox)
    .filter(
      ({ y, height, fill, stroke }) => y > 500 && height > 4 && fill === look.fill && stroke === look.stroke,
    ).length;

const LONG = { firstDay: '2026-01-01', lastDay: '2026-12-31' };

describe('the picture of somebody’s days', () => {
  it('says what campaign it is, the days, the platform and the address of the site', () => {
    const texts = textsOf();
    for (const text of [
      '优课达',
      '2026 年三月打卡',
      '2026-03-01 至 2026-03-31',
      '连续打卡',
      '3',
      '最长连续',
      '5',
      '累计',
      '12',
      'www.example.com',
      '到 2026-03-08',
    ])
      expect(texts).toContain(text);
  });

  it('names nobody unless it is wanted', () => {
    expect(textsOf().join(' ')).not.toContain('小明');
    expect(textsOf({ name: '李小明' })).toContain('李小明的打卡');
  });

  it('says how long the longest run was where none goes on, once', () => {
    const texts = textsOf({ streak: { current: 0, longest: 5, total: 12 } });
    expect(texts).not.toContain('连续打卡');
    expect(texts.filter((text) => text === '最长连续')).toHaveLength(1);
  });

  it('has a square for each day of the campaign, and none outside of it', () => {
    expect(countOf({}, { fill: 'amber', stroke: undefined })).toBe(3);
    expect(countOf({}, { fill: 'line', stroke: undefined })).toBe(4);
    expect(countOf({}, { fill: undefined, stroke: 'amberText' })).toBe(1);
    expect(countOf({}, { fill: undefined, stroke: 'line' })).toBe(23);
    // Once it is over, there is none that is due or ahead.
    expect(countOf({ today: '2026-04-02' }, { fill: 'line', stroke: undefined })).toBe(28);
    expect(textsOf({ today: '2026-04-02' })).toContain('到 2026-03-31');
  });

  it('puts the days under those of their weeks: a Sunday is last', () => {
    const days = partsOf()
      .filter(isText)
      .filter(({ align, size }) => align === 'center' && size === 26);
    const [sunday, monday] = days;
    expect([sunday?.text, monday?.text]).toEqual(['1', '2']);
    expect(sunday?.x).toBeGreaterThan(monday?.x ?? Infinity);
    expect(sunday?.y).toBeLessThan(monday?.y ?? -Infinity);
  });

  it('shows a long campaign by weeks beside each other, with its months above', () => {
    const texts = textsOf({ period: LONG });
    for (let month = 1; month <= 12; month += 1) expect(texts).toContain(`${month}月`);
    expect(countOf({ period: LONG, checked: ['2026-03-05'] }, { fill: 'amber', stroke: undefined })).toBe(1);
  });

  it.each<[string, Partial<StreakPicture>]>([
    ['as it is', {}],
    ['with long names', { campaign: '坚持'.repeat(40), name: '欧阳'.repeat(20), site: 'a'.repeat(300) }],
    ['of a single day', { period: { firstDay: '2026-03-08', lastDay: '2026-03-08' } }],
    ['of seven weeks', { period: { firstDay: '2026-03-01', lastDay: '2026-04-12' } }],
    ['of eight weeks', { period: { firstDay: '2026-03-01', lastDay: '2026-04-20' } }],
    ['of a year, every day of it', { period: LONG, streak: { current: 366, longest: 366, total: 366 } }],
  ])('stays within its edges %s', (_name, over) => {
    for (const part of partsOf(over)) {
      const [left = -1, top = -1, right = Infinity, bottom = Infinity] = edgesOf(part);
      expect(
        [left >= 0, top >= 0, right <= PICTURE_WIDTH, bottom <= PICTURE_HEIGHT],
        JSON.stringify(part),
      ).toEqual([true, true, true, true]);
    }
  });

  it('lets no text run into what stands beside it', () => {
    const texts = partsOf({
      streak: { current: 366, longest: 366, total: 366 },
      campaign: '坚持'.repeat(40),
      name: '欧阳'.repeat(20),
    }).filter(isText);
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1)) {
        const [left = 0, top = 0, right = 0, bottom = 0] = edgesOf(one);
        const [l = 0, t = 0, r = 0, b = 0] = edgesOf(other);
        const meets = left < r && l < right && top < b && t < bottom;
        expect(meets, `${one.text} and ${other.text}`).toBe(false);
      }
  });
});
