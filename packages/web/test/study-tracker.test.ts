import { BehaviorSubject, Subject, VirtualTimeScheduler } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { trackStudy } from '../src/features/study/time/study-tracker';

const T = 1_000_000;
let scheduler: VirtualTimeScheduler;
let signs$: Subject<void>;
let visible$: BehaviorSubject<boolean>;
let end$: Subject<void>;
/** What the clock of the machine is ahead of the time that timers see: it was asleep, or was set. */
let jumped: number;
let told: (readonly [from: number, seconds: number])[];
let isOver: boolean;

const wait = (ms: number): void => {
  const until = scheduler.frame + ms;
  scheduler.maxFrames = until;
  scheduler.flush();
  scheduler.frame = until;
};
const seconds = (): number => told.reduce((sum, [, long]) => sum + long, 0);
/** Reads for so long, with a sign every ten seconds. */
const read = (long: number): void => {
  for (let at = 0; at < long; at += 10) {
    signs$.next();
    wait(Math.min(10, long - at) * 1000);
  }
};

beforeEach(() => {
  scheduler = new VirtualTimeScheduler();
  signs$ = new Subject();
  visible$ = new BehaviorSubject(true);
  end$ = new Subject();
  jumped = 0;
  told = [];
  isOver = false;
  const clock = { now: () => T + scheduler.frame + jumped };
  trackStudy({ signs$, visible$ }, end$, clock, scheduler).subscribe({
    next: ({ from, seconds: long }) => told.push([from - T, long]),
    complete: () => (isOver = true),
  });
});

describe('the time of study', () => {
  it('is told minute by minute, and the rest at the end', () => {
    read(150);
    expect(told).toEqual([
      [0, 60],
      [60_000, 60],
    ]);
    end$.next();
    expect(told.at(-1)).toEqual([120_000, 30]);
    expect(isOver).toBe(true);
    wait(600_000);
    expect(seconds()).toBe(150);
  });

  it('ends a minute after the last sign, and goes on with the next', () => {
    read(20);
    wait(600_000);
    expect(seconds()).toBe(10 + 60);
    read(30);
    end$.next();
    expect(seconds()).toBe(70 + 30);
  });

  it('does not count while the page is hidden, though something moves', () => {
    read(20);
    visible$.next(false);
    expect(seconds()).toBe(20);
    read(300);
    expect(seconds()).toBe(20);
    visible$.next(true);
    wait(30_000);
    end$.next();
    expect(seconds()).toBe(50);
  });

  it('does not begin on a page that was opened behind another', () => {
    end$.next();
    told = [];
    visible$.next(false);
    const late: unknown[] = [];
    const clock = { now: () => T + scheduler.frame };
    trackStudy({ signs$, visible$ }, end$, clock, scheduler).subscribe((stretch) => late.push(stretch));
    wait(120_000);
    expect(late).toEqual([]);
  });

  it('does not count the sleep of the machine, nor a clock that was set back', () => {
    read(30);
    jumped = 3_600_000;
    read(30);
    expect(seconds()).toBeLessThanOrEqual(60);
    jumped = -3_600_000;
    read(60);
    end$.next();
    expect(seconds()).toBeLessThanOrEqual(120);
    expect(told.every(([, long]) => long >= 1 && long <= 60)).toBe(true);
  });

  it('begins anew after the sleep', () => {
    read(30);
    jumped = 3_600_000;
    read(35);
    end$.next();
    expect(seconds()).toBe(65);
  });

  it('loses no parts of seconds between stretches', () => {
    wait(300);
    for (let minute = 0; minute < 5; minute += 1) read(60);
    end$.next();
    expect(seconds()).toBe(300);
  });
});
