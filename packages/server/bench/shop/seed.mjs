import { randomUUID } from 'node:crypto';
import { createSessionTokens } from '../../dist/crypto/session-tokens.js';
import { openDatabase, repositories } from '../../dist/persistence/index.js';

const DAY = 24 * 3600 * 1000;

/** What is bought: it opens one course. */
export const PRODUCT = {
  id: 'bench-product',
  name: '数据结构与算法',
  type: 'COURSE',
  status: 'ON',
  sort: 1,
  categoryId: 'single',
  amount: 79_900,
  description: '',
  skuAttrs: [
    { name: '班型', values: [{ value: '标准班', extraInfo: { courseIds: ['a1'], validDays: 365 } }] },
  ],
};
export const CHOICE = ['标准班'];
export const COURSE_ID = 'a1';

/** Puts a product and so many members into an empty database; answers the cookie of each. */
export const seedShop = async (settings, members) => {
  const at = Date.now();
  const database = await openDatabase(settings);
  const all = repositories(database);
  const { issue } = createSessionTokens(['x'.repeat(32)]);
  await all.products.insert({ ...PRODUCT, gmtCreated: at, gmtModified: at });
  const cookies = [];
  for (let number = 0; number < members; number += 1) {
    const id = `buyer-${number}`;
    const { token, digest: tokenDigest } = issue();
    await all.members.insert({ user: { id, mobile: `151${String(number).padStart(8, '0')}` }, at });
    const times = { createdAt: at, lastSeenAt: at, expiresAt: at + 30 * DAY };
    const from = { userAgent: 'bench', address: '127.0.0.1' };
    const session = { id: randomUUID(), tokenDigest, userId: id, ...times, ...from };
    await all.unitOfWork.transaction(({ sessions }) => sessions.insert(session));
    cookies.push(`ykd_session=${token}`);
  }
  await database.close();
  return cookies;
};

/** How many orders there are, and how many are paid by exactly one payment. */
export const countOrders = async (settings) => {
  const { db, close } = await openDatabase(settings);
  const orders = await db.selectFrom('ykd_order').select(['id', 'status']).execute();
  const receipts = await db.selectFrom('payment_receipt').select('paid_order_id').execute();
  await close();
  const paidBy = receipts.map(({ paid_order_id: id }) => id);
  const paid = orders.filter(
    ({ id, status }) => status === 'TRADE_PAID_SUCCESS' && paidBy.filter((one) => one === id).length === 1,
  );
  return { orders: orders.length, paid: paid.length };
};
