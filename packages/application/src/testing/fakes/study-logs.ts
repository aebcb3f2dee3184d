import { beatSpan, studyYear, type StudyLog, type StudySpan } from '@ykd/domain/report';
import type { StudyLogs, TxStudyLogs } from '../../ports/study-logs.js';
import type { FakeWorld, StudyRow } from './world.js';

type StudyWorld = Pick<FakeWorld, 'studyLogs'>;

const ofUser = ({ studyLogs }: StudyWorld, userId: string): readonly StudyRow[] =>
  [...studyLogs.values()].filter((log) => log.userId === userId);

const inSpan = (world: StudyWorld, userId: string, { from, until }: StudySpan): readonly StudyLog[] =>
  ofUser(world, userId)
    .filter((log) => log.at >= from && log.at < until)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, courseId, seconds }) => ({ at, courseId, seconds }));

/** Study logs in memory. */
export const fakeStudyLogs = (world: StudyWorld): StudyLogs => ({
  hasStudied: async (userId, year) => inSpan(world, userId, studyYear(year)).length > 0,
  findByYear: async (userId, year) => inSpan(world, userId, studyYear(year)),
  findBetween: async (userId, span) => inSpan(world, userId, span),
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
