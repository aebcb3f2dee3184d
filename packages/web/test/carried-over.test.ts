import { describe, expect, it } from 'vitest';
import { carriedOver } from '../src/lists/carried-over';

const sorted = (search: string | URLSearchParams): string => {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
};

/** Every query of these. */
const QUERIES = ['', 'sort=old', 'sort=new'].flatMap((sort) =>
  ['', 'status=a,b', 'status='].flatMap((status) =>
    ['', 'after=7'].map((after) => [sort, status, after].filter(Boolean).join('&')),
  ),
);

describe('a step that is taken from another place than it was made for', () => {
  it('changes there what it changed, and leaves the rest', () => {
    expect(carriedOver('?sort=new&after=7', '?sort=old', '?columns=a,b&sort=new&after=7').toString()).toBe(
      'columns=a%2Cb&sort=old',
    );
    expect(carriedOver('', '?status=PAID', '?sort=old').toString()).toBe('sort=old&status=PAID');
  });

  it('leads to the first of other rows, whichever of two steps leads to them, and the other further in the list', () => {
    expect(carriedOver('', '?after=7', '?status=a').toString()).toBe('status=a');
    expect(carriedOver('', '?status=a', '?after=7').toString()).toBe('status=a');
    expect(carriedOver('?after=7', '?before=9', '?status=a').toString()).toBe('status=a');
    expect(carriedOver('', '?after=7', '?columns=a&view=mine').toString()).toBe(
      'columns=a&view=mine&after=7',
    );
    expect(carriedOver('', '?columns=a', '?after=7').toString()).toBe('after=7&columns=a');
    expect(carriedOver('?after=7', '?after=9', '?after=7').toString()).toBe('after=9');
  });

  it('leads where it leads from where it was made for, and nowhere if it changes nothing', () => {
    for (const from of QUERIES)
      for (const other of QUERIES) {
        expect(sorted(carriedOver(from, other, from))).toBe(sorted(other));
        expect(sorted(carriedOver(from, from, other))).toBe(sorted(other));
      }
  });
});
