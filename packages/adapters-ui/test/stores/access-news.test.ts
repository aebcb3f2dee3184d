import { fakeClock } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { createAccessNews } from '../../src/stores/index.js';
import { memoryStorage } from './world.js';

it('tells every tab when a member came to open other courses', () => {
  const [storage, clock] = [memoryStorage(), fakeClock(5000)];
  const [one, other] = [createAccessNews({ storage, clock }), createAccessNews({ storage, clock })];
  expect(other.changedAt()).toBe(-Infinity);
  one.changed();
  expect([one.changedAt(), other.changedAt()]).toEqual([5000, 5000]);
});

it('tells nothing where nothing can be stored', () => {
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  const news = createAccessNews({
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    clock: fakeClock(),
  });
  news.changed();
  expect(news.changedAt()).toBe(-Infinity);
});
