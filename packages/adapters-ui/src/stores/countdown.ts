import type { Clock } from '@ykd/application/ports';
import { asyncScheduler, distinctUntilChanged, interval, map, startWith, takeWhile } from 'rxjs';
import type { SchedulerLike, Subscription } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** Whole seconds to go; 0 when nothing is counted down. */
export interface CountdownState {
  readonly secondsLeft: number;
}

export interface Countdown extends Snapshots<CountdownState> {
  /** Counts down from so many seconds; a count that is running is given up. */
  start(seconds: number): void;
}

/** How the clock and the scheduler are looked at; tests give virtual ones. */
export interface TimeDeps {
  readonly clock: Clock;
  readonly scheduler?: SchedulerLike | undefined;
}

/** How often the clock is looked at: more often than it changes, so that no second lasts two. */
const LOOK_MS = 200;

/** A countdown that goes by the clock: a page that slept shows the right number when it wakes. */
export const createCountdown = ({ clock, scheduler = asyncScheduler }: TimeDeps): Countdown => {
  const { reader, write } = createSnapshots<CountdownState>({ secondsLeft: 0 });
  let running: Subscription | undefined;
  return {
    ...reader,
    start: (seconds) => {
      const endsAt = clock.now() + seconds * 1000;
      running?.unsubscribe();
      running = interval(LOOK_MS, scheduler)
        .pipe(
          startWith(0),
          map(() => Math.max(0, Math.ceil((endsAt - clock.now()) / 1000))),
          distinctUntilChanged(),
          takeWhile((left) => left > 0, true),
        )
        .subscribe((secondsLeft) => write({ secondsLeft }));
    },
  };
};
