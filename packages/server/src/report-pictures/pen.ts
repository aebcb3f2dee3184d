import { readFileSync } from 'node:fs';
import { fittedLines } from '@ykd/application/pictures';
import { drawableText } from './drawable-text.js';
import { readFontMetrics, type FontMetrics } from './font-metrics.js';
import { FONT_FAMILY, FONT_FILES, type FontWeight } from './fonts.js';
import { element, textNode } from './svg.js';

/** How a line of text looks: its size in pixels, and where its `x` is in it. */
export interface TextLook {
  readonly size: number;
  readonly weight: FontWeight;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Writes text with our fonts. */
export interface Pen {
  /** How wide a text is, in pixels, as it is drawn. */
  measure(text: string, size: number, weight: FontWeight): number;
  /** A line of text; `y` is that of its baseline. */
  line(x: number, y: number, text: string, look: TextLook): string;
  /** A text in at most so many lines, none wider than `width`; what does not fit ends in an ellipsis. */
  fitted(
    text: string,
    look: Pick<TextLook, 'size' | 'weight'>,
    width: number,
    most: number,
  ): readonly string[];
}

const metricsOf = (weight: FontWeight): FontMetrics => readFontMetrics(readFileSync(FONT_FILES[weight]));

/** A pen with the fonts read. */
export const createPen = (): Pen => {
  const metrics = { 400: metricsOf(400), 700: metricsOf(700) };
  const drawn = (text: string, weight: FontWeight): string => drawableText(text, metrics[weight]);
  const measure = (text: string, size: number, weight: FontWeight): number =>
    [...text].reduce((sum, sign) => sum + metrics[weight].widthOf(sign.codePointAt(0) ?? 0), 0) * size;
  return {
    measure: (text, size, weight) => measure(drawn(text, weight), size, weight),
    line: (x, y, text, { size, weight, fill, anchor }) =>
      element(
        'text',
        {
          x,
          y,
          fill,
          'font-family': FONT_FAMILY,
          'font-size': size,
          'font-weight': weight,
          'text-anchor': anchor,
        },
        textNode(drawn(text, weight)),
      ),
    fitted: (text, { size, weight }, width, most) =>
      fittedLines(drawn(text, weight), {
        width,
        most,
        measure: (part) => measure(part, size, weight),
      }),
  };
};
