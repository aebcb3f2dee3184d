import { TAG_COLOURS } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { semanticTokens } from '../../src/theme/tokens.js';

/** What a tag stands on, light and dark. */
const GROUNDS = (['page', 'surface', 'raised', 'subtle'] as const).flatMap((name) => {
  const { base, _dark: dark } = semanticTokens.colors.bg[name].value;
  return [
    [name, base],
    [`${name} in the dark`, dark],
  ] as const;
});

const partOf = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of `#rrggbb`, as WCAG has it. */
const luminance = (hex: string): number =>
  0.2126 * partOf(hex, 1) + 0.7152 * partOf(hex, 3) + 0.0722 * partOf(hex, 5);

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe('the colours of tags', () => {
  it.each(GROUNDS)('can be seen on %s', (_name, ground) => {
    const faint = TAG_COLOURS.filter(({ color }) => contrast(color, ground) < 3);
    expect(faint.map(({ title }) => title)).toEqual([]);
  });
});
