import { fc, it as check } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  BANNER_COLUMNS,
  BANNER_ROWS,
  bannerPattern,
} from '../../src/widgets/course-banner/banner-pattern.js';

const ids = [
  'j1test',
  'g1',
  'g1-new',
  'e1',
  'f8',
  ...Array.from({ length: 35 }, (_, at) => `j${at + 1}`),
  ...Array.from({ length: 35 }, (_, at) => `python-${at + 1}`),
];

describe('pattern of a course', () => {
  it('is the same for the same id', () => {
    for (const id of ids) expect(bannerPattern(id)).toEqual(bannerPattern(id));
  });

  it('differs between 75 ids', () => {
    expect(new Set(ids).size).toBe(75);
    expect(new Set(ids.map((id) => JSON.stringify(bannerPattern(id)))).size).toBe(75);
  });

  // What the whole platform shows must not change with a refactoring.
  it('stays what it is', () => {
    expect(bannerPattern('j1test').slice(0, 3)).toMatchInlineSnapshot(`
      [
        {
          "colour": "shape",
          "column": 3,
          "row": 0,
          "shape": "ring",
          "turn": 2,
        },
        {
          "colour": "shape",
          "column": 4,
          "row": 0,
          "shape": "half",
          "turn": 2,
        },
        {
          "colour": "shape",
          "column": 5,
          "row": 0,
          "shape": "square",
          "turn": 1,
        },
      ]
    `);
  });

  check.prop([fc.string()])('leaves the place of the glyph free and stays on the grid', (id) => {
    const tiles = bannerPattern(id);
    expect(tiles.length).toBeGreaterThan(BANNER_ROWS * 2 - 1);
    for (const { column, row } of tiles) {
      expect(column).toBeGreaterThanOrEqual(3);
      expect(column).toBeLessThan(BANNER_COLUMNS);
      expect(row).toBeLessThan(BANNER_ROWS);
    }
    expect(new Set(tiles.map(({ column, row }) => `${column},${row}`)).size).toBe(tiles.length);
  });
});
