import type { Coupons } from '@ykd/application/ports';
import type { CouponStatus } from '@ykd/domain/coupon';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import { inParts } from '../in-parts.js';
import { keyReader } from '../key-page.js';
import type { Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';
import { couponOfRow, couponRow } from './coupon-row.js';

const USED: CouponStatus = 'USED';
const BY_END = ['coupon.expires_at', 'coupon.id'];

type Values = Readonly<Record<string, string | number>>;

const ofMember = (kysely: Kysely<Schema>, param: Placeholder<Values>) =>
  kysely
    .selectFrom('coupon')
    .selectAll()
    .where('receiver_user_id', '=', param('receiverUserId') as never);

/** Coupons in the database. That a coupon's product exists, and stays, is a foreign key. */
export const coupons = (database: Database): Coupons => {
  const { prepare, db } = database;
  const byId = prepare((kysely, param: Placeholder<{ id: string }>) =>
    kysely.selectFrom('coupon').selectAll().where('id', '=', param('id')),
  );
  const ofReceiver = prepare((kysely, param: Placeholder<{ receiverUserId: string; productId: string }>) =>
    kysely
      .selectFrom('coupon')
      .selectAll()
      .where('receiver_user_id', '=', param('receiverUserId'))
      .where('product_id', '=', param('productId'))
      .orderBy('expires_at')
      .orderBy('id'),
  );
  const wallets = {
    usable: keyReader(
      database,
      (kysely, param) =>
        ofMember(kysely, param)
          .where('coupon.status', '<>', USED)
          .where('coupon.expires_at', '>', param('at') as never),
      BY_END,
      'asc',
    ),
    past: keyReader(
      database,
      (kysely, param) =>
        ofMember(kysely, param).where((eb) =>
          eb.or([eb('coupon.status', '=', USED), eb('coupon.expires_at', '<=', param('at') as never)]),
        ),
      BY_END,
      'desc',
    ),
  };
  return {
    insert: async (coupon) => {
      await db.insertInto('coupon').values(couponRow(coupon)).execute();
    },
    find: async (id) => {
      const row = await byId.first({ id });
      return row === undefined ? undefined : couponOfRow(row);
    },
    findByIds: async (ids) => {
      const rows = await inParts(ids, (some) =>
        db.selectFrom('coupon').selectAll().where('id', 'in', some).execute(),
      );
      return rows.map(couponOfRow);
    },
    wallet: async ({ part, ...which }, window) => {
      const { list, hasMore } = await wallets[part](window, which);
      return { list: list.map(couponOfRow), hasMore };
    },
    ofReceiver: async (receiverUserId, productId) =>
      (await ofReceiver.all({ receiverUserId, productId })).map(couponOfRow),
  };
};
