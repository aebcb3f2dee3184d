import { BehaviorSubject, distinctUntilChanged, skip, type Observable } from 'rxjs';

/** What a view needs of a store: an immutable snapshot and a notice of change (the shape of `useSyncExternalStore`). */
export type Snapshots<T> = {
  readonly getSnapshot: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  /** Every later snapshot; the present one is `getSnapshot()`. Never errors. */
  readonly changes$: Observable<T>;
};

/** A private BehaviorSubject and its public reading side. */
export function createSnapshots<T>(initial: T): {
  readonly reader: Snapshots<T>;
  readonly write: (next: T) => void;
} {
  const subject = new BehaviorSubject(initial);
  const changes$ = subject.pipe(distinctUntilChanged(), skip(1));
  return {
    reader: {
      getSnapshot: () => subject.value,
      subscribe(listener) {
        const subscription = changes$.subscribe(() => listener());
        return () => subscription.unsubscribe();
      },
      changes$,
    },
    write: (next) => subject.next(next),
  };
}
