import { VirtualTimeScheduler } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createReadingTracker, type ReadingTracker } from '../src/features/study/reading/reading-tracker';

let scheduler: VirtualTimeScheduler;
let tracker: ReadingTracker;
let reached: number[];
let current: number[];

const wait = (ms: number): void => {
  const until = scheduler.frame + ms;
  scheduler.maxFrames = until;
  scheduler.flush();
  scheduler.frame = until;
};
const look = (visible: readonly number[], atEnd = false): void =>
  tracker.look({ visible: new Set(visible), atEnd });

beforeEach(() => {
  scheduler = new VirtualTimeScheduler();
  tracker = createReadingTracker(6, scheduler);
  reached = [];
  current = [];
  tracker.reached$.subscribe((body) => reached.push(body));
  tracker.current$.subscribe((body) => current.push(body));
});

describe('how far a lesson is read', () => {
  it('is the furthest part that stayed on the screen for a moment', () => {
    look([0, 1]);
    wait(799);
    expect(reached).toEqual([]);
    wait(1);
    expect(reached).toEqual([1]);
  });

  it('counts nothing that only flew past', () => {
    look([0]);
    wait(100);
    look([3, 4]);
    wait(100);
    look([1]);
    wait(5000);
    expect(reached).toEqual([1]);
  });

  it('knows the end once, after a moment at it', () => {
    let ends = 0;
    tracker.ended$.subscribe(() => (ends += 1));
    look([5]);
    wait(1000);
    look([4, 5], true);
    wait(100);
    look([4]);
    wait(1000);
    expect(ends).toBe(0);
    for (const atEnd of [true, false, true]) {
      look([5], atEnd);
      wait(1000);
    }
    expect(ends).toBe(1);
  });

  it('never goes back, and tells each step once', () => {
    for (const visible of [[0, 1], [2], [0], [2], [3]]) {
      look(visible);
      wait(1000);
    }
    expect(reached).toEqual([1, 2, 3]);
  });

  it('is the whole lesson at its end, and for a short one that fits the screen', () => {
    look([4, 5], true);
    wait(800);
    expect(reached).toEqual([5]);
  });

  it('is nothing while nothing is to be seen', () => {
    look([]);
    wait(5000);
    expect([reached, current]).toEqual([[], []]);
  });
});

describe('the part being read', () => {
  it('is the topmost one, once the scrolling rests', () => {
    look([0, 1]);
    wait(100);
    look([2, 3]);
    wait(249);
    expect(current).toEqual([]);
    wait(1);
    look([1, 2]);
    wait(1000);
    look([1]);
    wait(1000);
    expect(current).toEqual([2, 1]);
  });
});
