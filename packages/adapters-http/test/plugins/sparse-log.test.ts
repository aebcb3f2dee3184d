import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSparseLog, type SparseLog } from '../../src/plugins/sparse-log.js';

let said: [string, number][];
let log: SparseLog<string>;
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  log = createSparseLog<string>((about, times) => said.push([about, times]), 60_000);
});
afterEach(() => vi.useRealTimers());

describe('what is said once in a while', () => {
  it('is said at once, and the rest when the time is over', () => {
    for (const name of ['a', 'b', 'c']) log.add(name);
    expect(said).toEqual([['a', 1]]);
    vi.advanceTimersByTime(59_999);
    log.add('d');
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said).toEqual([
      ['a', 1],
      ['d', 3],
    ]);
  });

  it('is said no more often for that', () => {
    log.add('a');
    log.add('b');
    vi.advanceTimersByTime(60_000);
    log.add('c');
    expect(said).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(said.at(-1)).toEqual(['c', 1]);
  });

  it('is nothing when nothing happens, and said at once again after that', () => {
    log.add('a');
    vi.advanceTimersByTime(600_000);
    expect([said, vi.getTimerCount()]).toEqual([[['a', 1]], 0]);
    log.add('b');
    expect(said.at(-1)).toEqual(['b', 1]);
  });

  it('is said in the end, and keeps nobody waiting', () => {
    for (const name of ['a', 'b', 'c']) log.add(name);
    log.close();
    log.close();
    expect([said.at(-1), said.length, vi.getTimerCount()]).toEqual([['c', 2], 2, 0]);
  });
});
