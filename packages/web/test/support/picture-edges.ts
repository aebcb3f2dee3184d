import type { Measure, PicturePart } from '../../src/components/picture/picture-parts';

/** Letters of a font that has Chinese ones as wide as high, and others half as wide. */
export const measure: Measure = (text, size) =>
  [...text].reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) > 0xff ? size : size / 2), 0);

/** Where a part begins and ends, in pixels. */
export const edgesOf = (part: PicturePart): readonly number[] => {
  if (part.kind === 'mark' || part.kind === 'code')
    return [part.x, part.y, part.x + part.size, part.y + part.size];
  if (part.kind === 'box') return [part.x, part.y, part.x + part.width, part.y + part.height];
  const width = measure(part.text, part.size, part.isBold);
  const left = part.x - { left: 0, center: width / 2, right: width }[part.align];
  return [left, part.y - part.size, left + width, part.y];
};
