import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/crypto/turns.js';

describe('turns', () => {
  it('are taken by so many at a time, in the order of coming', async () => {
    const turn = createTurns(2);
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((name) =>
      turn(async () => {
        began.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      }),
    );
    await Promise.resolve();
    expect(began).toEqual([0, 1]);
    ends[1]?.();
    expect(await all[1]).toBe(1);
    expect(began).toEqual([0, 1, 2]);
    ends[0]?.();
    ends[2]?.();
    await Promise.all([all[0], all[2]]);
    ends[3]?.();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('are given on when a piece of work fails', async () => {
    const turn = createTurns(1);
    const failed = turn(() => Promise.reject(new Error('no')));
    const next = turn(async () => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await turn(async () => 'again')).toBe('again');
  });
});
