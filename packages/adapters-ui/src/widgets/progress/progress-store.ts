import {
  asyncScheduler,
  concat,
  defer,
  distinctUntilChanged,
  interval,
  map,
  of,
  Subject,
  switchMap,
  take,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { createSnapshots, type Snapshots } from '../../snapshots.js';
import { PROGRESS_DURATION_MS, PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '../measures.js';

/** The bar as it is to be drawn; `percent` is 0 to 100. */
export type ProgressSnapshot = {
  readonly visible: boolean;
  readonly percent: number;
  readonly failed: boolean;
};

export type ProgressCommands = {
  /** One more piece of work has begun. */
  readonly start: () => void;
  /** One piece has ended well. */
  readonly finish: () => void;
  /** One piece has failed: the bar is red from here to its end. */
  readonly fail: () => void;
};

export type ProgressStore = Snapshots<ProgressSnapshot> & { readonly commands: ProgressCommands };

const TICK_MS = 100;
/** Only the end of the work may show a full bar. */
const MOST_BEFORE_END = 95;
const HIDDEN: ProgressSnapshot = { visible: false, percent: 0, failed: false };

/** Quick at first and slower towards the end: what the bar shows after so many milliseconds of its run. */
export function progressAt(elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / PROGRESS_DURATION_MS));
  return MOST_BEFORE_END * (1 - (1 - part) ** 3);
}

/**
 * The bar at the top of the window. Pieces of work may overlap: the bar ends with the last of them.
 * @param scheduler the source of time; tests give a virtual one.
 */
export function createProgress({
  scheduler = asyncScheduler,
}: { scheduler?: SchedulerLike } = {}): ProgressStore {
  const { reader, write } = createSnapshots(HIDDEN);
  const busy = new Subject<boolean>();
  let pieces = 0;
  let failed = false;

  // A request that ends within the throttle never shows a bar.
  const run = (): Observable<ProgressSnapshot> =>
    timer(PROGRESS_THROTTLE_MS, scheduler).pipe(
      switchMap(() => concat(of(0), interval(TICK_MS, scheduler).pipe(map((tick) => (tick + 1) * TICK_MS)))),
      take(PROGRESS_DURATION_MS / TICK_MS + 1),
      map((elapsed) => ({ visible: true, percent: progressAt(elapsed), failed })),
    );

  const end = (): Observable<ProgressSnapshot> =>
    defer(() =>
      reader.getSnapshot().visible
        ? concat(
            of({ visible: true, percent: 100, failed }),
            timer(PROGRESS_HIDE_MS, scheduler).pipe(map(() => HIDDEN)),
          )
        : of(HIDDEN),
    );

  busy
    .pipe(
      distinctUntilChanged(),
      switchMap((on) => (on ? run() : end())),
    )
    .subscribe(write);

  function leave() {
    if (pieces === 0) return;
    pieces -= 1;
    if (pieces === 0) busy.next(false);
  }

  return {
    ...reader,
    commands: {
      start() {
        if (pieces === 0) failed = false;
        pieces += 1;
        busy.next(true);
      },
      finish: leave,
      fail() {
        if (pieces === 0) return;
        failed = true;
        const shown = reader.getSnapshot();
        if (shown.visible) write({ ...shown, failed });
        leave();
      },
    },
  };
}
