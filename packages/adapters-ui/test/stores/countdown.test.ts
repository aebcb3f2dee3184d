import { beforeEach, describe, expect, it } from 'vitest';
import { createCountdown, type Countdown } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';

let time: ReturnType<typeof createVirtualClock>;
let countdown: Countdown;
/** How long the page slept: the clock went on, the timers did not. */
let slept: number;
const left = () => countdown.getSnapshot().secondsLeft;

beforeEach(() => {
  time = createVirtualClock();
  slept = 0;
  const clock = { now: () => time.scheduler.now() + slept };
  countdown = createCountdown({ clock, scheduler: time.scheduler });
});

describe('a countdown', () => {
  it('begins with nothing to count', () => {
    expect(left()).toBe(0);
  });

  it('shows the whole wait at once, each second once, and ends at 0', () => {
    const shown: number[] = [];
    countdown.changes$.subscribe(({ secondsLeft }) => shown.push(secondsLeft));
    countdown.start(3);
    expect(left()).toBe(3);
    time.advance(10_000);
    expect(shown).toEqual([3, 2, 1, 0]);
  });

  it('lasts exactly as long as it says', () => {
    countdown.start(60);
    time.advance(59_999);
    expect(left()).toBe(1);
    time.advance(1);
    expect(left()).toBe(0);
  });

  it('begins anew when it is started again', () => {
    countdown.start(5);
    time.advance(4000);
    countdown.start(60);
    expect(left()).toBe(60);
    time.advance(2000);
    expect(left()).toBe(58);
  });

  it('shows the right number after the page slept', () => {
    countdown.start(60);
    time.advance(1000);
    slept = 30_000;
    time.advance(200);
    expect(left()).toBe(29);
    slept = 600_000;
    time.advance(200);
    expect(left()).toBe(0);
  });
});
