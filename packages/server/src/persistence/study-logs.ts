import type { StudyLogs } from '@ykd/application';
import {
  beatSpan,
  STUDY_IDLE_MS,
  studyYear,
  uncountedStudy,
  type StudyBeat,
  type StudyLog,
  type StudySpan,
} from '@ykd/domain/report';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';
import type { Schema, StudyLogTable } from './schema.js';

/** So many logs in one statement: the databases take no more than some ten thousand parameters. */
const LOGS_AT_ONCE = 1000;

/** When the beats take place; those that nearly follow each other, as when somebody reads on, are one stretch of time. */
const stretchesOf = (beats: readonly StudyBeat[]): readonly StudySpan[] => {
  const stretches: StudySpan[] = [];
  for (const span of beats.map(beatSpan).toSorted((a, b) => a.from - b.from)) {
    const last = stretches.at(-1);
    if (last === undefined || span.from > last.until + STUDY_IDLE_MS) stretches.push(span);
    else stretches.splice(-1, 1, { from: last.from, until: Math.max(last.until, span.until) });
  }
  return stretches;
};

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

/** The rows of what beats add to a cover, each passed over when one before it with its id added anything. */
const newRows = (
  userId: string,
  beats: readonly StudyBeat[],
  cover: readonly Pick<StudyLog, 'at' | 'seconds'>[],
): readonly StudyLogTable[] => {
  const rows: StudyLogTable[] = [];
  const added = new Set<string>();
  for (const beat of beats) {
    if (added.has(beat.id)) continue;
    const row = {
      user_id: userId,
      course_id: beat.courseId,
      outline_num: beat.outlineNum,
      section_num: beat.sectionNum,
      beat_id: beat.id,
    };
    for (const piece of uncountedStudy([...cover, ...rows], beat)) {
      rows.push({ ...row, ...piece });
      added.add(beat.id);
    }
  }
  return rows;
};

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
    count: async (userId, beats) => {
      if (beats.length === 0) return 0;
      return database.transaction(async (trx) => {
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
        const fresh = beats.filter(({ id }) => !counted.has(id));
        const covers: Awaited<ReturnType<typeof coverOf>>[] = [];
        for (const stretch of stretchesOf(fresh)) covers.push(await coverOf(trx, userId, stretch));
        const rows = newRows(userId, fresh, covers.flat());
        for (let at = 0; at < rows.length; at += LOGS_AT_ONCE) {
          await trx
            .insertInto('study_log')
            .values(rows.slice(at, at + LOGS_AT_ONCE))
            .execute();
        }
        return rows.reduce((sum, { seconds }) => sum + seconds, 0);
      });
    },
    findByYear: (userId, year) => between.all({ userId, ...studyYear(year) }),
  };
};
