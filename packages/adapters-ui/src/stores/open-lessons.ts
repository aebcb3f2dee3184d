import type { LessonKey } from '@ykd/application/course';
import type { Solution } from '@ykd/application/ports';
import { Subscription, timer, type SchedulerLike } from 'rxjs';
import type { ExercisePlace } from './solution-shelf.js';

/** So long nobody waits for an answer before he may write. */
export const SOLUTION_WAIT_MS = 4000;

/** What is known of the solutions in a lesson. */
export interface LessonAnswer {
  /** Nobody has to wait any more. */
  readonly isReady: boolean;
  /** What the server had when it was asked last. */
  readonly solutions?: readonly Solution[];
}

/** The lessons that somebody looks at: of each, the server is asked once for all its exercises. */
export interface OpenLessons {
  /** Tells of an exercise in a lesson, until what it returns is called. */
  open(lesson: LessonKey, exerciseId: string): () => void;
  askAgain(): void;
  dispose(): void;
}

export interface OpenLessonsDeps {
  /** What the server has; undefined without an answer. */
  ask(lesson: LessonKey): Promise<readonly Solution[] | undefined>;
  tell(place: ExercisePlace, answer: LessonAnswer): void;
  readonly scheduler: SchedulerLike;
}

interface OpenLesson {
  readonly lesson: LessonKey;
  /** How often each exercise is on the page. */
  readonly users: Map<string, number>;
  answer: LessonAnswer;
}

export const createOpenLessons = ({ ask, tell, scheduler }: OpenLessonsDeps): OpenLessons => {
  const lessons = new Map<string, OpenLesson>();
  const waits = new Subscription();

  const learn = (open: OpenLesson, answer: Partial<LessonAnswer>): void => {
    open.answer = { ...open.answer, ...answer, isReady: true };
    const { courseId } = open.lesson;
    for (const exerciseId of open.users.keys()) tell({ courseId, exerciseId }, open.answer);
  };
  const askOf = async (open: OpenLesson): Promise<void> => {
    const solutions = await ask(open.lesson);
    learn(open, solutions === undefined ? {} : { solutions });
  };

  return {
    open: ({ courseId, outlineNum, sectionNum }, exerciseId) => {
      const lesson = { courseId, outlineNum, sectionNum };
      const key = JSON.stringify([courseId, outlineNum, sectionNum]);
      const found = lessons.get(key);
      const open: OpenLesson = found ?? { lesson, users: new Map(), answer: { isReady: false } };
      const count = (more: number) => (open.users.get(exerciseId) ?? 0) + more;
      open.users.set(exerciseId, count(1));
      if (found === undefined) {
        lessons.set(key, open);
        void askOf(open);
        waits.add(timer(SOLUTION_WAIT_MS, scheduler).subscribe(() => open.answer.isReady || learn(open, {})));
      } else tell({ courseId, exerciseId }, open.answer);
      return () => {
        if (count(-1) > 0) open.users.set(exerciseId, count(-1));
        else open.users.delete(exerciseId);
        if (open.users.size === 0 && lessons.get(key) === open) lessons.delete(key);
      };
    },
    askAgain: () => lessons.forEach((open) => void askOf(open)),
    dispose: () => waits.unsubscribe(),
  };
};
