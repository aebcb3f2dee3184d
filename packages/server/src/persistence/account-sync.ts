import {
  type AccountSync,
  DUE_GIVEN_UP,
  DUE_NEVER,
  SYNC_TARGETS,
  type SyncCount,
  type SyncJob,
  type SyncReach,
  type SyncState,
  type SyncTarget,
} from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import { writeWish } from './account-wishes.js';
import { appendAudit } from './audit-log.js';
import type { DialectTraits } from './dialect.js';
import { isListedStudent } from './listed-students.js';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';
import type { AccountSyncTable, Schema } from './schema.js';
import { holdSummary, keepSyncFailed } from './student-facts.js';
import { limitOf } from './planned-once.js';

const stateOf = (row: AccountSyncTable): SyncState['state'] => {
  if (row.done_version === row.wanted_version) return 'done';
  if (row.due_at === DUE_GIVEN_UP) return 'failed';
  return row.attempts === 0 ? 'waiting' : 'failing';
};

const viewOf = (row: AccountSyncTable): SyncState => {
  const state = stateOf(row);
  return {
    userId: row.user_id,
    target: row.target as SyncState['target'],
    state,
    attempts: row.attempts,
    ...(row.error === null ? {} : { error: row.error }),
    dueAt: state === 'done' ? row.leased_until : Math.max(row.due_at, row.leased_until),
    gmtModified: row.gmt_modified,
  };
};

const ownerOf = ({ user_id }: Pick<AccountSyncTable, 'user_id'>): string => user_id;

/** The row of a job, as long as its lease counts. */
const heldRow = (db: Kysely<Schema>, job: SyncJob) =>
  db
    .updateTable('account_sync')
    .where('user_id', '=', job.userId)
    .where('target', '=', job.target)
    .where('leased_until', '=', job.leasedUntil);

/** Writes down that a try failed; whether the wish is still the one that was tried. */
const noteFailure = async (
  db: Kysely<Schema>,
  job: SyncJob,
  { error, at, dueAt }: Parameters<AccountSync['fail']>[1],
): Promise<boolean> => {
  const { numUpdatedRows } = await heldRow(db, job)
    .set((e) => ({
      attempts: e('attempts', '+', 1),
      error,
      due_at: dueAt,
      leased_until: 0,
      gmt_modified: at,
    }))
    .where('wanted_version', '=', job.version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** What fails or was given up. */
const troubled = (db: Kysely<Schema>, { among }: DialectTraits, { userId, caredBy }: SyncReach) =>
  db
    .selectFrom('account_sync')
    .where('target', 'in', SYNC_TARGETS)
    .where('due_at', '<', sql.lit(DUE_NEVER))
    .where('attempts', '>', sql.lit(0))
    .$if(userId !== undefined, (rows) => rows.where('user_id', '=', userId ?? ''))
    .$if(caredBy !== undefined, (rows) => {
      const own = sql`select student_id from student_care where staff_id = ${caredBy}`;
      return rows
        .where(among(sql.ref('user_id'), own))
        .where(sql<boolean>`${isListedStudent('account_sync.user_id')}`);
    });

/** The outbox of account changes in the database. */
export const accountSync = (database: Database): AccountSync => {
  const { db, traits } = database;
  const ofUser = database.prepare((kysely, param: Placeholder<{ userId: string }>) =>
    kysely.selectFrom('account_sync').selectAll().where('user_id', '=', param('userId')),
  );
  const counts = database.prepare((kysely) =>
    kysely
      .selectFrom('account_sync')
      .select((e) => [
        'target',
        e
          .case()
          .when('due_at', '=', sql.lit(DUE_GIVEN_UP))
          .then(sql.lit('failed'))
          .when('attempts', '>', sql.lit(0))
          .then(sql.lit('failing'))
          .else(sql.lit('waiting'))
          .end()
          .as('state'),
        e.fn.countAll<number>().as('count'),
      ])
      .where('target', 'in', SYNC_TARGETS)
      .where('due_at', '<', sql.lit(DUE_NEVER))
      .groupBy(['target', 'state']),
  );
  const first = (rows: ReturnType<typeof troubled>, limit: Parameters<typeof limitOf>[0]) =>
    rows.selectAll().orderBy('due_at', 'desc').orderBy('gmt_modified').limit(limitOf(limit));
  const troubles = database.prepare((kysely, param: Placeholder<{ limit: number }>) =>
    first(troubled(kysely, traits, {}), param('limit')),
  );
  const troublesInCare = database.prepare((kysely, param: Placeholder<{ caredBy: string; limit: number }>) =>
    first(troubled(kysely, traits, { caredBy: param('caredBy') }), param('limit')),
  );
  /** Ends the lease of a job when a newer wish came meanwhile: that one stands as it is. */
  const release = async (job: SyncJob): Promise<void> => {
    await heldRow(db, job).set({ leased_until: 0 }).execute();
  };

  return {
    claim: ({ target, at, leaseMs, limit }) =>
      database.transaction(async (trx) => {
        const due = await trx
          .selectFrom('account_sync')
          .selectAll()
          .where('target', '=', target)
          .where('due_at', '<=', at)
          .where('leased_until', '<=', at)
          .orderBy('due_at')
          .limit(limitOf(limit))
          .modifyEnd(traits.forUpdateSkipLocked)
          .execute();
        if (due.length === 0) return [];
        const leasedUntil = at + leaseMs;
        await trx
          .updateTable('account_sync')
          .set({ leased_until: leasedUntil })
          .where('target', '=', target)
          .where(
            'user_id',
            'in',
            due.map((row) => row.user_id),
          )
          .execute();
        return due.map((row) => ({
          userId: row.user_id,
          target,
          version: row.wanted_version,
          attempts: row.attempts,
          ...(row.sealed_password === null ? {} : { sealedPassword: row.sealed_password }),
          ...(row.external_id === null ? {} : { externalId: row.external_id }),
          hasPicture: row.has_picture === 1,
          leasedUntil,
        }));
      }),
    succeed: async (job, { externalId, hasPicture, at, notBefore }) => {
      const finished = heldRow(db, job).set({
        external_id: externalId,
        has_picture: hasPicture ? 1 : 0,
        done_version: job.version,
        // A password that came later is still to be delivered.
        sealed_password: sql`case when sealed_password = ${job.sealedPassword ?? null} then null
          else sealed_password end`,
      });
      const { numUpdatedRows } = await finished
        .set({ attempts: 0, error: null, due_at: DUE_NEVER, leased_until: notBefore, gmt_modified: at })
        .where('wanted_version', '=', job.version)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) await finished.set({ leased_until: notBefore }).execute();
    },
    fail: async (job, outcome) => {
      const isNoted =
        outcome.dueAt === DUE_GIVEN_UP
          ? await database.transaction(async (trx) => {
              await holdSummary(trx, traits, job.userId);
              const isGivenUp = await noteFailure(trx, job, outcome);
              if (isGivenUp) await keepSyncFailed(trx, job.userId);
              return isGivenUp;
            })
          : await noteFailure(db, job, outcome);
      if (!isNoted) await release(job);
    },
    postpone: async (job) => {
      const { numUpdatedRows } = await heldRow(db, job)
        .set({ due_at: DUE_NEVER, leased_until: 0, attempts: 0, error: null })
        .where('wanted_version', '=', job.version)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) await release(job);
    },
    wish: (wish) => database.transaction((trx) => writeWish(trx, traits, wish)),
    retry: ({ at, audit = () => [], ...reach }) =>
      database.transaction(async (trx) => {
        const asked = new Set((await troubled(trx, traits, reach).select('user_id').execute()).map(ownerOf));
        // Whoever notes a failure has taken the row of the student before.
        for (const owner of [...asked].toSorted()) await holdSummary(trx, traits, owner);
        const found = await troubled(trx, traits, reach)
          .selectAll()
          .orderBy('target')
          .orderBy('user_id')
          .modifyEnd(traits.forUpdate)
          .execute();
        const chosen = found.filter((row) => asked.has(ownerOf(row)));
        for (const { user_id: owner, target } of chosen) {
          await trx
            .updateTable('account_sync')
            .set({ attempts: 0, error: null, due_at: at, gmt_modified: at })
            .where('user_id', '=', owner)
            .where('target', '=', target)
            .execute();
        }
        for (const owner of asked) await keepSyncFailed(trx, owner);
        await appendAudit(trx, traits, chosen.map(viewOf).flatMap(audit));
        return chosen.length;
      }),
    counts: async () => {
      const rows = await counts.all({});
      return rows.map(({ target, state, count }) => ({
        target: target as SyncTarget,
        state: state as SyncCount['state'],
        count,
      }));
    },
    troubles: async (limit, { caredBy } = {}) => {
      const rows = caredBy === undefined ? troubles.all({ limit }) : troublesInCare.all({ caredBy, limit });
      return (await rows).map(viewOf);
    },
    statesOf: async (userId) => {
      const rows = await ofUser.all({ userId });
      return SYNC_TARGETS.flatMap((target) => rows.filter((row) => row.target === target).map(viewOf));
    },
  };
};
