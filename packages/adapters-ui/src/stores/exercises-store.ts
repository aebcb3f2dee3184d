import type { Clock, ProjectUser } from '@ykd/application/ports';
import type { ProjectUserPort } from '@ykd/application/project-user';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import { Subject, type Observable } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import { answerOf, createOutbox, type OutboxDeps, type OutboxState } from './outbox.js';
import type { KeyValueStorage } from './key-value-storage.js';
import { createStoredList } from './stored-list.js';
import { pendingPassesKey } from './study-waiting.js';

/** An exercise that was passed and that the server has not confirmed yet. `at` is epoch ms. */
interface PendingPass {
  readonly courseId: string;
  readonly exerciseId: string;
  readonly at: number;
}

/** The exercises of the course that is open. */
export interface ExercisesState {
  readonly courseId?: string;
  /** The ids of those that are passed, as far as it is known; those that wait for the server too. */
  readonly passed: readonly string[];
  /** Those of them that were passed here and now, for the first time: only they change the progress. */
  readonly counted: readonly string[];
  readonly saving: OutboxState['status'];
}

export interface ExercisesStore extends Snapshots<ExercisesState> {
  /** Records as they stand once the server counted an exercise in. */
  readonly saved$: Observable<ProjectUser>;
  /** Brings what is passed in a course; asks once a course. */
  open(courseId: string): Promise<void>;
  /** An exercise was passed: it is kept in the browser first, then sent. */
  pass(courseId: string, exerciseId: string): void;
  flush(): void;
  /** Stops retrying and listening. What waits stays in the browser. */
  dispose(): void;
}

export interface ExercisesStoreDeps extends Pick<OutboxDeps<PendingPass>, 'online$' | 'scheduler'> {
  /** Whose exercises these are; the server takes them from nobody else. */
  readonly userId: string;
  readonly projectUser: Pick<ProjectUserPort, 'exercises' | 'passExercise'>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
}

const isPending = (value: unknown): value is PendingPass => {
  const { courseId, exerciseId, at } = (value ?? {}) as Partial<PendingPass>;
  return (
    [courseId, exerciseId].every((id) => typeof id === 'string' && [...id].length <= IDENTIFIER_MAX) &&
    Number.isSafeInteger(at) &&
    Number(at) >= 0
  );
};

/** The exercises of one member. */
export const createExercisesStore = (deps: ExercisesStoreDeps): ExercisesStore => {
  const { userId, projectUser, storage, clock, online$, scheduler } = deps;
  const waiting = createStoredList(storage, pendingPassesKey(userId), isPending);
  const { reader, write } = createSnapshots<ExercisesState>({ passed: [], counted: [], saving: 'idle' });
  const saved$ = new Subject<ProjectUser>();

  const know = (courseId: string, ids: readonly string[]): void => {
    const state = reader.getSnapshot();
    if (courseId !== state.courseId) return;
    write({ ...state, passed: [...new Set([...state.passed, ...ids])] });
  };
  const waitingIn = (course: string): readonly string[] =>
    waiting
      .all()
      .filter(({ courseId }) => courseId === course)
      .map(({ exerciseId }) => exerciseId);

  const outbox = createOutbox<PendingPass>({
    all: waiting.all,
    keyOf: ({ courseId, exerciseId }) => `${courseId}/${exerciseId}`,
    send: async (entry) => {
      const result = await projectUser.passExercise({ userId, ...entry });
      const answer = answerOf(result);
      if (answer !== 'not-logged-in') {
        const { courseId, exerciseId } = entry;
        const isSent = (one: PendingPass) => one.courseId === courseId && one.exerciseId === exerciseId;
        waiting.write(waiting.all().filter((one) => !isSent(one)));
      }
      if (result.ok) saved$.next(result.value);
      return answer;
    },
    online$,
    scheduler,
  });
  const status = outbox.changes$.subscribe(({ status: saving }) =>
    write({ ...reader.getSnapshot(), saving }),
  );

  return {
    ...reader,
    saved$: saved$.asObservable(),
    open: async (courseId) => {
      if (courseId === reader.getSnapshot().courseId) return;
      write({ ...reader.getSnapshot(), courseId, passed: waitingIn(courseId), counted: [] });
      // Without an answer the ticks are missing, and nothing else.
      const result = await projectUser.exercises({ userId, courseId }).catch(() => undefined);
      if (result?.ok !== true) return;
      know(courseId, result.value);
      // What the server had before it was passed again here has changed nothing.
      const state = reader.getSnapshot();
      write({ ...state, counted: state.counted.filter((id) => !result.value.includes(id)) });
    },
    pass: (courseId, exerciseId) => {
      const state = reader.getSnapshot();
      const isKnown = courseId === state.courseId && state.passed.includes(exerciseId);
      know(courseId, [exerciseId]);
      if (waitingIn(courseId).includes(exerciseId)) return;
      if (!isKnown) write({ ...reader.getSnapshot(), counted: [...state.counted, exerciseId] });
      waiting.write([...waiting.all(), { courseId, exerciseId, at: clock.now() }]);
      outbox.added();
    },
    flush: outbox.flush,
    dispose: () => {
      outbox.dispose();
      status.unsubscribe();
      saved$.complete();
    },
  };
};
