import { useEffect, useState } from 'react';
import { useRosterQueries } from './roster-queries';

/** How often it is asked, ms. */
const EVERY_MS = 700;

/** How far a roster is while something is done with all of it; undefined before anything is known. */
export const useProgress = (id: string, isRunning: boolean) => {
  const { progress } = useRosterQueries();
  const [known, setKnown] = useState<{ readonly done: number; readonly total: number }>();
  useEffect(() => {
    if (!isRunning) return undefined;
    let isOver = false;
    const ask = async () => {
      const answer = await progress({ id }).catch(() => undefined);
      if (!isOver && answer?.ok) setKnown(answer.value ?? undefined);
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [id, isRunning, progress]);
  return isRunning ? known : undefined;
};
