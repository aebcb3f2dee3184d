import type { CheckInSave } from '@ykd/application/ports';
import { sampleMember } from '@ykd/application/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { repositories, type Database } from '../../src/persistence/index.js';
import { fillStandings } from '../../src/persistence/keep-standings.js';
import { unitOfWork } from '../../src/persistence/store/unit-of-work.js';
import { recomputeStandings } from '../../src/persistence/sums/recompute-standings.js';
import { BOTH_DATABASES, freshSqliteDatabase } from '../support/both-databases.js';

const save = (picture: string): CheckInSave => ({
  userId: 'member-1',
  campaign: '2025_march',
  day: '2025-03-02',
  text: picture,
  pictures: [picture],
  at: 5,
});

/** The database, with something done before each statement but the first. */
const interrupted = (database: Database, between: () => Promise<unknown>): Database => {
  let statements = 0;
  return {
    ...database,
    prepare: (...query) => {
      const prepared = database.prepare(...query);
      return {
        ...prepared,
        all: async (values) => {
          statements += 1;
          if (statements > 1) await between();
          return prepared.all(values);
        },
      };
    },
  };
};

it('reads an entry with the pictures of its text, although another is put in its place meanwhile', async () => {
  const { database, dispose } = await freshSqliteDatabase();
  const { checkIns, checkInPictures, members } = repositories(database);
  await members.insert(sampleMember('1'));
  for (const name of ['a.png', 'b.png']) {
    await checkInPictures.reserve({ name, userId: 'member-1', at: 5 }, 0, 9);
  }
  await checkIns.put(save('a.png'));
  const reader = repositories(interrupted(database, () => checkIns.put(save('b.png')))).checkIns;
  expect(await reader.entries('member-1', '2025_march')).toMatchObject([
    { text: 'a.png', pictures: ['a.png'] },
  ]);
  await dispose();
});

describe.each(BOTH_DATABASES)('what is kept of check-ins on %s', (_name, open) => {
  it('is worked out from the entries as it was kept with each, and put right where it is not', async () => {
    const { database, dispose } = await open();
    const { checkIns, checkInStandings, members } = repositories(database);
    for (const key of ['1', '2']) await members.insert(sampleMember(key));
    for (const [userId, day] of [
      ['member-1', '2025-03-01'],
      ['member-1', '2025-03-02'],
      ['member-1', '2025-02-28'],
      ['member-2', '2025-03-04'],
    ] as const)
      await checkIns.put({ ...save(''), userId, day, pictures: [] });
    await checkInStandings.hide('member-2', '2025_march', true);
    const read = async () => [
      (await sql`select * from check_in_standing order by user_id`.execute(database.db)).rows,
      await checkInStandings.byDay({ campaign: '2025_march' }),
    ];
    const kept = await read();
    expect(kept).toMatchObject([
      [
        { total: 2, run: 2 },
        { total: 1, is_hidden: 1 },
      ],
      { length: 4 },
    ]);
    expect(await recomputeStandings(database)).toBe(0);
    await sql`update check_in_standing set total = 9 where user_id = 'member-2'`.execute(database.db);
    await sql`update check_in_day set entries = 7 where day = '2025-03-02'`.execute(database.db);
    expect(await recomputeStandings(database)).toBe(2);
    expect(await read()).toEqual(kept);
    // As the migration finds it: nothing is kept.
    await sql`delete from check_in_standing where user_id = 'member-1'`.execute(database.db);
    await sql`delete from check_in_day`.execute(database.db);
    await fillStandings(database.db);
    expect(await read()).toEqual(kept);
    expect(await recomputeStandings(database)).toBe(0);
    await dispose();
  });

  it('is right after many write at once, and staff move the period meanwhile', async () => {
    const { database, dispose } = await open();
    const { activities, checkIns, checkInStandings, members } = repositories(database);
    const keys = Array.from({ length: 6 }, (_, at) => String(at));
    for (const key of keys) await members.insert(sampleMember(key));
    const campaign = await activities.campaign('2025_march');
    if (campaign === undefined) throw new Error('it is there');
    const move = (firstDay: string) =>
      unitOfWork(database).transaction(async (tx) => {
        await tx.activities.lock();
        await tx.activities.campaigns.put({ ...campaign, firstDay });
      });
    const days = ['2025-03-01', '2025-03-02', '2025-03-03'];
    await Promise.all([
      ...keys.map(async (key) => {
        for (const day of days)
          await checkIns.put({ ...save(''), userId: `member-${key}`, day, pictures: [] });
      }),
      move('2025-03-02').then(() => move('2025-03-03')),
    ]);
    expect(await recomputeStandings(database)).toBe(0);
    expect(await checkInStandings.top('2025_march', 9)).toMatchObject(keys.map(() => ({ total: 1 })));
    expect(await checkInStandings.byDay({ campaign: '2025_march' })).toEqual(
      days.map((day) => ({ day, entries: keys.length })),
    );
    await dispose();
  });
});
