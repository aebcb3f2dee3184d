import type { MemberRepository } from '@ykd/application/ports';
import { usernameKey } from '@ykd/domain/member';
import { writeWish } from './account-wishes.js';
import { writePassword } from './member-password.js';
import { writeTrace } from './security-log.js';
import type { Database } from './database.js';
import { changedUserColumns, USER_COLUMNS, userOf } from './member-row.js';
import { keepSummary, keepSummaryOf } from './student-summary.js';
import { unlessTaken } from './unless-taken.js';

/** What members change about themselves; their accounts elsewhere are wanted in the same transaction. */
export const memberChanges = (
  database: Database,
): Pick<MemberRepository, 'setUsername' | 'updateProfile' | 'setPassword' | 'replacePasswordHash'> => ({
  setUsername: (id, userName, at, sync = []) =>
    unlessTaken(database, () =>
      database.transaction(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('member')
          .set({ user_name: userName, user_name_key: usernameKey(userName), gmt_modified: at })
          .where('id', '=', id)
          .where((e) =>
            e.or([
              e('user_name', 'is', null),
              e(e.fn<string>('trim', ['user_name']), '=', ''),
              e('user_name', '=', e.ref('mobile')),
            ]),
          )
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await keepSummaryOf(trx, id);
        for (const target of sync) await writeWish(trx, database.traits, { userId: id, target, at });
        return true;
      }),
    ),
  updateProfile: ({ id, fields, picture, sync, at }) =>
    database.transaction(async (trx) => {
      if (picture !== undefined) {
        // Whoever removes the picture waits for this and sees it named, or has removed it by then.
        const owner = trx.selectFrom('member').select('id').where('id', '=', id);
        await owner.modifyEnd(database.traits.forNoKeyUpdate).execute();
        const kept = await trx
          .selectFrom('avatar_file')
          .select('name')
          .where('name', '=', picture)
          .where('user_id', '=', id)
          .executeTakeFirst();
        if (kept === undefined) return undefined;
      }
      const row = await trx
        .updateTable('member')
        .set({ ...changedUserColumns(fields), gmt_modified: at })
        .where('id', '=', id)
        .returning(USER_COLUMNS)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      if (fields.name !== undefined || fields.profile !== undefined) await keepSummary(trx, userOf(row));
      for (const target of sync) await writeWish(trx, database.traits, { userId: id, target, at });
      return userOf(row);
    }),
  setPassword: ({ trace, ...change }) =>
    database.transaction(async (trx) => {
      if (!(await writePassword(trx, database.traits, change))) return false;
      if (trace !== undefined) await writeTrace(trx, [trace]);
      return true;
    }),
  replacePasswordHash: async (id, oldHash, newHash) => {
    await database.db
      .updateTable('member')
      .set({ pwd_hash: newHash })
      .where('id', '=', id)
      .where('pwd_hash', '=', oldHash)
      .execute();
  },
});
