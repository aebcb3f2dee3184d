import type { Box } from './point';

/** So many courses are drawn, those that were studied longest; the others stand in the words of the page. */
export const COURSES_MAX = 5;

/** How large each value is beside the largest, 0 … 1; all 0 where none is above 0. */
export const shares = (values: readonly number[]): readonly number[] => {
  const most = Math.max(0, ...values);
  return values.map((value) => (most === 0 ? 0 : Math.max(0, value) / most));
};

/** Columns side by side that stand on the lower edge of a box, each as high as its share of it; `gap` lies between them. */
export const columns = (of: readonly number[], box: Box, gap: number): readonly Box[] => {
  const width = (box.width - gap * Math.max(0, of.length - 1)) / Math.max(1, of.length);
  return of.map((share, at) => ({
    x: box.x + at * (width + gap),
    y: box.y + box.height * (1 - share),
    width,
    height: box.height * share,
  }));
};

/** A number between 0 and 1 that looks like chance and is the same every time, for each whole number `at`. */
export const scattered = (at: number): number => {
  const wave = Math.sin((at + 1) * 127.1) * 43_758.5453;
  return wave - Math.floor(wave);
};
