import type { StudyLogs } from '@ykd/application';
import { beatSpan, studyYear, uncountedStudy, type StudyBeat } from '@ykd/domain/report';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

/**
 * The logs that reach into a beat. No two of a member overlap, so that of those which begin before the beat only the last
 * one can: it is found by the key, however long it is and whatever else there is.
 */
const coverOf = async (trx: Kysely<Schema>, userId: string, beat: StudyBeat) => {
  const { from, until } = beatSpan(beat);
  const own = trx.selectFrom('study_log').select(['at', 'seconds']).where('user_id', '=', userId);
  const before = await own.where('at', '<', from).orderBy('at', 'desc').limit(sql.lit(1)).execute();
  const within = await own.where('at', '>=', from).where('at', '<', until).execute();
  return [...before, ...within];
};

/** Counts one beat, see the port. */
const countBeat = async (trx: Kysely<Schema>, userId: string, beat: StudyBeat): Promise<number> => {
  const pieces = uncountedStudy(await coverOf(trx, userId, beat), beat);
  if (pieces.length === 0) return 0;
  const row = {
    user_id: userId,
    course_id: beat.courseId,
    outline_num: beat.outlineNum,
    section_num: beat.sectionNum,
    beat_id: beat.id,
  };
  await trx
    .insertInto('study_log')
    .values(pieces.map((piece) => ({ ...row, ...piece })))
    .execute();
  return pieces.reduce((sum, { seconds }) => sum + seconds, 0);
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

  return {
    count: (userId, beats) =>
      database.transaction(async (trx) => {
        // What is covered must not change before the gaps are filled.
        await database.traits.lockKey(trx, `study:${userId}`);
        const known = await trx
          .selectFrom('study_log')
          .select('beat_id')
          .where('user_id', '=', userId)
          .where(
            'beat_id',
            'in',
            beats.map(({ id }) => id),
          )
          .execute();
        const counted = new Set(known.map((row) => row.beat_id));
        let seconds = 0;
        for (const beat of beats) {
          if (counted.has(beat.id)) continue;
          const added = await countBeat(trx, userId, beat);
          if (added > 0) counted.add(beat.id);
          seconds += added;
        }
        return seconds;
      }),
    findByYear: (userId, year) => between.all({ userId, ...studyYear(year) }),
  };
};
