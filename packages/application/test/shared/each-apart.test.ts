import { describe, expect, it } from 'vitest';
import { eachApart } from '../../src/shared/each-apart.js';

describe('eachApart', () => {
  const tried = async (bad: readonly number[]) => {
    const done: number[] = [];
    const failure = await eachApart([1, 2, 3], async (item) => {
      if (bad.includes(item)) throw new Error(`no ${item}`);
      done.push(item);
    }).catch((cause: unknown) => cause);
    return { done, failure };
  };

  it('goes on behind what fails, and throws it at the end', async () => {
    expect(await tried([])).toEqual({ done: [1, 2, 3], failure: undefined });
    expect(await tried([1])).toEqual({ done: [2, 3], failure: new Error('no 1') });
    const { done, failure } = await tried([1, 2]);
    expect(done).toEqual([3]);
    expect(failure).toBeInstanceOf(AggregateError);
    expect(failure).toMatchObject({ message: '2 of 3 failed', errors: [{ message: 'no 1' }, {}] });
  });
});
