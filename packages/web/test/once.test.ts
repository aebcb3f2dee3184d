import { expect, it } from 'vitest';
import { once } from '../src/container/once';

it('is made once, however many ask at the same time', async () => {
  let makes = 0;
  const get = once(async () => (makes += 1));
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(await get()).toBe(1);
});

it('is made again after a failure', async () => {
  let isDown = true;
  const get = once(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve('made')));
  await expect(get()).rejects.toThrow('offline');
  isDown = false;
  expect(await get()).toBe('made');
});
