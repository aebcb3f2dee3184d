/** A table of days and figures as a spreadsheet reads it. The heads are ours: nothing in it needs quotes. */
export const csvOf = (
  heads: readonly [string, string],
  rows: readonly (readonly [day: string, figure: number])[],
): string => [heads, ...rows].map((cells) => cells.join(',')).join('\r\n');

/** What a scale goes by, times a power of ten. */
const STEPS = [5, 3, 2, 1];

/** The marks of a scale from 0 to the highest of some figures: two or three round ones, and one where it is a 1. */
export const marksTo = (most: number): readonly number[] => {
  if (most < 1) return [];
  const power = 10 ** Math.floor(Math.log10(most));
  const steps = [power, power / 10].flatMap((unit) => STEPS.map((step) => step * unit));
  const step = steps.find((one) => Number.isInteger(one) && most / one >= 2) ?? 1;
  return Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step);
};

/** So many days further by a page key. */
const PAGE = 7;

/** Where a key leads from a day, of so many; undefined for any other key. */
export const stepTo = (key: string, at: number, count: number): number | undefined => {
  const last = count - 1;
  const ways: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - PAGE,
    PageUp: at + PAGE,
    Home: 0,
    End: last,
  };
  const to = Object.hasOwn(ways, key) ? ways[key] : undefined;
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
};
