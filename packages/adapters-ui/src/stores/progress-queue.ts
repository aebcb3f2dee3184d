import type { Clock, ProjectUser } from '@ykd/application/ports';
import type { ProjectUserPort } from '@ykd/application/project-user';
import type { Position } from '@ykd/domain/course';
import { Subject, type Observable } from 'rxjs';
import type { Snapshots } from '../snapshots.js';
import { answerOf, createOutbox, type OutboxDeps, type OutboxState } from './outbox.js';
import type { PendingProgress, PendingProgressList } from './pending-progress.js';

/** What the reader sees of the saving. */
export type ProgressQueueState = OutboxState;

/** Where reading positions are reported to. */
export interface ProgressSaving extends Snapshots<ProgressQueueState> {
  /** Records as they stand once the server confirmed them. */
  readonly saved$: Observable<ProjectUser>;
  /** A position was reached, `isEnd` the end of its lesson: it is kept in the browser first, then sent. */
  reached(courseId: string, position: Position, isEnd?: boolean): void;
  /** Sends what is waiting, for example after a login or when the page is left. */
  flush(): void;
}

export interface ProgressQueue extends ProgressSaving {
  /** Stops retrying and listening. What waits stays in the browser. */
  dispose(): void;
}

export interface ProgressQueueDeps extends Pick<OutboxDeps<PendingProgress>, 'online$' | 'scheduler'> {
  /** Whose reading it is; the server takes it from nobody else. */
  readonly userId: string;
  readonly projectUser: Pick<ProjectUserPort, 'save'>;
  readonly pending: PendingProgressList;
  readonly clock: Clock;
}

/** Saves reading positions one at a time; the latest of a course replaces those still waiting. */
export const createProgressQueue = (deps: ProgressQueueDeps): ProgressQueue => {
  const { userId, projectUser, pending, clock, online$, scheduler } = deps;
  const saved$ = new Subject<ProjectUser>();

  const { added, dispose, ...outbox } = createOutbox<PendingProgress>({
    all: pending.all,
    keyOf: ({ courseId }) => courseId,
    send: async (entry) => {
      const { courseId, position, read, at } = entry;
      const result = await projectUser.save({
        userId,
        courseId,
        outlineNum: position.outline,
        sectionNum: position.section,
        bodyNum: position.body,
        ...(read && {
          read: read.map(({ outline, section }) => ({ outlineNum: outline, sectionNum: section })),
        }),
        at,
      });
      const answer = answerOf(result);
      if (answer !== 'not-logged-in') pending.confirm(entry);
      if (result.ok) saved$.next(result.value);
      return answer;
    },
    online$,
    scheduler,
  });

  return {
    ...outbox,
    saved$: saved$.asObservable(),
    reached: (courseId, position, isEnd) => {
      pending.add({
        courseId,
        position,
        ...(isEnd && { read: [{ ...position, body: 0 }] }),
        at: clock.now(),
      });
      added();
    },
    dispose: () => {
      dispose();
      saved$.complete();
    },
  };
};
