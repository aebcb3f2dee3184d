import type { Department } from '@ykd/domain/people';
import { describe, expect, it } from 'vitest';
import { formerPlace } from '../src/features/admin/people/former-place';

/** Departments with one parent, in this order. */
const under = (parentId: string | null, ...ids: readonly string[]): readonly Department[] =>
  ids.map((id, position) => ({ id, parentId, name: id, position }));

describe('where a department goes back to', () => {
  const then = [...under(null, 'top', 'other'), ...under('top', 'a', 'b', 'c', 'd')];
  const now = (...ids: readonly string[]) => [...under(null, 'top', 'other', 'c'), ...under('top', ...ids)];

  it('is behind the one that stood before it, whoever came or went meanwhile', () => {
    expect(formerPlace(then, now('a', 'b', 'd'), 'c')).toEqual({ parentId: 'top', position: 2 });
    expect(formerPlace(then, now('new', 'a', 'b', 'd'), 'c')).toEqual({ parentId: 'top', position: 3 });
    expect(formerPlace(then, now('a', 'd', 'new'), 'c')).toEqual({ parentId: 'top', position: 1 });
    expect(formerPlace(then, now('d'), 'c')).toEqual({ parentId: 'top', position: 0 });
  });

  it('is counted without itself where it stayed below its parent', () => {
    const moved = [...under(null, 'top', 'other'), ...under('top', 'd', 'a', 'b', 'c')];
    expect(formerPlace(then, moved, 'd')).toEqual({ parentId: 'top', position: 3 });
  });

  it('is at the top for one that was there', () => {
    const moved = [...under(null, 'top'), ...under('top', 'a', 'b', 'c', 'd', 'other')];
    expect(formerPlace(then, moved, 'other')).toEqual({ parentId: null, position: 1 });
  });
});
