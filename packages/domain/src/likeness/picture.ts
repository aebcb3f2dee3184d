import { deepFreeze } from '../shared/index.js';

/** How wide and how high a picture is made before it is compared, in pixels. Beyond the Specification. */
export const COMPARED_PICTURE: { readonly width: number; readonly height: number } = deepFreeze({
  width: 9,
  height: 8,
});

/** Up to this number of different bits, out of 64, two pictures are called the same one. Beyond the Specification. */
export const COPY_BITS = 5;

const BITS = 64;

/** Into how many pieces a print is cut: one more than may differ, so that one is the same in both. */
const PIECES = COPY_BITS + 1;

/**
 * The print of a picture, 64 bits as 16 hexadecimal digits: for each row whether each pixel is lighter than the one to its right
 * (difference hash). Brightness, size and compression hardly change it. Beyond the Specification. Throws RangeError unless there are
 * exactly as many pixels as {@link COMPARED_PICTURE} has.
 *
 * @param grey - how light each pixel is, 0 to 255, row by row
 */
export const picturePrint = (grey: ArrayLike<number>): string => {
  const { width, height } = COMPARED_PICTURE;
  if (grey.length !== width * height) throw new RangeError(`a print is made of ${width}×${height} pixels`);
  let bits = '';
  for (let at = 0; at < grey.length; at += 1) {
    if (at % width < width - 1) bits += Number(grey[at]) > Number(grey[at + 1]) ? '1' : '0';
  }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
};

/** Whether a print tells nothing: that of an empty page, or of one that only grows darker or lighter. */
const isPlain = (bits: string): boolean => {
  const ones = bits.replaceAll('0', '').length;
  return ones <= COPY_BITS || ones >= BITS - COPY_BITS;
};

const bitsOf = (print: string): string => BigInt(`0x${print}`).toString(2).padStart(BITS, '0');

/**
 * Whether pictures with this print can be compared: an empty page and a plain gradient look like any other. Beyond the Specification.
 *
 * @param print - as {@link picturePrint} makes it
 */
export const isTellingPrint = (print: string): boolean => !isPlain(bitsOf(print));

/**
 * In how many bits, out of 64, two prints differ. Beyond the Specification.
 */
export const printDistance = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;

/**
 * What is kept of a print so that those like it are found among many without comparing it with each: its pieces, each with its
 * place in front. Two prints that differ in at most {@link COPY_BITS} bits have one in common. Beyond the Specification.
 *
 * @param print - as {@link picturePrint} makes it
 */
export const printPieces = (print: string): readonly string[] => {
  const bits = bitsOf(print);
  return Array.from({ length: PIECES }, (_, piece) => {
    const [from, to] = [piece, piece + 1].map((edge) => Math.round((edge * BITS) / PIECES));
    return `${piece}.${bits.slice(from, to)}`;
  });
};
