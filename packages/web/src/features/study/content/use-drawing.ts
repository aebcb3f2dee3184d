import { useEffect, useState } from 'react';
import { drawFirst, drawMore, type LessonChunk } from './lesson-chunks';

/** Which pieces are drawn: some at once, the others one by one, from `start` on, whenever the page is free. */
export const useDrawing = (chunks: readonly LessonChunk[], start: number): ReadonlySet<number> => {
  const [drawn, setDrawn] = useState(() => drawFirst(chunks, start));
  const isDone = drawn.size >= chunks.length;
  useEffect(() => {
    if (isDone) return undefined;
    const timeout = setTimeout(() => setDrawn((before) => drawMore(before, chunks, start)));
    return () => clearTimeout(timeout);
  }, [isDone, drawn, chunks, start]);
  return drawn;
};
