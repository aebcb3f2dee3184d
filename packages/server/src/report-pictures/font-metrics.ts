/** What is asked of a font before it draws anything. */
export interface FontMetrics {
  /** Whether it has a glyph for a code point. */
  has(codePoint: number): boolean;
  /** How wide its glyph is, in parts of the size. */
  widthOf(codePoint: number): number;
}

/** A format of `cmap` with whole code points, and not only the first plane of them. */
const SEGMENTED_COVERAGE = 12;

/** Where the tables of a font begin, by their names. */
const tablesOf = (font: DataView): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: font.getUint16(4) }, (_, at) => {
      const entry = 12 + at * 16;
      const name = [0, 1, 2, 3].map((letter) => String.fromCharCode(font.getUint8(entry + letter))).join('');
      return [name, font.getUint32(entry + 8)];
    }),
  );

const offsetOf = (tables: ReadonlyMap<string, number>, name: string): number => {
  const offset = tables.get(name);
  if (offset === undefined) throw new Error(`the font has no table ${name}`);
  return offset;
};

/** The glyph of each code point that the font has. */
const glyphsOf = (font: DataView, cmap: number): ReadonlyMap<number, number> => {
  const subtables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, at) => cmap + font.getUint32(cmap + 4 + at * 8 + 4),
  );
  const table = subtables.find((offset) => font.getUint16(offset) === SEGMENTED_COVERAGE);
  if (table === undefined) throw new Error('the font has no table of whole code points');
  const glyphs = new Map<number, number>();
  for (let group = 0; group < font.getUint32(table + 12); group += 1) {
    const entry = table + 16 + group * 12;
    const [first, last, glyph] = [0, 4, 8].map((part) => font.getUint32(entry + part)) as [
      number,
      number,
      number,
    ];
    for (let codePoint = first; codePoint <= last; codePoint += 1)
      glyphs.set(codePoint, glyph + codePoint - first);
  }
  return glyphs;
};

/** Reads the metrics of a TrueType or OpenType font (ISO/IEC 14496-22: `cmap`, `head`, `hhea`, `hmtx`). Throws for anything else. */
export const readFontMetrics = (bytes: Uint8Array): FontMetrics => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tablesOf(font);
  const glyphs = glyphsOf(font, offsetOf(tables, 'cmap'));
  const unitsPerEm = font.getUint16(offsetOf(tables, 'head') + 18);
  const lastMetric = font.getUint16(offsetOf(tables, 'hhea') + 34) - 1;
  const metrics = offsetOf(tables, 'hmtx');
  return {
    has: (codePoint) => glyphs.has(codePoint),
    widthOf: (codePoint) => {
      const glyph = Math.min(glyphs.get(codePoint) ?? 0, lastMetric);
      return font.getUint16(metrics + glyph * 4) / unitsPerEm;
    },
  };
};
