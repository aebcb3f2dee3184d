import type { Coupons } from '@ykd/application/ports';
import type { Database } from '../database.js';
import type { Placeholder } from '../prepared.js';
import { couponOfRow, couponRow } from './coupon-row.js';

/** Coupons in the database. That a coupon's product exists, and stays, is a foreign key. */
export const coupons = ({ prepare, db }: Database): Coupons => {
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
  return {
    insert: async (coupon) => {
      await db.insertInto('coupon').values(couponRow(coupon)).execute();
    },
    find: async (id) => {
      const row = await byId.first({ id });
      return row === undefined ? undefined : couponOfRow(row);
    },
    ofReceiver: async (receiverUserId, productId) =>
      (await ofReceiver.all({ receiverUserId, productId })).map(couponOfRow),
  };
};
