import {
  sessionFields,
  SESSIONS_PER_MEMBER,
  type Session,
  type SessionOwner,
  type SessionRepository,
} from '@ykd/application';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import { staffOf, USER_COLUMNS, userOf, type UserRow } from './member-row.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

interface OwnerRow extends UserRow {
  readonly session_id: string;
  readonly last_seen_at: number;
  readonly expires_at: number;
  readonly role: string | null;
  readonly grants: string | null;
}

const { recordOf: sessionOf, rowOf } = mapping(sessionFields);

const ownerOf = (row: OwnerRow | undefined): SessionOwner | undefined => {
  if (row === undefined) return undefined;
  const staff = staffOf(row);
  return {
    sessionId: row.session_id,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    user: userOf(row),
    ...(staff === undefined ? undefined : { staff }),
  };
};

/** The session with its owner and his rights, in one look-up. */
const owners = (db: Kysely<Schema>) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.user_id')
    .leftJoin('staff', 'staff.user_id', 'session.user_id')
    .select([
      'session.id as session_id',
      'session.last_seen_at',
      'session.expires_at',
      ...USER_COLUMNS,
      'staff.role',
      'staff.grants',
    ]);

/**
 * Takes the member's row: whoever else begins a session of his, or changes his password and ends them, waits for this
 * transaction and sees what it did.
 */
const ownerRow = ({ traits }: Database, trx: Kysely<Schema>, userId: string) =>
  trx.selectFrom('member').select('id').where('id', '=', userId).modifyEnd(traits.forNoKeyUpdate);

/** Stores a session, and ends those of its member that are too many then. */
const add = async (trx: Kysely<Schema>, session: Session): Promise<void> => {
  await trx.insertInto('session').values(rowOf(session)).execute();
  const others = trx
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', session.userId)
    .where('id', '<>', session.id);
  await trx
    .deleteFrom('session')
    .where('user_id', '=', session.userId)
    .where('id', '<>', session.id)
    .where(
      'id',
      'not in',
      others
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(SESSIONS_PER_MEMBER - 1),
    )
    .execute();
};

export const sessionRepository = (database: Database): SessionRepository => {
  const byDigest = database.prepare((db, param: Placeholder<{ digest: string }>) =>
    owners(db).where('session.token_digest', '=', param('digest')),
  );
  const byId = database.prepare((db, param: Placeholder<{ id: string }>) =>
    owners(db).where('session.id', '=', param('id')),
  );
  const touch = database.prepare(
    (db, param: Placeholder<{ id: string; lastSeenAt: number; expiresAt: number }>) =>
      db
        .updateTable('session')
        .set({ last_seen_at: param('lastSeenAt'), expires_at: param('expiresAt') })
        .where('id', '=', param('id')),
  );
  const remove = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.deleteFrom('session').where('id', '=', param('id')),
  );
  const byUser = database.prepare((db, param: Placeholder<{ userId: string; at: number }>) =>
    db
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('expires_at', '>', param('at'))
      .orderBy('last_seen_at', 'desc')
      .orderBy('id'),
  );
  const removeOwn = database.prepare((db, param: Placeholder<{ id: string; userId: string }>) =>
    db.deleteFrom('session').where('id', '=', param('id')).where('user_id', '=', param('userId')),
  );
  const removeExpired = database.prepare((db, param: Placeholder<{ at: number }>) =>
    db.deleteFrom('session').where('expires_at', '<', param('at')),
  );

  return {
    insert: (session) =>
      database.transaction(async (trx) => {
        await ownerRow(database, trx, session.userId).execute();
        await add(trx, session);
      }),
    insertIfPassword: (session, passwordHash) =>
      database.transaction(async (trx) => {
        const member = await ownerRow(database, trx, session.userId)
          .where('pwd_hash', '=', passwordHash)
          .executeTakeFirst();
        if (member === undefined) return false;
        await add(trx, session);
        return true;
      }),
    insertIfWeixin: (session, openid) =>
      database.transaction(async (trx) => {
        // First the row, then what is bound to it: a change of the password has come by then, or waits.
        await ownerRow(database, trx, session.userId).execute();
        const binding = await trx
          .selectFrom('weixin_binding')
          .select('user_id')
          .where('openid', '=', openid)
          .executeTakeFirst();
        if (binding?.user_id !== session.userId) return false;
        await add(trx, session);
        return true;
      }),
    findByDigest: async (digest) => ownerOf(await byDigest.first({ digest })),
    findById: async (id) => ownerOf(await byId.first({ id })),
    touch: async (id, lastSeenAt, expiresAt) => {
      await touch.change({ id, lastSeenAt, expiresAt });
    },
    delete: async (id) => {
      await remove.change({ id });
    },
    findByUser: async (userId, at) => (await byUser.all({ userId, at })).map(sessionOf),
    deleteOwn: async (id, userId) => (await removeOwn.change({ id, userId })) === 1,
    deleteOthers: (userId, keepId) =>
      database.transaction(async (trx) => {
        await ownerRow(database, trx, userId).execute();
        const { numDeletedRows } = await trx
          .deleteFrom('session')
          .where('user_id', '=', userId)
          .where('id', '<>', keepId)
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),
    deleteExpired: (at) => removeExpired.change({ at }),
  };
};
