import { AVATAR_PATH, avatarUrl } from '@ykd/application/avatar';
import type { AvatarFiles } from '@ykd/application/ports';
import { sql } from 'kysely';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';
import { reservePicture } from './reserve-picture.js';
import { limitOf } from './planned-once.js';

const COLUMNS = ['avatar_file.name', 'avatar_file.user_id as userId', 'avatar_file.at'] as const;

/** The names of members' pictures in the database. */
export const avatarFiles = (database: Database): AvatarFiles => {
  const byName = database.prepare((db, param: Placeholder<{ name: string }>) =>
    db.selectFrom('avatar_file').select(COLUMNS).where('name', '=', param('name')),
  );
  const unused = database.prepare((db, param: Placeholder<{ before: number; limit: number }>) =>
    db
      .selectFrom('avatar_file')
      .innerJoin('member', 'member.id', 'avatar_file.user_id')
      .select(COLUMNS)
      .where('avatar_file.at', '<', param('before'))
      .where((e) =>
        e.or([
          e('member.avatar_url', 'is', null),
          e('member.avatar_url', '<>', sql<string>`${sql.lit(AVATAR_PATH)} || avatar_file.name`),
        ]),
      )
      .orderBy('avatar_file.at')
      .orderBy('avatar_file.name')
      .limit(limitOf(param('limit'))),
  );

  return {
    reserve: (file, since, max) =>
      database.transaction(async (trx) => {
        await database.traits.lockKey(trx, `avatar:${file.userId}`);
        return reservePicture(trx, 'avatar_file', file, { since, max });
      }),
    find: (name) => byName.first({ name }),
    delete: (name, userId) =>
      database.transaction(async (trx) => {
        const owner = trx.selectFrom('member').select('id').where('id', '=', userId);
        // Whoever changes the profile waits for this, or this waits and sees what it names then.
        await owner.modifyEnd(database.traits.forNoKeyUpdate).execute();
        const { numDeletedRows } = await trx
          .deleteFrom('avatar_file')
          .where('name', '=', name)
          .where('user_id', '=', userId)
          .where((e) => e.not(e.exists(owner.where('avatar_url', '=', avatarUrl(name)))))
          .executeTakeFirstOrThrow();
        return numDeletedRows === 1n;
      }),
    findUnused: (before, limit) => unused.all({ before, limit }),
  };
};
