import { clientOf } from '@ykd/adapters-http/client';
import {
  errorMessage,
  noteCalls,
  projectUserCalls,
  solutionCalls,
  studyTimeCalls,
} from '@ykd/adapters-http/contracts';
import {
  createExercisesStore,
  createNotesStore,
  createSolutionsStore,
  createStudyBeats,
  type ExercisesStore,
  type NotesStore,
  type SolutionsStore,
} from '@ykd/adapters-ui/stores';
import { lazyRunner } from '../sandbox/lazy-runner';
import type { SandboxRunner } from '../sandbox/sandbox-runner';
import { pageSigns } from '../time/page-signs';
import { createStudyTime, type StudyTime } from '../time/study-time';
import { memberChanges } from '../../../container/member-ids';
import { partOf } from '../../../container/part-of';
import { recordsSaved } from '../records-saved';

/** What a member reads with. */
export interface StudyTools {
  readonly time: StudyTime;
  readonly notes: NotesStore;
  readonly exercises: ExercisesStore;
  readonly solutions: SolutionsStore;
}

/** What only lessons need, beside the course that is open. */
export interface StudyServices {
  /** The tools of the member who reads; those of another are put away. What waits in the browser is sent. */
  of(userId: string): StudyTools;
  /** Runs the programs in lessons. */
  readonly runner: SandboxRunner;
}

export const studyServices = partOf((services): StudyServices => {
  const { environment, base, quietHttp } = services;
  const { clock, storage, randomId, online$, shown$, visible$ } = environment;
  const studyTime = clientOf(quietHttp, studyTimeCalls);
  const note = clientOf(quietHttp, noteCalls);
  const projectUser = clientOf(quietHttp, projectUserCalls);
  const solution = clientOf(quietHttp, solutionCalls);
  const runner = lazyRunner(environment.fetch);
  let present: { readonly userId: string; readonly tools: StudyTools; dispose(): void } | undefined;

  const make = (userId: string) => {
    const beats = createStudyBeats({ userId, studyTime, storage, clock, online$ });
    const notes = createNotesStore({
      userId,
      note,
      storage,
      clock,
      randomId,
      messageOf: errorMessage,
      online$,
    });
    const exercises = createExercisesStore({ userId, projectUser, storage, clock, online$ });
    exercises.saved$.subscribe((record) => recordsSaved(services).next(record));
    const solutions = createSolutionsStore({
      userId,
      solution,
      storage,
      clock,
      online$,
      shown$,
      visible$,
    });
    exercises.flush();
    solutions.flush();
    beats.flush();
    notes.flush();
    const signs$ = pageSigns(window);
    return {
      userId,
      tools: {
        time: createStudyTime({ port: studyTime, beats, clock, randomId, signs$, visible$ }),
        notes,
        exercises,
        solutions,
      },
      dispose: () => {
        beats.dispose();
        notes.dispose();
        exercises.dispose();
        solutions.dispose();
      },
    };
  };
  const putAway = (): void => {
    present?.dispose();
    present = undefined;
  };
  memberChanges(base).subscribe((userId) => {
    if (userId !== present?.userId) putAway();
  });

  return {
    runner,
    of: (userId) => {
      if (present?.userId === userId) return present.tools;
      putAway();
      const made = make(userId);
      present = made;
      return made.tools;
    },
  };
});
