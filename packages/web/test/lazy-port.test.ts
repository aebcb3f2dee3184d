import { expect, it } from 'vitest';
import { lazyPort } from '../src/container/lazy-port';

const port = { greet: (name: string) => Promise.resolve(`你好，${name}`) };

it('is loaded with its first call, and not before', async () => {
  let loads = 0;
  const lazy = lazyPort(() => {
    loads += 1;
    return Promise.resolve(port);
  });
  expect(loads).toBe(0);
  expect(await lazy.greet('小明')).toBe('你好，小明');
  expect(loads).toBe(1);
});

it('can be awaited as what it is', async () => {
  const lazy = lazyPort(() => Promise.resolve(port));
  expect(await Promise.resolve(lazy)).toBe(lazy);
});

it('fails as its loading does, and tries again with the next call', async () => {
  let isDown = true;
  const lazy = lazyPort(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve(port)));
  await expect(lazy.greet('小明')).rejects.toThrow('offline');
  isDown = false;
  expect(await lazy.greet('小红')).toBe('你好，小红');
});
