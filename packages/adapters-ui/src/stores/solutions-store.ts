import type { LessonKey } from '@ykd/application/course';
import type { Clock } from '@ykd/application/ports';
import type { SolutionPort } from '@ykd/application/solution';
import { solutionCodeIssue, type SolutionCodes } from '@ykd/domain/course';
import { asyncScheduler, debounceTime, filter, merge, Subject, type Observable } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import {
  confirmed,
  isUnsent,
  joined,
  sendable,
  solved,
  swapped,
  writtenOn,
  type DeviceSolution,
} from './device-solution.js';
import type { KeyValueStorage } from './key-value-storage.js';
import { createOpenLessons } from './open-lessons.js';
import { answerOf, createOutbox, type OutboxAnswer, type OutboxDeps } from './outbox.js';
import { createSolutionShelf, placeKey, type ExercisePlace } from './solution-shelf.js';

/** What a member wrote for an exercise, as it is shown. */
export interface SolutionState {
  /** Whether it is known what he wrote on other devices, or cannot be known now: before that, writing is too early. */
  readonly isReady: boolean;
  /** The program as he left it; absent when he has written nothing. */
  readonly code?: string | undefined;
  /** The last program that passed. */
  readonly passed?: string | undefined;
  /** What he wrote elsewhere at the same time, and is nowhere else any more. */
  readonly other?: string | undefined;
}

/** The solution of one exercise. */
export interface ExerciseSolution extends Snapshots<SolutionState> {
  write(code: string): void;
  /** This program passed. */
  pass(code: string): void;
  /** The other code takes the place of the last one, which takes its place. */
  swap(): void;
}

/** The solutions of a member: on this device at once, with the server a little later, and so on his other devices. */
export interface SolutionsStore {
  of(courseId: string, exerciseId: string): ExerciseSolution;
  /** Brings what was written elsewhere for an exercise in a lesson; until what it returns is called, it is kept up. */
  open(lesson: LessonKey, exerciseId: string): () => void;
  flush(): void;
  /** Stops retrying and listening. What waits stays in the browser. */
  dispose(): void;
}

export interface SolutionsStoreDeps extends Pick<OutboxDeps<never>, 'online$' | 'scheduler'> {
  /** Whose solutions these are; the server takes them from nobody else. */
  readonly userId: string;
  readonly solution: SolutionPort;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** Emits when somebody looks at the page again. */
  readonly shown$: Observable<unknown>;
  /** Whether the page can be seen. */
  readonly visible$: Observable<boolean>;
}

/** So long nothing is written before what was written is sent. */
export const SOLUTION_IDLE_MS = 2000;

/** Whether the server would refuse it. */
const isTooMuch = ({ last, passed }: SolutionCodes): boolean =>
  [last, passed].some((dated) => dated && solutionCodeIssue(dated.code) !== undefined);

/** The solutions of one member. */
export const createSolutionsStore = (deps: SolutionsStoreDeps): SolutionsStore => {
  const { userId, solution: port, storage, clock, online$, shown$, visible$ } = deps;
  const { scheduler = asyncScheduler } = deps;
  const shelf = createSolutionShelf(storage, userId);
  const shown = new Map<string, ReturnType<typeof createSnapshots<SolutionState>>>();
  const written$ = new Subject<void>();

  const stateOf = (own: DeviceSolution | undefined, isReady: boolean): SolutionState => ({
    isReady: isReady || own !== undefined,
    code: own?.last.code,
    passed: own?.passed?.code,
    other: own?.other,
  });
  const snapshotsOf = (place: ExercisePlace) => {
    const known = shown.get(placeKey(place));
    if (known !== undefined) return known;
    const made = createSnapshots(stateOf(shelf.read(place), false));
    shown.set(placeKey(place), made);
    return made;
  };
  const show = (place: ExercisePlace, isReady = false): void => {
    const { reader, write } = snapshotsOf(place);
    write(stateOf(shelf.read(place), isReady || reader.getSnapshot().isReady));
  };
  const put = (place: ExercisePlace, own: DeviceSolution): void => {
    shelf.put(place, own);
    show(place);
  };

  const send = async (place: ExercisePlace): Promise<OutboxAnswer> => {
    const before = shelf.read(place);
    // What the server would refuse stays here.
    if (before === undefined || isTooMuch(before)) {
      shelf.settle(place);
      return 'refused';
    }
    const sent = sendable(before);
    const { last, passed, known } = sent;
    shelf.put(place, { ...before, sent: last });
    const result = await port.save({
      userId,
      ...place,
      last,
      ...(passed && { passed }),
      ...(known && { seen: known.last }),
    });
    const answer = answerOf(result);
    if (answer === 'not-logged-in') return answer;
    const own = shelf.read(place) ?? sent;
    const isSame = own.last.at === last.at && own.passed?.at === passed?.at;
    const next = result.ok ? confirmed(own, sent, result.value) : { ...own, sent: undefined };
    put(place, next);
    if (result.ok ? !isUnsent(next) : isSame) shelf.settle(place);
    return answer;
  };

  const outbox = createOutbox<ExercisePlace>({
    all: shelf.waiting,
    keyOf: placeKey,
    send,
    online$,
    scheduler,
  });

  /** What the server has of an exercise, or that it has nothing. */
  const learn = (place: ExercisePlace, theirs: SolutionCodes | undefined): void => {
    const own = shelf.read(place);
    if (theirs !== undefined) put(place, joined(own, theirs));
    else if (own !== undefined) put(place, { ...own, known: undefined });
  };

  const lessons = createOpenLessons({
    ask: async (lesson) => {
      const result = await port.ofLesson({ userId, ...lesson }).catch(() => undefined);
      return result?.ok ? result.value : undefined;
    },
    tell: (place, { isReady, solutions }) => {
      if (solutions) {
        learn(
          place,
          solutions.find(({ exerciseId }) => exerciseId === place.exerciseId),
        );
      }
      show(place, isReady);
      outbox.added();
    },
    scheduler,
  });

  const listening = written$.pipe(debounceTime(SOLUTION_IDLE_MS, scheduler)).subscribe(() => outbox.added());
  listening.add(visible$.pipe(filter((isVisible) => !isVisible)).subscribe(() => outbox.flush()));
  listening.add(merge(online$, shown$).subscribe(() => lessons.askAgain()));

  return {
    of: (courseId, exerciseId) => {
      const place = { courseId, exerciseId };
      const { reader } = snapshotsOf(place);
      return {
        ...reader,
        write: (code) => {
          put(place, writtenOn(shelf.read(place), reader.getSnapshot().code, code, clock.now()));
          written$.next();
        },
        pass: (code) => {
          put(place, solved(shelf.read(place), code, clock.now()));
          outbox.added();
        },
        swap: () => {
          const own = shelf.read(place);
          if (own !== undefined) put(place, swapped(own, clock.now()));
          written$.next();
        },
      };
    },
    open: lessons.open,
    flush: outbox.flush,
    dispose: () => {
      outbox.dispose();
      lessons.dispose();
      listening.unsubscribe();
    },
  };
};
