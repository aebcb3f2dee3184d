import { addPerson, happen, happening } from '@ykd/application/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { copyCredited, fillSums } from '../../src/persistence/index.js';
import { recomputeSums } from '../../src/persistence/sums/recompute-sums.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { inLanes } from '../attack/people/honest.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

/** As many as there are connections: whoever waits for one holds nothing, and gives up after some seconds on a busy machine. */
const AT_ONCE = 10;

const PEOPLE = ['a', 'b', 'c', 'd', 'e'];

describe.each(BOTH_DATABASES)('what is counted of each day on %s', (_name, open) => {
  it('is worked out from what was there before it was counted as it would have been counted', async () => {
    const { database, dispose } = await open();
    const all = repositories(database);
    for (const id of PEOPLE) await addPerson(all, id);
    const events = fc.sample(happening(PEOPLE), { seed: 5, numRuns: 200 });
    for (const [at, event] of events.entries()) await happen(all, event, at);
    const read = async () => [
      await all.sumsByDay.between(0, Date.UTC(2100, 0, 1)),
      (await sql`select * from learner_day order by user_id, day`.execute(database.db)).rows,
      (await sql`select * from refund_day order by order_id, day`.execute(database.db)).rows,
      (await sql`select id, has_bought, counted from student_summary order by id`.execute(database.db)).rows,
    ];
    const kept = await read();
    expect(kept.map((rows) => rows.length > 3)).toEqual([true, true, true, true]);
    for (const table of ['day_sum', 'learner_day', 'refund_day'])
      await sql`delete from ${sql.table(table)}`.execute(database.db);
    await sql`update student_summary set has_bought = 0, counted = 0`.execute(database.db);
    await fillSums(database.db);
    await copyCredited(database.db);
    expect(await read()).toEqual(kept);
    await dispose();
  });

  it('is mended beside whatever happens, without spoiling what is right', async () => {
    const { database, dispose } = await open();
    const all = repositories(database);
    for (const id of PEOPLE) await addPerson(all, id);
    const events = fc.sample(happening(PEOPLE), { seed: 9, numRuns: 120 });
    let isOver = false;
    const found: number[] = [];
    const happens = async () => {
      for (const [at, event] of events.entries()) {
        if (at === 40) await sql`update day_sum set learners = learners + 3`.execute(database.db);
        await happen(all, event, at);
      }
      isOver = true;
    };
    const looks = async () => {
      while (!isOver) found.push((await recomputeSums(database)).days);
    };
    await Promise.all([happens(), looks()]);
    expect(found.filter((days) => days > 0).length).toBeLessThanOrEqual(1);
    await recomputeSums(database);
    expect(await recomputeSums(database)).toEqual({ orders: 0, days: 0, credits: 0, checkIns: 0 });
    await dispose();
  });

  it('is written by many at once without anybody waiting in a circle', async () => {
    const { database, dispose } = await open();
    const all = repositories(database);
    const ids = Array.from({ length: 60 }, (_none, at) => `m${at}`);
    await inLanes(ids, AT_ONCE, (id, at) => addPerson(all, id, { at: 1 + (at % 3) * 86_400_000 }));
    const events = fc.sample(happening(ids), { seed: 4, numRuns: 240 });
    await inLanes(events, AT_ONCE, (event, at) => happen(all, event, at));
    expect(await recomputeSums(database)).toEqual({ orders: 0, days: 0, credits: 0, checkIns: 0 });
    await dispose();
  });
});

it('is kept in transactions of a database alone', async () => {
  const { addToSums } = await import('../../src/persistence/pending-sums.js');
  expect(() => addToSums(0, 'a', { learners: 1 })).toThrow('in a transaction');
});
