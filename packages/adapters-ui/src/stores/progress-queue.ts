import type { Clock, ProjectUser, ProjectUserPort } from '@ykd/application';
import type { Position } from '@ykd/domain/course';
import { asyncScheduler, Subject, timer, type Observable, type SchedulerLike, type Subscription } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import type { PendingProgress, PendingProgressList } from './pending-progress.js';

/**
 * What the reader sees of the saving: `idle` before anything was read, `saving` on the way, `saved` confirmed by the
 * server, `queued` kept in this browser until the connection is back, `refused` when the server will never take it.
 */
export interface ProgressQueueState {
  readonly status: 'idle' | 'saving' | 'saved' | 'queued' | 'refused';
  /** Courses with a position that is not confirmed. */
  readonly pending: number;
}

/** Where reading positions are reported to. */
export interface ProgressSaving extends Snapshots<ProgressQueueState> {
  /** Records as they stand once the server confirmed them. */
  readonly saved$: Observable<ProjectUser>;
  /** A position was reached: it is kept in the browser first, then sent. */
  reached(courseId: string, position: Position): void;
  /** Sends what is waiting, for example after a login or when the page is left. */
  flush(): void;
}

export interface ProgressQueue extends ProgressSaving {
  /** Stops retrying and listening. What waits stays in the browser. */
  dispose(): void;
}

export interface ProgressQueueDeps {
  /** Whose reading it is; the server takes it from nobody else. */
  readonly userId: string;
  readonly projectUser: Pick<ProjectUserPort, 'save'>;
  readonly pending: PendingProgressList;
  readonly clock: Clock;
  /** Emits when the connection is back. */
  readonly online$: Observable<unknown>;
  readonly scheduler?: SchedulerLike | undefined;
}

/** Waits between tries: 2 s, doubled up to 30 s. */
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

/** What the server said: it has the position, it will never take it, or it does not know the reader any more. */
type Answer = 'saved' | 'refused' | 'not-logged-in';

/** Saves reading positions one at a time; the latest of a course replaces those still waiting. */
export const createProgressQueue = (deps: ProgressQueueDeps): ProgressQueue => {
  const { userId, projectUser, pending, clock, online$, scheduler = asyncScheduler } = deps;
  const { reader, write } = createSnapshots<ProgressQueueState>({
    status: 'idle',
    pending: pending.all().length,
  });
  const saved$ = new Subject<ProjectUser>();
  let draining = false;
  let disposed = false;
  let retryMs = FIRST_RETRY_MS;
  let retry: Subscription | undefined;

  const show = (status: ProgressQueueState['status']): void => {
    if (!disposed) write({ status, pending: pending.all().length });
  };

  const send = async (entry: PendingProgress): Promise<Answer> => {
    const { courseId, position, at } = entry;
    const result = await projectUser.save({
      userId,
      courseId,
      outlineNum: position.outline,
      sectionNum: position.section,
      bodyNum: position.body,
      at,
    });
    // Forbidden: somebody else has logged in, in another tab.
    if (!result.ok && (result.error.kind === 'not-logged-in' || result.error.kind === 'forbidden'))
      return 'not-logged-in';
    pending.confirm(entry);
    retryMs = FIRST_RETRY_MS;
    if (result.ok && !disposed) saved$.next(result.value);
    return result.ok ? 'saved' : 'refused';
  };

  const drain = async (): Promise<void> => {
    if (draining || disposed) return;
    draining = true;
    retry?.unsubscribe();
    // One course that fails again and again must not keep the others waiting.
    const failed = new Set<string>();
    let knowsReader = true;
    const next = () => pending.all().find(({ courseId }) => !failed.has(courseId));
    for (let entry = next(); entry !== undefined && knowsReader && !disposed; entry = next()) {
      // The word of being offline stays until a try went through.
      if (reader.getSnapshot().status !== 'queued') show('saving');
      try {
        const answer = await send(entry);
        knowsReader = answer !== 'not-logged-in';
        if (answer !== 'not-logged-in') show(answer);
      } catch {
        failed.add(entry.courseId);
      }
    }
    // Nothing may wait between the last look at the list and this, or a step in between would be overlooked.
    draining = false;
    if (knowsReader && failed.size === 0) {
      // Another tab has sent what waited here: nothing is left to wait for.
      if (reader.getSnapshot().status === 'queued') show('saved');
      return;
    }
    show('queued');
    // What the server does not take from a stranger waits for the next login of the same user.
    if (!knowsReader || disposed) return;
    retry = timer(retryMs, scheduler).subscribe(() => void drain());
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };

  const online = online$.subscribe(() => void drain());

  return {
    ...reader,
    saved$: saved$.asObservable(),
    reached: (courseId, position) => {
      pending.add({ courseId, position, at: clock.now() });
      // While offline every further step waits for the retry or the connection, not for a request of its own.
      if (reader.getSnapshot().status === 'queued') show('queued');
      else void drain();
    },
    flush: () => void drain(),
    dispose: () => {
      disposed = true;
      retry?.unsubscribe();
      online.unsubscribe();
      saved$.complete();
    },
  };
};
