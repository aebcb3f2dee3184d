/** What one cell of the pattern holds; `turn` counts quarter turns. */
export type BannerTile = {
  readonly column: number;
  readonly row: number;
  readonly shape: 'quarter' | 'half' | 'dot' | 'ring' | 'bars' | 'square';
  readonly turn: 0 | 1 | 2 | 3;
  readonly colour: 'shape' | 'pop' | 'spark';
};

export const BANNER_COLUMNS = 8;
export const BANNER_ROWS = 4;

const SHAPES = ['quarter', 'quarter', 'half', 'dot', 'ring', 'bars', 'square'] as const;
/** The glyph stands in the first columns; the pattern grows denser away from it. */
const DENSITY = [0, 0, 0, 0.35, 0.7, 0.85, 1, 1];

/** FNV-1a: spreads even ids that differ in one letter. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: small and even; the same seed always gives the same row of numbers in [0, 1). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The tiles of a course's banner, drawn from its id alone: the same id gives the same pattern everywhere. */
export function bannerPattern(courseId: string): readonly BannerTile[] {
  const random = randomFrom(seedOf(courseId));
  const tiles: BannerTile[] = [];
  for (let row = 0; row < BANNER_ROWS; row += 1) {
    for (let column = 0; column < BANNER_COLUMNS; column += 1) {
      // All four are drawn for every cell, so that a cell does not shift its neighbours.
      const [present, shape, turn, colour] = [random(), random(), random(), random()];
      if (present >= (DENSITY[column] ?? 0)) continue;
      tiles.push({
        column,
        row,
        shape: SHAPES[Math.floor(shape * SHAPES.length)] ?? 'dot',
        turn: Math.floor(turn * 4) as BannerTile['turn'],
        colour: colour < 0.62 ? 'shape' : colour < 0.92 ? 'pop' : 'spark',
      });
    }
  }
  return tiles;
}
