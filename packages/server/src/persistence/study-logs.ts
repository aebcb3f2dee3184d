import type { StudyLogs, StudyPiece, TxStudyLogs } from '@ykd/application/ports';
import { studyYear, type StudySpan } from '@ykd/domain/report';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { insertMany } from './insert-many.js';
import type { Placeholder } from './prepared.js';
import type { Schema, StudyLogTable } from './schema.js';
import { keepStudied } from './student-facts.js';

/** The row of a piece of study. */
export const studyLogRow = (userId: string, piece: StudyPiece): StudyLogTable => ({
  user_id: userId,
  course_id: piece.courseId,
  outline_num: piece.outlineNum,
  section_num: piece.sectionNum,
  beat_id: piece.beatId,
  at: piece.at,
  seconds: piece.seconds,
});

/**
 * The logs that reach into a stretch of time. No two of a member overlap, so that of those which begin before it only the
 * last one can: it is found by the key, however long it is and whatever else there is.
 */
const coverOf = async (trx: Kysely<Schema>, userId: string, { from, until }: StudySpan) => {
  const own = trx.selectFrom('study_log').select(['at', 'seconds']).where('user_id', '=', userId);
  const before = await own.where('at', '<', from).orderBy('at', 'desc').limit(sql.lit(1)).execute();
  const within = await own.where('at', '>=', from).where('at', '<', until).execute();
  return [...before, ...within];
};

/** Study logs in the database. */
export const studyLogs = (database: Database): StudyLogs => {
  const between = database.prepare(
    (db, param: Placeholder<{ userId: string; from: number; until: number }>) =>
      db
        .selectFrom('study_log')
        .select(['at', 'course_id as courseId', 'seconds'])
        .where('user_id', '=', param('userId'))
        .where('at', '>=', param('from'))
        .where('at', '<', param('until'))
        .orderBy('at'),
  );

  const first = database.prepare((db, param: Placeholder<{ userId: string; from: number; until: number }>) =>
    db
      .selectFrom('study_log')
      .select('at')
      .where('user_id', '=', param('userId'))
      .where('at', '>=', param('from'))
      .where('at', '<', param('until'))
      .orderBy('at')
      .limit(sql.lit(1)),
  );

  return {
    hasStudied: async (userId, year) => (await first.all({ userId, ...studyYear(year) })).length > 0,
    findByYear: (userId, year) => between.all({ userId, ...studyYear(year) }),
    findBetween: (userId, { from, until }) => between.all({ userId, from, until }),
  };
};

/** Study logs inside a transaction. */
export const txStudyLogs = (trx: Kysely<Schema>, traits: DialectTraits): TxStudyLogs => ({
  lockOwner: (userId) => traits.lockKey(trx, `study:${userId}`),
  countedBeats: async (userId, ids) => {
    const known = trx.selectFrom('study_log').select('beat_id').where('user_id', '=', userId);
    return new Set((await known.where('beat_id', 'in', ids).execute()).map((row) => row.beat_id));
  },
  covering: (userId, span) => coverOf(trx, userId, span),
  insert: async (userId, pieces) => {
    const rows = pieces.map((piece) => studyLogRow(userId, piece));
    await insertMany(trx, 'study_log', rows);
    await keepStudied(trx, traits, userId, pieces);
  },
});
