import { asyncScheduler, catchError, map, of, Subject, switchMap, timer } from 'rxjs';
import type { SchedulerLike } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/**
 * What was found for a text that is being typed. While the next answer is on its way the last one stays; after a failure
 * nothing does.
 */
export interface LookupState<T> {
  readonly text: string;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly found?: T;
}

export interface Lookup<T> extends Snapshots<LookupState<T>> {
  /** Looks a text up once the typing rests; an answer to an earlier text is dropped. */
  lookUp(text: string): void;
  /** Forgets the text and what was found. */
  clear(): void;
}

/** How long the typing has to rest. Specification §9 'Select search debounce'. */
const SEARCH_DEBOUNCE_MS = 250;

/** Looks texts up as they are typed, 250 ms after the last key, or `restMs`. */
export const createLookup = <T>(
  find: (text: string) => Promise<T>,
  {
    restMs = SEARCH_DEBOUNCE_MS,
    scheduler = asyncScheduler,
  }: { readonly restMs?: number; readonly scheduler?: SchedulerLike } = {},
): Lookup<T> => {
  const { reader, write } = createSnapshots<LookupState<T>>({ text: '', status: 'idle' });
  const asked$ = new Subject<string | undefined>();

  asked$
    .pipe(
      // A clearing waits for nothing, and calls off what is on its way.
      switchMap((text) =>
        text === undefined
          ? of<LookupState<T>>({ text: '', status: 'idle' })
          : timer(restMs, scheduler).pipe(
              switchMap(() => find(text)),
              map((found): LookupState<T> => ({ text, status: 'ready', found })),
              catchError(() => of<LookupState<T>>({ text, status: 'failed' })),
            ),
      ),
    )
    .subscribe(write);

  return {
    ...reader,
    lookUp: (text) => {
      const now = reader.getSnapshot();
      if (now.text === text && (now.status === 'loading' || now.status === 'ready')) return;
      write({ ...now, text, status: 'loading' });
      asked$.next(text);
    },
    clear: () => asked$.next(undefined),
  };
};
