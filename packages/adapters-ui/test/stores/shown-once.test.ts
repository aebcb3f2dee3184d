import { expect, it } from 'vitest';
import { createShownOnce } from '../../src/stores/index.js';

it('is due until it was shown, for every visit of the same browser', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const once = createShownOnce(storage, 'report2024');
  expect([once.isDue(), once.isDue()]).toEqual([true, true]);
  once.shown();
  expect(once.isDue()).toBe(false);
  expect(createShownOnce(storage, 'report2024').isDue()).toBe(false);
  expect(createShownOnce(storage, 'report2025').isDue()).toBe(true);
});

it('is due each time in a browser that forbids storage', () => {
  const refuse = () => {
    throw new Error('forbidden');
  };
  const once = createShownOnce({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'report2024');
  once.shown();
  expect(once.isDue()).toBe(true);
});
