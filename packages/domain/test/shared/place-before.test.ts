import { expect, test as plain } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { placeBefore } from '../../src/shared/index.js';

const placed = (...sorts: readonly number[]) => sorts.map((sort, at) => ({ id: `p${at}`, sort }));
const BOUNDS = { least: 0, most: 1_000 };

plain('all get new places where it would lie below what is the least', () => {
  expect(placeBefore(placed(10, 20), 'p1', 'p0', BOUNDS)).toEqual([{ id: 'p1', sort: 0 }]);
  expect(placeBefore(placed(0, 20), 'p1', 'p0', BOUNDS)).toEqual([
    { id: 'p1', sort: 10 },
    { id: 'p0', sort: 20 },
  ]);
  expect(placeBefore(placed(0, 20), 'p1', 'p0', { ...BOUNDS, least: -1_000 })).toEqual([
    { id: 'p1', sort: -10 },
  ]);
});

const sorts = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 });

test.prop([sorts, fc.nat(), fc.option(fc.nat(), { nil: null })])(
  'it stands before the other, the rest as they stood, and no number is out of bounds',
  (numbers, one, other) => {
    const order = placed(...numbers.toSorted((a, b) => a - b));
    const id = `p${one % order.length}`;
    const beforeId = other === null ? null : `p${other % order.length}`;
    const moved = new Map(placeBefore(order, id, beforeId, BOUNDS).map((place) => [place.id, place.sort]));
    const after = order
      .map((place) => ({ id: place.id, sort: moved.get(place.id) ?? place.sort }))
      .toSorted((a, b) => a.sort - b.sort)
      .map((place) => place.id);
    const others = order.map((place) => place.id).filter((each) => each !== id);
    const at = beforeId === null ? others.length : others.indexOf(beforeId);
    const wanted =
      beforeId === id ? order.map((place) => place.id) : [...others.slice(0, at), id, ...others.slice(at)];
    expect(after).toEqual(wanted);
    for (const sort of moved.values()) expect(sort).toBeGreaterThanOrEqual(BOUNDS.least);
  },
);
