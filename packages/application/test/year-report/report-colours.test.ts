import { describe, expect, it } from 'vitest';
import { REPORT_COLOURS, type ReportColours } from '../../src/year-report/index.js';

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of `#RRGGBB`, as WCAG 2.2 has it. */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

type Pair = readonly [keyof ReportColours, keyof ReportColours];

const on = (names: readonly (keyof ReportColours)[]): readonly Pair[] =>
  names.flatMap((name) =>
    (['ground', 'groundEnd', 'card'] as const).map((ground) => [name, ground] as const),
  );

/** What is read at any size: AA. */
const READ: readonly Pair[] = [...on(['ink', 'muted']), ['onAccent', 'accent']];

/** Large numbers, and the parts of a drawing that tell something: AA. */
const SEEN: readonly Pair[] = on(['accent']);

const MODES = Object.entries(REPORT_COLOURS).flatMap(([name, { light, dark }]) => [
  [`${name}, light`, light] as const,
  [`${name}, dark`, dark] as const,
]);

const faint = (colours: ReportColours, pairs: readonly Pair[], least: number): readonly Pair[] =>
  pairs.filter(([one, other]) => contrast(colours[one], colours[other]) < least);

describe('the colours of the yearly reports', () => {
  it('are measured as WCAG measures them', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it.each(MODES)('can be read: %s', (_name, colours) => {
    expect(faint(colours, READ, 4.5)).toEqual([]);
  });

  it.each(MODES)('can be seen in numbers and drawings: %s', (_name, colours) => {
    expect(faint(colours, SEEN, 3)).toEqual([]);
  });

  it('are written in full, as canvas and renderer read them', () => {
    const all = MODES.flatMap(([, colours]) => Object.values(colours));
    expect(all.filter((colour) => !/^#[0-9A-F]{6}$/.test(colour))).toEqual([]);
  });
});
