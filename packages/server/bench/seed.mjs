// Makes a data folder with orders enough to measure on, through the server's own repositories where it matters and with
// bare inserts where there are millions.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSessionTokens } from '../dist/crypto/session-tokens.js';
import { openDatabase, repositories } from '../dist/persistence/index.js';

/** Orders of each member: a page of the order list. */
const ORDERS_EACH = 15;
/** What the member who is measured has. */
const USUAL = { orders: ORDERS_EACH, courses: 10 };
const DAY = 24 * 3600 * 1000;

const orderOf = (userId, number, at) => ({
  id: `order-${userId}-${number}`,
  productName: 'Java 全栈工程师成长计划',
  userId,
  status: 'TRADE_PAID_SUCCESS',
  productId: `product-${number % 7}`,
  amount: 90_000 + number * 5_000,
  categoryId: 'course',
  skuAttrs: [
    {
      name: '班期',
      values: [
        { value: '2026 年秋季班', extraInfo: { stages: ['P2'], courseIds: [`g100_${number % 3}`, 'j1'] } },
      ],
    },
  ],
  validDate: at + 365 * DAY,
  serviceDate: at + 90 * DAY,
  gmtCreated: at - number * DAY,
  gmtModified: at,
});

/** Fills `dataDir` with `orders` orders and answers the cookie of a member who is logged in, with so much of his `own`. */
export const seed = async (dataDir, orders, own = USUAL) => {
  mkdirSync(dataDir, { recursive: true });
  const at = Date.now();
  const database = await openDatabase({ kind: 'sqlite', dataDir });
  const { members, unitOfWork, orders: orderRepository, progress } = repositories(database);
  const user = {
    id: 'bench-user',
    mobile: '13800009999',
    userName: 'bench',
    name: '测试学员',
    email: 'bench@example.com',
  };
  await members.insert({ user, at });
  for (let number = 0; number < own.orders; number += 1)
    await orderRepository.insert(orderOf(user.id, number, at));
  for (let number = 0; number < own.courses; number += 1) {
    await progress.merge({
      newId: `record-${number}`,
      userId: user.id,
      courseId: `py1${number}`,
      position: { outline: 1, section: 2, body: 3 },
      progress: 40,
      outlines: [
        { outlineNum: 0, progress: 100 },
        { outlineNum: 1, progress: 30 },
      ],
      at: at - number,
    });
  }
  const { token, digest } = createSessionTokens(['x'.repeat(32)]).issue();
  const session = {
    id: 'bench-session',
    tokenDigest: digest,
    userId: user.id,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: at + 30 * DAY,
    userAgent: 'bench',
    address: '127.0.0.1',
  };
  await unitOfWork.transaction(({ sessions }) => sessions.insert(session));
  await database.close();

  const raw = new DatabaseSync(join(dataDir, 'ykd.sqlite'));
  raw.exec('pragma journal_mode = wal; pragma synchronous = off;');
  const [template] = raw.prepare('select * from ykd_order limit 1').all();
  const columns = Object.keys(template);
  const insert = raw.prepare(
    `insert into ykd_order (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  const member = raw.prepare(
    'insert into member (id, mobile, gmt_created, gmt_modified) values (?, ?, ?, ?)',
  );
  raw.exec('begin');
  for (let count = Math.ceil(own.orders / ORDERS_EACH) * ORDERS_EACH; count < orders; count += 1) {
    const owner = Math.floor(count / ORDERS_EACH);
    const userId = `user-${owner}`;
    if (count % ORDERS_EACH === 0) member.run(userId, `139${String(owner).padStart(8, '0')}`, at, at);
    const row = {
      ...template,
      id: `order-${count}`,
      user_id: userId,
      gmt_created: at - (count % 1000) * DAY,
    };
    insert.run(...columns.map((column) => row[column]));
  }
  raw.exec('commit');
  raw.exec('pragma wal_checkpoint(truncate)');
  raw.close();
  return { cookie: `ykd_session=${token}`, userId: user.id };
};
