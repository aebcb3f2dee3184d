import { sessionFields } from '@ykd/application/entities';
import type { SessionOwner, SessionRepository, TxSessions } from '@ykd/application/ports';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from './database.js';
import { endCalendarAddress } from './end-calendar-address.js';
import { mapping } from './mapping.js';
import { staffOf, USER_COLUMNS, userOf, type UserRow } from './member-row.js';
import { holdMember } from './tx-members.js';
import type { Placeholder } from './prepared.js';
import { writeTrace } from './security-log.js';
import type { Schema } from './schema.js';
import { viewedOf } from './viewings.js';

interface OwnerRow extends UserRow {
  readonly session_id: string;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly expires_at: number;
  readonly role: string | null;
  readonly grants: string | null;
  readonly factor_since: number | null;
  readonly factor_at: number | null;
  readonly by_initial_password: number | null;
  readonly pwd_initial_since: number | null;
  readonly viewing_id: string | null;
}

const { recordOf: sessionOf, rowOf } = mapping(sessionFields);

const ownerOf = (row: OwnerRow): SessionOwner => {
  const staff = staffOf(row);
  return {
    sessionId: row.session_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    user: userOf(row),
    ...(staff === undefined ? undefined : { staff }),
    ...(row.factor_since === null ? undefined : { secondFactor: { at: row.factor_at } }),
    ...(row.by_initial_password === 1 && row.pwd_initial_since !== null
      ? { initialPassword: { since: row.pwd_initial_since } }
      : undefined),
  };
};

/** The session with its owner and his rights, in one look-up. */
const owners = (db: Kysely<Schema>) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.user_id')
    .leftJoin('staff', 'staff.user_id', 'session.user_id')
    .leftJoin('second_factor', 'second_factor.user_id', 'session.user_id')
    .leftJoin('second_factor_session', 'second_factor_session.session_id', 'session.id')
    .leftJoin('viewing', 'viewing.session_id', 'session.id')
    .select([
      'session.id as session_id',
      'session.created_at',
      'session.last_seen_at',
      'session.expires_at',
      'session.by_initial_password',
      ...USER_COLUMNS,
      'member.pwd_initial_since',
      'staff.role',
      'staff.grants',
      'second_factor.since as factor_since',
      'second_factor_session.at as factor_at',
      'viewing.id as viewing_id',
    ]);

/** The earlier one of a column and an instant. */
const earlier = (
  e: ExpressionBuilder<Schema, 'session'>,
  column: 'created_at' | 'last_seen_at' | 'expires_at',
  at: number,
) => e.case().when(column, '>', at).then(at).else(e.ref(column)).end();

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
        .set((e) => ({
          last_seen_at: param('lastSeenAt'),
          expires_at: param('expiresAt'),
          created_at: earlier(e, 'created_at', param('lastSeenAt')),
        }))
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
  const bringBack = database.prepare((db, param: Placeholder<{ at: number; latest: number }>) =>
    db
      .updateTable('session')
      .set((e) => ({
        created_at: earlier(e, 'created_at', param('at')),
        last_seen_at: earlier(e, 'last_seen_at', param('at')),
        expires_at: earlier(e, 'expires_at', param('latest')),
      }))
      // Those that have ended are removed; by this index the others are found.
      .where('expires_at', '>', param('at'))
      .where((e) => e.or([e('created_at', '>', param('at')), e('last_seen_at', '>', param('at'))])),
  );
  const removeExpired = database.prepare((db, param: Placeholder<{ at: number }>) =>
    db.deleteFrom('session').where('expires_at', '<', param('at')),
  );

  const viewedBy = viewedOf(database);
  /** Few look as somebody else: what belongs to that is read for them alone. */
  const found = async (row: OwnerRow | undefined): Promise<SessionOwner | undefined> => {
    if (row === undefined || row.viewing_id === null) return row && ownerOf(row);
    const viewing = await viewedBy(row.viewing_id);
    return { ...ownerOf(row), ...(viewing === undefined ? undefined : { viewing }) };
  };

  return {
    findByDigest: async (digest) => found(await byDigest.first({ digest })),
    findById: async (id) => found(await byId.first({ id })),
    touch: async (id, lastSeenAt, expiresAt) => {
      await touch.change({ id, lastSeenAt, expiresAt });
    },
    delete: async (id) => {
      await remove.change({ id });
    },
    findByUser: async (userId, at) => (await byUser.all({ userId, at })).map(sessionOf),
    deleteOwn: async (id, userId) => (await removeOwn.change({ id, userId })) === 1,
    deleteOthers: (userId, keepId, trace) =>
      database.transaction(async (trx) => {
        await holdMember(trx, database.traits, userId).execute();
        const { numDeletedRows } = await trx
          .deleteFrom('session')
          .where('user_id', '=', userId)
          .where('id', '<>', keepId)
          .executeTakeFirstOrThrow();
        await endCalendarAddress(trx, userId);
        if (trace !== undefined) await writeTrace(trx, [trace]);
        return Number(numDeletedRows);
      }),
    bringBack: (at, latest) => bringBack.change({ at, latest }),
    deleteExpired: (at) => removeExpired.change({ at }),
  };
};

/** Sessions inside a transaction. */
export const txSessions = (trx: Kysely<Schema>): TxSessions => ({
  insert: async (session) => {
    await trx.insertInto('session').values(rowOf(session)).execute();
  },
  idsOf: async (userId) => {
    const own = trx.selectFrom('session').select('id').where('user_id', '=', userId);
    return (await own.orderBy('last_seen_at', 'desc').orderBy('id').execute()).map(({ id }) => id);
  },
  delete: async (ids) => {
    await trx.deleteFrom('session').where('id', 'in', ids).execute();
  },
});
