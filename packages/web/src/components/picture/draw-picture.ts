import { LOGO_PATHS } from '@ykd/application/pictures';
import { pictureColours } from './picture-colours';
import type {
  BoxPart,
  CodePart,
  MarkPart,
  Measure,
  PictureColour,
  PicturePart,
  TextPart,
} from './picture-parts';

/** How large a picture is, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture, and what is drawn in it. */
export interface PictureOf extends PictureSize {
  layout(measure: Measure): readonly PicturePart[];
}

type Colours = Readonly<Record<PictureColour, string>>;

/** The side of the sheet that our mark is drawn on. */
const MARK_SHEET = 32;

const fontOf = (family: string, size: number, isBold: boolean): string =>
  `${isBold ? 700 : 400} ${size}px ${family}`;

/** By arcs: not every browser of a phone knows `roundRect`. */
const traceBox = (
  context: CanvasRenderingContext2D,
  { x, y, width, height, radius }: Pick<BoxPart, 'x' | 'y' | 'width' | 'height' | 'radius'>,
): void => {
  const [right, bottom] = [x + width, y + height];
  context.beginPath();
  context.moveTo(x + radius, y);
  context.arcTo(right, y, right, bottom, radius);
  context.arcTo(right, bottom, x, bottom, radius);
  context.arcTo(x, bottom, x, y, radius);
  context.arcTo(x, y, right, y, radius);
  context.closePath();
};

const drawBox = (context: CanvasRenderingContext2D, part: BoxPart, colours: Colours): void => {
  const { fill, stroke } = part;
  traceBox(context, part);
  if (fill !== undefined) {
    context.fillStyle = colours[fill];
    context.fill();
  }
  if (stroke !== undefined) {
    context.lineWidth = 2;
    context.strokeStyle = colours[stroke];
    context.stroke();
  }
};

const pathOf = (lines: string): Path2D => new Path2D(lines);

const drawMark = (context: CanvasRenderingContext2D, { x, y, size }: MarkPart, colours: Colours): void => {
  context.save();
  context.translate(x, y);
  context.scale(size / MARK_SHEET, size / MARK_SHEET);
  traceBox(context, { x: 0, y: 0, width: MARK_SHEET, height: MARK_SHEET, radius: 8 });
  context.fillStyle = colours.brand;
  context.fill();
  context.strokeStyle = colours.onBrand;
  context.lineWidth = 3.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(pathOf(LOGO_PATHS.stem));
  context.fillStyle = colours.onBrand;
  context.fill(pathOf(LOGO_PATHS.leaf));
  context.restore();
};

const drawText = (
  context: CanvasRenderingContext2D,
  { x, y, text, size, isBold, colour, align }: TextPart,
  { family, colours }: { readonly family: string; readonly colours: Colours },
): void => {
  context.font = fontOf(family, size, isBold);
  context.textAlign = align;
  context.fillStyle = colours[colour];
  context.fillText(text, x, y);
};

/** Each module on whole pixels, or a seam between two of them shows. */
const drawCode = (
  context: CanvasRenderingContext2D,
  { x, y, size, cells }: CodePart,
  colours: Colours,
): void => {
  context.fillStyle = colours.paper;
  context.fillRect(x, y, size, size);
  context.fillStyle = colours.ink;
  const edge = (at: number): number => Math.round((at * size) / cells.length);
  for (const [row, line] of cells.entries())
    for (const [column, isDark] of line.entries())
      if (isDark)
        context.fillRect(
          x + edge(column),
          y + edge(row),
          edge(column + 1) - edge(column),
          edge(row + 1) - edge(row),
        );
};

/** Draws what is laid out, with the fonts and the colours that the page has. Throws where the browser cannot. */
export const drawPicture = ({ width, height, layout }: PictureOf): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('not drawn');
  const family = getComputedStyle(document.body).fontFamily;
  const colours = pictureColours(document);
  const parts = layout((text, size, isBold) => {
    context.font = fontOf(family, size, isBold);
    return context.measureText(text).width;
  });
  for (const part of parts) {
    if (part.kind === 'box') drawBox(context, part, colours);
    else if (part.kind === 'code') drawCode(context, part, colours);
    else if (part.kind === 'mark') drawMark(context, part, colours);
    else drawText(context, part, { family, colours });
  }
  return canvas;
};
