import { studyYear, uncountedStudy, type StudyLog } from '@ykd/domain/report';
import type { StudyLogs } from '../../ports/study-logs.js';

interface Kept extends StudyLog {
  readonly userId: string;
  readonly beatId: string;
}

export const fakeStudyLogs = (): StudyLogs => {
  const kept: Kept[] = [];
  return {
    count: async (userId, beats) => {
      let seconds = 0;
      for (const beat of beats) {
        const own = kept.filter((log) => log.userId === userId);
        if (own.some(({ beatId }) => beatId === beat.id)) continue;
        for (const piece of uncountedStudy(own, beat)) {
          kept.push({ ...piece, userId, beatId: beat.id, courseId: beat.courseId });
          seconds += piece.seconds;
        }
      }
      return seconds;
    },
    findByYear: async (userId, year) => {
      const { from, until } = studyYear(year);
      return kept
        .filter((log) => log.userId === userId && log.at >= from && log.at < until)
        .toSorted((a, b) => a.at - b.at)
        .map(({ at, courseId, seconds }) => ({ at, courseId, seconds }));
    },
  };
};
