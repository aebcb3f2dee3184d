import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';

/** Counts the time in a lesson; `isRead` is false until it is there. */
export const useStudyTime = (
  courseId: string,
  outlineNum: number,
  sectionNum: number,
  isRead: boolean,
): void => {
  const { base, studyTools } = useServices();
  const userId = memberIdOf(useStore(base));
  useEffect(() => {
    if (!isRead || userId === undefined) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    studyTools().then(
      (services) => {
        if (!isOver) end = services.of(userId).time.read({ courseId, outlineNum, sectionNum });
      },
      // Without its code this visit does not count; reading goes on.
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [studyTools, userId, courseId, outlineNum, sectionNum, isRead]);
};
