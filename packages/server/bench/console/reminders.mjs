// Reminds everybody who wants to be at the same minute, as the job of the server does, part by part.
import { remindOfCheckIns } from '@ykd/application/check-in';
import { shanghaiDay } from '@ykd/domain/shared';
import { openDatabase, repositories } from '../../dist/persistence/index.js';
import { CAMPAIGN, reminderInstant } from './fill-check-ins.mjs';

const rounded = (ms) => Math.round(ms * 10) / 10;

/**
 * @param settings - of the database
 * @param at - when it was filled, epoch ms: an instant later on that day is when they are due
 * @returns how many were reminded, and how long the parts took
 */
export const measureReminders = async (settings, at) => {
  const database = await openDatabase(settings);
  try {
    const { db } = database;
    const due = reminderInstant(at);
    await db.updateTable('check_in_reminder').set({ due_at: due }).execute();
    await db
      .deleteFrom('notice')
      .where('id', 'like', `%${CAMPAIGN}%${shanghaiDay(at)}%`)
      .execute();
    const before = await noticesOf(db);
    const deps = { clock: { now: () => due + 1000 }, unitOfWork: repositories(database).unitOfWork };
    const times = [];
    for (;;) {
      const begun = performance.now();
      const count = await remindOfCheckIns(deps);
      if (count === 0) break;
      times.push(performance.now() - begun);
    }
    const told = (await noticesOf(db)) - before;
    const sorted = times.toSorted((a, b) => a - b);
    return {
      told,
      parts: times.length,
      's in all': rounded(times.reduce((sum, ms) => sum + ms, 0) / 1000),
      'part p50, ms': rounded(sorted[Math.floor(sorted.length / 2)] ?? 0),
      'part max, ms': rounded(sorted.at(-1) ?? 0),
    };
  } finally {
    await database.close();
  }
};

const noticesOf = async (db) => {
  const { count } = await db
    .selectFrom('notice')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
