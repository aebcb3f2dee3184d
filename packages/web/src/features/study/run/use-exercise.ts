import { useStore, useStoreOr } from '@ykd/adapters-ui/react';
import type { ExercisesState, SolutionState } from '@ykd/adapters-ui/stores';
import type { Exercise } from '@ykd/application/course';
import { useEffect, useMemo } from 'react';
import { useStudyStore } from '../services';
import { run as messages } from '../messages/zh-CN/run';
import { useStudyTools } from '../tools/use-study-tools';
import { useIsPreview } from '../preview-mode';

const NONE: ExercisesState = { passed: [], counted: [], saving: 'idle' };
const UNKNOWN: SolutionState = { isReady: false };

const SAVING: Partial<Record<ExercisesState['saving'], string>> = {
  saved: messages.saved,
  queued: messages.queued,
};

/** An exercise of the lesson that is open, with what the member has written for it so far. */
export const useExercise = ({ id, starter }: Exercise) => {
  const lesson = useStore(useStudyStore(), (state) => state.lesson);
  const courseId = lesson?.courseId ?? '';
  const isPreview = useIsPreview();
  const tools = useStudyTools({ isWanted: !isPreview });
  const exercises = tools?.exercises;
  const solutions = tools?.solutions;
  const { passed, counted, saving } = useStoreOr(exercises, NONE);
  const solution = useMemo(() => solutions?.of(courseId, id), [solutions, courseId, id]);
  const { isReady, code = starter } = useStoreOr(solution, UNKNOWN);
  useEffect(() => void exercises?.open(courseId), [exercises, courseId]);
  useEffect(() => lesson && solutions?.open(lesson, id), [solutions, lesson, id]);
  return {
    /** Whether what was written is there: until then, writing would take its place. */
    isReady,
    code,
    /** Absent until it is loaded. */
    solution,
    isPassed: passed.includes(id),
    /** What passing it did for the progress; nothing, when it had been passed before. */
    saving: counted.includes(id) ? SAVING[saving] : undefined,
    /** This program passed. */
    pass: (solved: string) => {
      exercises?.pass(courseId, id);
      solution?.pass(solved);
    },
  };
};
