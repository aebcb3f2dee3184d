import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { createSelection } from '../../src/stores/index.js';

const IDS = ['a', 'b', 'c', 'd', 'e'] as const;

const chosenOf = (selection: ReturnType<typeof createSelection>) =>
  [...selection.getSnapshot()].toSorted().join('');

describe('a selection', () => {
  it('is empty, and each row is chosen and let go by itself', () => {
    const selection = createSelection();
    expect(chosenOf(selection)).toBe('');
    selection.toggle('b');
    selection.toggle('d');
    selection.toggle('b');
    expect(chosenOf(selection)).toBe('d');
  });

  it.each([
    ['on', ['b'], 'd', 'bcd'],
    ['back', ['d'], 'b', 'bcd'],
    ['from nothing', [], 'c', 'c'],
    ['from what was let go, and leaves out nothing', ['b', 'b'], 'd', 'bcd'],
    ['and lets go up to what is chosen', ['a', 'b', 'c', 'd', 'b'], 'd', 'a'],
    ['from a row that is gone', ['x'], 'b', 'bx'],
  ])('reaches %s', (_way, before, to, after) => {
    const selection = createSelection();
    for (const id of before) selection.toggle(id);
    selection.toggleRange(IDS, to);
    expect(chosenOf(selection)).toBe(after);
  });

  it('takes all, lets all go, and forgets from where a range goes', () => {
    const selection = createSelection();
    selection.toggle('b');
    selection.set(IDS, true);
    expect(chosenOf(selection)).toBe('abcde');
    selection.set(['b', 'c'], false);
    expect(chosenOf(selection)).toBe('ade');
    selection.clear();
    selection.toggleRange(IDS, 'e');
    expect(chosenOf(selection)).toBe('e');
  });

  const steps = fc.array(
    fc.record({
      what: fc.constantFrom('toggle', 'toggleRange', 'set', 'clear'),
      id: fc.constantFrom(...IDS),
      on: fc.boolean(),
    }),
  );

  test.prop([steps])('never changes a set that it gave out', (all) => {
    const selection = createSelection();
    const given: [ReadonlySet<string>, string][] = [];
    for (const { what, id, on } of all) {
      if (what === 'toggle') selection.toggle(id);
      else if (what === 'toggleRange') selection.toggleRange(IDS, id);
      else if (what === 'set') selection.set([id], on);
      else selection.clear();
      given.push([selection.getSnapshot(), chosenOf(selection)]);
    }
    for (const [set, then] of given) expect([...set].toSorted().join('')).toBe(then);
  });
});
