import type { CheckInSave } from '@ykd/application/ports';
import { sampleMember } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { repositories, type Database } from '../../src/persistence/index.js';
import { freshSqliteDatabase } from '../support/both-databases.js';

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
