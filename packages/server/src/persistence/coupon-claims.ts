import { couponBatchFields, couponClaimFields } from '@ykd/application/entities';
import type { CouponClaims, CouponCounts, DeviceStanding, TxCouponClaims } from '@ykd/application/ports';
import type { CouponStatus } from '@ykd/domain/coupon';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const USED: CouponStatus = 'USED';
const DEVICE: DeviceStanding = 'device';
const BY_CREATION = ['coupon_batch.gmt_created', 'coupon_batch.id'];

const batches = mapping(couponBatchFields);
const claims = mapping(couponClaimFields);

type DayPlace = Pick<Schema['coupon_day'], 'batch_id' | 'partner_id' | 'day'>;

/** Counts a visit or a claim of a day. */
const count = async (db: Kysely<Schema>, place: DayPlace, what: keyof CouponCounts): Promise<void> => {
  await db
    .insertInto('coupon_day')
    .values({ ...place, visits: 0, claims: 0, [what]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['batch_id', 'day'])
        .doUpdateSet({ [what]: sql<number>`${sql.ref(`coupon_day.${what}`)} + 1` }),
    )
    .execute();
};

const claimOf = (db: Kysely<Schema>, batchId: string, userId: string) =>
  db
    .selectFrom('coupon_claim')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Batches of coupons and who claimed of them, in the database. */
export const couponClaims = (database: Database): CouponClaims => {
  const { prepare, db } = database;
  const byId = prepare((kysely, param: Placeholder<{ id: string }>) =>
    kysely.selectFrom('coupon_batch').selectAll().where('id', '=', param('id')),
  );
  const byCode = prepare((kysely, param: Placeholder<{ code: string }>) =>
    kysely.selectFrom('coupon_batch').selectAll().where('code', '=', param('code')),
  );
  const ofPartner = prepare((kysely, param: Placeholder<{ partnerId: string }>) =>
    kysely
      .selectFrom('coupon_batch')
      .selectAll()
      .where('partner_id', '=', param('partnerId'))
      .orderBy('gmt_created', 'desc')
      .orderBy('id', 'desc'),
  );
  const allBatches = keyReader(
    database,
    (kysely) => kysely.selectFrom('coupon_batch').selectAll(),
    BY_CREATION,
    'desc',
  );
  const batchesOfPartner = keyReader(
    database,
    (kysely, param) =>
      kysely
        .selectFrom('coupon_batch')
        .selectAll()
        .where('partner_id', '=', param('partnerId') as never),
    BY_CREATION,
    'desc',
  );
  const used = prepare((kysely, param: Placeholder<{ batchId: string }>) =>
    kysely
      .selectFrom('coupon_claim')
      .innerJoin('coupon', 'coupon.id', 'coupon_claim.coupon_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('coupon_claim.batch_id', '=', param('batchId'))
      .where('coupon.status', '=', USED),
  );
  const claimsOfBatch = keyReader(
    database,
    (kysely, param) =>
      kysely
        .selectFrom('coupon_claim')
        .selectAll()
        .where('batch_id', '=', param('batchId') as never),
    ['coupon_claim.claimed_at', 'coupon_claim.id'],
    'desc',
  );
  const counts = prepare((kysely, param: Placeholder<{ partnerId: string; from: string; to: string }>) =>
    kysely
      .selectFrom('coupon_day')
      .select('batch_id')
      .select(sql<number>`cast(sum(visits) as bigint)`.as('visits'))
      .select(sql<number>`cast(sum(claims) as bigint)`.as('claims'))
      .where('partner_id', '=', param('partnerId'))
      .where('day', '>=', param('from'))
      .where('day', '<=', param('to'))
      .groupBy('batch_id'),
  );
  return {
    batch: async (id) => {
      const row = await byId.first({ id });
      return row && batches.recordOf(row);
    },
    batchOfCode: async (code) => {
      const row = await byCode.first({ code });
      return row && batches.recordOf(row);
    },
    batchesOf: async (partnerId) => (await ofPartner.all({ partnerId })).map(batches.recordOf),
    batches: async ({ partnerId }, window) => {
      const { list, hasMore } =
        partnerId === undefined ? await allBatches(window) : await batchesOfPartner(window, { partnerId });
      return { list: list.map(batches.recordOf), hasMore };
    },
    usedOf: async (batchId) => (await used.first({ batchId }))?.count ?? 0,
    claims: async (batchId, window) => {
      const { list, hasMore } = await claimsOfBatch(window, { batchId });
      return { list: list.map(claims.recordOf), hasMore };
    },
    claimOf: async (batchId, userId) => {
      const row = await claimOf(db, batchId, userId);
      return row && claims.recordOf(row);
    },
    addVisit: ({ id, partnerId }, day) => count(db, { batch_id: id, partner_id: partnerId, day }, 'visits'),
    countsOf: async (partnerId, span) => {
      const rows = await counts.all({ partnerId, ...span });
      return new Map(
        rows.map(({ batch_id: id, visits, claims: claimed }) => [id, { visits, claims: claimed }]),
      );
    },
  };
};

/** The same inside a transaction. */
export const txCouponClaims = (
  trx: Kysely<Schema>,
  { forNoKeyUpdate, lockKey }: Pick<DialectTraits, 'forNoKeyUpdate' | 'lockKey'>,
): TxCouponClaims => ({
  lockRequest: (requestKey) => lockKey(trx, `coupon:request:${requestKey}`),
  ofRequest: async (requestKey) => {
    const rows = await trx
      .selectFrom('coupon_batch')
      .selectAll()
      .where('request_key', '=', requestKey)
      .execute();
    // By hand: for their order PostgreSQL reads the key of the table instead of the index.
    return rows.map(batches.recordOf).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  },
  hold: async (batchId) => {
    const row = await trx
      .selectFrom('coupon_batch')
      .selectAll()
      .where('id', '=', batchId)
      .modifyEnd(forNoKeyUpdate)
      .executeTakeFirst();
    return row && batches.recordOf(row);
  },
  put: async (batch) => {
    const row = batches.rowOf(batch);
    const { id: _id, ...changes } = row;
    await trx
      .insertInto('coupon_batch')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
      .execute();
  },
  claimOf: async (batchId, userId) => {
    const row = await claimOf(trx, batchId, userId);
    return row && claims.recordOf(row);
  },
  countOf: async (partnerId, most) => {
    const rows = await trx
      .selectFrom('coupon_batch')
      .select('id')
      .where('partner_id', '=', partnerId)
      .limit(limitOf(most))
      .execute();
    return rows.length;
  },
  insert: async (claim, day) => {
    await trx.insertInto('coupon_claim').values(claims.rowOf(claim)).execute();
    await count(trx, { batch_id: claim.batchId, partner_id: claim.partnerId, day }, 'claims');
  },
  ofCoupon: async (couponId) => {
    const row = await trx
      .selectFrom('coupon_claim')
      .selectAll()
      .where('coupon_id', '=', couponId)
      .executeTakeFirst();
    return row && claims.recordOf(row);
  },
  onDeviceOf: async ({ userId, partnerId }) => {
    const row = await trx
      .selectFrom('coupon_claim')
      .select('id')
      .where('user_id', '=', userId)
      .where('partner_id', '=', partnerId)
      .where('partner_standing', '=', DEVICE)
      .limit(sql.lit(1))
      .executeTakeFirst();
    return row !== undefined;
  },
  lastOf: async ({ userId, productId }, { since, at }) => {
    const row = await trx
      .selectFrom('coupon_claim')
      .selectAll()
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where('claimed_at', '>=', since)
      .where('claimed_at', '<=', at)
      .orderBy('claimed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(1))
      .executeTakeFirst();
    return row && claims.recordOf(row);
  },
});
