import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LruMap } from '../../src/persistence/lru-map.js';

it('makes a value once, and keeps the keys used last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 6 }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 5 }),
      (keys, limit) => {
        const map = new LruMap<number, object>(limit);
        let kept: { readonly key: number; readonly value: object }[] = [];
        for (const key of keys) {
          const known = kept.find((entry) => entry.key === key);
          const value = map.getOrMake(key, () => ({}));
          expect(value).toBe(known?.value ?? value);
          kept = [...kept.filter((entry) => entry.key !== key), { key, value }].slice(-limit);
          expect(map.size).toBe(kept.length);
        }
      },
    ),
  );
});
