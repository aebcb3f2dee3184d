import { useEffect } from 'react';
import { useStudyTools } from './use-study-tools';

/** Counts the time in a lesson; `isRead` is false until it is there. */
export const useStudyTime = (
  courseId: string,
  outlineNum: number,
  sectionNum: number,
  isRead: boolean,
): void => {
  const time = useStudyTools({ isWanted: isRead })?.time;
  useEffect(
    () => (isRead ? time?.read({ courseId, outlineNum, sectionNum }) : undefined),
    [time, courseId, outlineNum, sectionNum, isRead],
  );
};
