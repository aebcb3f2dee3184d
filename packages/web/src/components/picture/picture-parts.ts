/** What the picture is painted with: the names of its colours. */
export const PICTURE_COLOURS = [
  'page',
  'sheet',
  'line',
  'text',
  'muted',
  'amber',
  'onAmber',
  'amberText',
  'amberSubtle',
  'brand',
  'onBrand',
  'paper',
  'ink',
] as const;
export type PictureColour = (typeof PICTURE_COLOURS)[number];

/** A box with round corners, in pixels of the picture. */
export interface BoxPart {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly fill?: PictureColour;
  readonly stroke?: PictureColour;
}

/** A line of text; `y` is that of its baseline. */
export interface TextPart {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Pixels. */
  readonly size: number;
  readonly isBold: boolean;
  readonly colour: PictureColour;
  readonly align: 'left' | 'center' | 'right';
}

/** Our mark, in a square. */
export interface MarkPart {
  readonly kind: 'mark';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A code that scanners read, in a square: dark on light, whatever the page's colours are. */
export interface CodePart {
  readonly kind: 'code';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Its modules, row by row, with the quiet edge; true: dark. */
  readonly cells: readonly (readonly boolean[])[];
}

export type PicturePart = BoxPart | TextPart | MarkPart | CodePart;

/** A line of text at a place: of the usual size and muted, unless it is told otherwise. */
export const lineOfText = (
  x: number,
  y: number,
  text: string,
  look: Partial<Omit<TextPart, 'kind' | 'x' | 'y' | 'text'>> = {},
): TextPart => ({
  kind: 'text',
  x,
  y,
  text,
  size: 28,
  isBold: false,
  colour: 'muted',
  align: 'left',
  ...look,
});

/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, isBold: boolean) => number;
