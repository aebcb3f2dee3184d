import type { Clock } from '@ykd/application/ports';
import { STUDY_BEAT_MAX_SECONDS, STUDY_IDLE_MS, type StudyBeat } from '@ykd/domain/report';
import {
  asyncScheduler,
  combineLatest,
  concat,
  distinctUntilChanged,
  interval,
  map,
  Observable,
  of,
  startWith,
  switchMap,
  takeUntil,
  throttleTime,
  timer,
  type SchedulerLike,
} from 'rxjs';

export interface StudySigns {
  /** Emits whenever the reader does something. */
  readonly signs$: Observable<unknown>;
  /** Whether the page can be seen; the present state at once. */
  readonly visible$: Observable<boolean>;
}

const SECOND_MS = 1000;
/** Scrolling gives many signs; one a second says as much. */
const SIGN_EVERY_MS = 1000;

/** Whether the reader studies: the page is seen, and he gave a sign within the last minute. Coming back is a sign. */
const studies$ = ({ signs$, visible$ }: StudySigns, scheduler: SchedulerLike): Observable<boolean> =>
  combineLatest([
    visible$,
    signs$.pipe(
      throttleTime(SIGN_EVERY_MS, scheduler, { leading: true, trailing: true }),
      startWith(undefined),
    ),
  ]).pipe(
    switchMap(([visible]) =>
      visible
        ? timer(STUDY_IDLE_MS, scheduler).pipe(
            map(() => false),
            startWith(true),
          )
        : of(false),
    ),
    distinctUntilChanged(),
  );

/**
 * The stretches in which the reader studies, each when it is over and at the latest after a minute. Completes with
 * `end$`, after the stretch that it cuts off.
 */
export const trackStudy = (
  signs: StudySigns,
  end$: Observable<unknown>,
  clock: Clock,
  scheduler: SchedulerLike = asyncScheduler,
): Observable<Pick<StudyBeat, 'from' | 'seconds'>> =>
  new Observable((told) => {
    let from: number | undefined;
    const cut = (): void => {
      if (from === undefined) return;
      const now = clock.now();
      const seconds = Math.min(Math.floor((now - from) / SECOND_MS), STUDY_BEAT_MAX_SECONDS);
      if (seconds > 0) told.next({ from, seconds });
      // The part of a second is carried on. A machine that slept, or a clock that was set, begins anew.
      const carried = from + seconds * SECOND_MS;
      from = carried <= now && now - carried < SECOND_MS ? carried : now;
    };
    const study = concat(studies$(signs, scheduler).pipe(takeUntil(end$)), of(false)).subscribe({
      next: (isStudying) => {
        cut();
        from = isStudying ? clock.now() : undefined;
      },
      complete: () => told.complete(),
    });
    // Begun after the first stretch, so that it is a whole minute long.
    const minutes = interval(STUDY_BEAT_MAX_SECONDS * SECOND_MS, scheduler).subscribe(cut);
    return () => {
      minutes.unsubscribe();
      study.unsubscribe();
    };
  });
