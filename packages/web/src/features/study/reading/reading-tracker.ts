import {
  asyncScheduler,
  debounceTime,
  distinctUntilChanged,
  filter,
  map,
  scan,
  Subject,
  take,
  type Observable,
  type SchedulerLike,
} from 'rxjs';

/** The parts of a lesson that are on the screen, by their numbers; `atEnd`: the end of the lesson is too. */
export interface View {
  readonly visible: ReadonlySet<number>;
  readonly atEnd: boolean;
}

export interface ReadingTracker {
  /** The screen shows something else now. */
  look(view: View): void;
  /** The furthest part that has been on the screen for a moment; each further one once. */
  readonly reached$: Observable<number>;
  /** The end of the lesson has been on the screen for a moment; emits once. */
  readonly ended$: Observable<unknown>;
  /** The part that is being read: the topmost one on the screen, once the scrolling rests. */
  readonly current$: Observable<number>;
}

/** What only flies past has not been read. */
const DWELL_MS = 800;
/** Browsers refuse to have the address changed all the time. */
const REST_MS = 250;

/** Tells from what is on the screen how far a lesson of `bodyCount` parts has been read. */
export const createReadingTracker = (
  bodyCount: number,
  scheduler: SchedulerLike = asyncScheduler,
): ReadingTracker => {
  const views = new Subject<View>();
  const furthest = ({ visible, atEnd }: View): number => (atEnd ? bodyCount - 1 : Math.max(-1, ...visible));
  return {
    look: (view) => views.next(view),
    reached$: views.pipe(
      map(furthest),
      debounceTime(DWELL_MS, scheduler),
      scan((before, now) => Math.max(before, now), -1),
      filter((body) => body >= 0),
      distinctUntilChanged(),
    ),
    ended$: views.pipe(
      debounceTime(DWELL_MS, scheduler),
      filter(({ atEnd }) => atEnd),
      take(1),
    ),
    current$: views.pipe(
      filter(({ visible }) => visible.size > 0),
      map(({ visible }) => Math.min(...visible)),
      debounceTime(REST_MS, scheduler),
      distinctUntilChanged(),
    ),
  };
};
