import { useStore, useStoreOr } from '@ykd/adapters-ui/react';
import type { ExercisesState } from '@ykd/adapters-ui/stores';
import type { Exercise } from '@ykd/application/course';
import { useEffect, useMemo, useState } from 'react';
import { useStudyStore } from '../services';
import { run as messages } from '../messages/zh-CN/run';
import { useStudyTools } from '../tools/use-study-tools';

const NONE: ExercisesState = { passed: [], counted: [], saving: 'idle' };

const SAVING: Partial<Record<ExercisesState['saving'], string>> = {
  saved: messages.saved,
  queued: messages.queued,
};

/** An exercise of the course that is open, with the program that the member has written so far. */
export const useExercise = ({ id, starter }: Exercise) => {
  const courseId = useStore(useStudyStore(), (state) => state.courseId) ?? '';
  const tools = useStudyTools();
  const exercises = tools?.exercises;
  const { passed, counted, saving } = useStoreOr(exercises, NONE);
  const [written, setWritten] = useState<string>();
  const [before, setBefore] = useState<string>();
  useEffect(() => void exercises?.open(courseId), [exercises, courseId]);

  const drafts = tools?.drafts;
  const draft = useMemo(() => drafts?.read(courseId, id), [drafts, courseId, id]);
  const code = written ?? draft ?? starter;
  const write = (next: string): void => {
    setWritten(next);
    drafts?.write(courseId, id, next === starter ? undefined : next);
  };
  return {
    /** Whether what was kept is there: until then, writing would take its place. */
    isReady: tools !== undefined,
    code,
    write,
    reset: () => {
      setBefore(code);
      write(starter);
    },
    /** Brings back what a reset took away. */
    undo: before === undefined ? undefined : () => write(before),
    isPassed: passed.includes(id),
    /** What passing it did for the progress; nothing, when it had been passed before. */
    saving: counted.includes(id) ? SAVING[saving] : undefined,
    pass: () => exercises?.pass(courseId, id),
  };
};
