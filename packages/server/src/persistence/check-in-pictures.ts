import type { CheckInPictures } from '@ykd/application/ports';
import type { Database } from './database.js';
import { lockCheckIns } from './lock-check-ins.js';
import type { Placeholder } from './prepared.js';
import { reservePicture } from './reserve-picture.js';
import { limitOf } from './planned-once.js';

const COLUMNS = ['name', 'user_id as userId', 'at'] as const;

/** The names of the pictures for check-in entries in the database. */
export const checkInPictures = (database: Database): CheckInPictures => {
  const byName = database.prepare((db, param: Placeholder<{ name: string }>) =>
    db.selectFrom('check_in_picture').select(COLUMNS).where('name', '=', param('name')),
  );
  const unused = database.prepare((db, param: Placeholder<{ before: number; limit: number }>) =>
    db
      .selectFrom('check_in_picture')
      .select(COLUMNS)
      .where('at', '<', param('before'))
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('check_in_shown')
              .select('place')
              .whereRef('check_in_shown.name', '=', 'check_in_picture.name'),
          ),
        ),
      )
      .orderBy('at')
      .orderBy('name')
      .limit(limitOf(param('limit'))),
  );

  return {
    reserve: (file, since, max) =>
      database.transaction(async (trx) => {
        await lockCheckIns(trx, database.traits, file.userId);
        return reservePicture(trx, 'check_in_picture', file, { since, max });
      }),
    find: (name) => byName.first({ name }),
    keepPrint: async (name, print) => {
      await database.db.updateTable('check_in_picture').set({ print }).where('name', '=', name).execute();
    },
    delete: (name, userId) =>
      database.transaction(async (trx) => {
        await lockCheckIns(trx, database.traits, userId);
        const { numDeletedRows } = await trx
          .deleteFrom('check_in_picture')
          .where('name', '=', name)
          .where('user_id', '=', userId)
          .where((e) =>
            e.not(
              e.exists(
                e.selectFrom('check_in_shown').select('place').where('check_in_shown.name', '=', name),
              ),
            ),
          )
          .executeTakeFirstOrThrow();
        return numDeletedRows === 1n;
      }),
    findUnused: (before, limit) => unused.all({ before, limit }),
  };
};
