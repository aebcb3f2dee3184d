import { beatSpan, studyYear } from '@ykd/domain/report';
import type { StudyLogs, TxStudyLogs } from '../../ports/study-logs.js';
import type { FakeWorld, StudyRow } from './world.js';

type StudyWorld = Pick<FakeWorld, 'studyLogs'>;

const ofUser = ({ studyLogs }: StudyWorld, userId: string): readonly StudyRow[] =>
  [...studyLogs.values()].filter((log) => log.userId === userId);

const inYear = (world: StudyWorld, userId: string, year: number): readonly StudyRow[] => {
  const { from, until } = studyYear(year);
  return ofUser(world, userId).filter((log) => log.at >= from && log.at < until);
};

/** Study logs in memory. */
export const fakeStudyLogs = (world: StudyWorld): StudyLogs => ({
  hasStudied: async (userId, year) => inYear(world, userId, year).length > 0,
  findByYear: async (userId, year) =>
    inYear(world, userId, year)
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, courseId, seconds }) => ({ at, courseId, seconds })),
});

/** Study logs inside a transaction on a world. */
export const txStudyLogs = (world: StudyWorld): TxStudyLogs => ({
  lockOwner: async () => {},
  countedBeats: async (userId, ids) =>
    new Set(ofUser(world, userId).flatMap(({ beatId }) => (ids.includes(beatId) ? [beatId] : []))),
  covering: async (userId, { from, until }) =>
    ofUser(world, userId).filter(
      ({ at, seconds }) => at < until && beatSpan({ from: at, seconds }).until > from,
    ),
  insert: async (userId, pieces) => {
    for (const piece of pieces) world.studyLogs.set(`${userId} ${piece.at}`, { ...piece, userId });
  },
});
