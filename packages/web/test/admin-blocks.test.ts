import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { daysOf, readDays, writeDays } from '../src/features/admin/blocks/day-range.js';
import { reasonIssues } from '../src/features/admin/blocks/reason-field.js';
import { conflictsOf, putTogether } from '../src/features/admin/blocks/three-way.js';

/** 00:30 of 24 November in Shanghai, when it is still the 23rd in London. */
const AFTER_MIDNIGHT = Date.UTC(2026, 10, 23, 16, 30);

describe('a range of days', () => {
  it.each([
    ['today', { from: '2026-11-24', to: '2026-11-24' }],
    ['week', { from: '2026-11-18', to: '2026-11-24' }],
    ['month', { from: '2026-11-01', to: '2026-11-24' }],
    ['2026-02-01~', { from: '2026-02-01' }],
    ['~2026-02-28', { to: '2026-02-28' }],
  ])('%s is these days of Shanghai', (text, days) => {
    const choice = readDays(text);
    expect(daysOf(choice, AFTER_MIDNIGHT)).toEqual(days);
    expect(writeDays(choice)).toBe(text);
  });

  it.each([null, '', '~', 'yesterday', '2026-02-30~', '2026-03-02~2026-03-01', '2026-1-1~', 'a~b~c'])(
    '%s is none',
    (text) => {
      expect(readDays(text)).toBeUndefined();
      expect(daysOf(undefined, AFTER_MIDNIGHT)).toEqual({});
    },
  );

  test.prop([fc.string()])('is written as it was read, whatever the address says', (text) => {
    const choice = readDays(text);
    if (choice !== undefined) expect(writeDays(choice)).toBe(text);
  });
});

const KEYS = ['a', 'b', 'c'] as const;
const texts = fc.record({
  a: fc.constantFrom('', 'x', 'y'),
  b: fc.constantFrom('', 'x', 'y'),
  c: fc.constantFrom('x'),
});
const changes = fc.record({ base: texts, mine: texts, theirs: texts });

describe('two changes of the same', () => {
  test.prop([changes])(
    'are put together without a question where only one of the two changed a field',
    (all) => {
      const { base, mine, theirs } = all;
      const asked = new Set(conflictsOf(KEYS, all).map(({ key }) => key));
      const both = putTogether(KEYS, all, {});
      for (const key of KEYS) {
        if (asked.has(key)) expect(mine[key]).not.toBe(theirs[key]);
        else expect(both[key]).toBe(mine[key] === base[key] ? theirs[key] : mine[key]);
      }
    },
  );

  test.prop([changes])('lose nothing: whatever is chosen, each field is what one of the two wrote', (all) => {
    const theirs = putTogether(KEYS, all, { a: 'theirs', b: 'theirs', c: 'theirs' });
    for (const { key, mine } of conflictsOf(KEYS, all)) {
      expect(theirs[key]).toBe(all.theirs[key]);
      expect(putTogether(KEYS, all, {})[key]).toBe(mine);
    }
  });
});

it('a reason counts as it is seen, without the spaces around it', () => {
  const length = { min: 2, max: 3 };
  expect([' 好 ', '𠮷好', '四个字了'].map((text) => reasonIssues(text, length).length)).toEqual([1, 0, 1]);
});
