import { beforeEach, describe, expect, it } from 'vitest';
import { createProgress, progressAt, type ProgressStore } from '../../src/widgets/progress/progress-store.js';
import { createVirtualClock } from './virtual-clock.js';

let clock: ReturnType<typeof createVirtualClock>;
let store: ProgressStore;
const shown = () => store.getSnapshot();

beforeEach(() => {
  clock = createVirtualClock();
  store = createProgress({ scheduler: clock.scheduler });
});

describe('throttle', () => {
  it('shows nothing for a request that ends before 200 ms', () => {
    const seen: boolean[] = [];
    store.changes$.subscribe(({ visible }) => seen.push(visible));
    store.commands.start();
    clock.advance(199);
    store.commands.finish();
    clock.advance(10_000);
    expect(seen).not.toContain(true);
  });

  it('shows nothing for a request that fails before 200 ms', () => {
    store.commands.start();
    clock.advance(100);
    store.commands.fail();
    clock.advance(10_000);
    expect(shown()).toEqual({ visible: false, percent: 0, failed: false });
  });

  it('shows the bar at 200 ms, from nothing', () => {
    store.commands.start();
    clock.advance(199);
    expect(shown().visible).toBe(false);
    clock.advance(1);
    expect(shown()).toEqual({ visible: true, percent: 0, failed: false });
  });
});

describe('run', () => {
  it('grows for 5 s, slower and slower, and stops short of the end', () => {
    store.commands.start();
    clock.advance(200);
    const steps: number[] = [];
    for (let second = 0; second < 5; second += 1) {
      const before = shown().percent;
      clock.advance(1000);
      steps.push(shown().percent - before);
    }
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(steps.every((step) => step > 0)).toBe(true);
    expect(shown().percent).toBe(progressAt(5000));
    expect(shown().percent).toBeLessThan(100);
    const last = shown();
    clock.advance(60_000);
    expect(shown()).toBe(last);
  });

  it('is bounded outside its five seconds', () => {
    expect(progressAt(-1)).toBe(0);
    expect(progressAt(Infinity)).toBe(progressAt(5000));
  });
});

describe('end', () => {
  it('goes to 100 and hides after 500 ms', () => {
    store.commands.start();
    clock.advance(1000);
    store.commands.finish();
    expect(shown()).toEqual({ visible: true, percent: 100, failed: false });
    clock.advance(499);
    expect(shown().visible).toBe(true);
    clock.advance(1);
    expect(shown()).toEqual({ visible: false, percent: 0, failed: false });
  });

  it('is red after a failure and hides likewise', () => {
    store.commands.start();
    clock.advance(1000);
    store.commands.fail();
    expect(shown()).toEqual({ visible: true, percent: 100, failed: true });
    clock.advance(500);
    expect(shown().visible).toBe(false);
  });

  it('forgets the failure with the next run', () => {
    store.commands.start();
    clock.advance(300);
    store.commands.fail();
    clock.advance(500);
    store.commands.start();
    clock.advance(300);
    expect(shown()).toMatchObject({ visible: true, failed: false });
  });

  it('ignores an end without a start', () => {
    store.commands.finish();
    store.commands.fail();
    store.commands.start();
    clock.advance(200);
    expect(shown()).toMatchObject({ visible: true, failed: false });
  });
});

describe('overlapping work', () => {
  it('ends with the last piece', () => {
    store.commands.start();
    store.commands.start();
    clock.advance(400);
    store.commands.finish();
    expect(shown().percent).toBeLessThan(100);
    store.commands.finish();
    expect(shown().percent).toBe(100);
  });

  it('turns red at once when one piece fails, and stays so', () => {
    store.commands.start();
    store.commands.start();
    clock.advance(400);
    store.commands.fail();
    expect(shown()).toMatchObject({ visible: true, failed: true });
    clock.advance(400);
    expect(shown()).toMatchObject({ visible: true, failed: true });
    store.commands.finish();
    expect(shown()).toMatchObject({ percent: 100, failed: true });
  });

  it('begins anew when work starts while the bar is going', () => {
    store.commands.start();
    clock.advance(2000);
    store.commands.finish();
    clock.advance(100);
    store.commands.start();
    clock.advance(200);
    expect(shown()).toEqual({ visible: true, percent: 0, failed: false });
  });
});
