import { sampleOrder } from '@ykd/application/testing';
import { Kysely, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { DIALECTS, type DatabaseKind } from '../../src/persistence/dialect.js';
import { openDatabase, repositories, type Database } from '../../src/persistence/index.js';
import { migrations } from '../../src/persistence/store/registry.js';
import { postgresDialect } from '../../src/persistence/postgres-dialect.js';
import { postgresPool } from '../../src/persistence/postgres-pool.js';
import { lettersOf, termsOf } from '../../src/persistence/student-spelling.js';
import { sqliteDialect } from '../../src/persistence/sqlite-dialect.js';
import { SqliteEngine } from '../../src/persistence/sqlite-engine.js';
import { postgresDatabase } from '../support/postgres.js';
import { tempFolder } from '../support/temp-folder.js';

const order = sampleOrder('old', { skuAttrs: [] });
const CODE = { mobile: '13800000001', digest: 'of a code on its way' };

/** Makes a database as it was before orders could be bought, with an order and a code on its way in it. */
const makeOld = async (kind: DatabaseKind, dialect: Dialect): Promise<void> => {
  const db = new Kysely<never>({ dialect });
  const all = migrations(DIALECTS[kind]);
  const provider = { getMigrations: async () => all };
  const { error } = await new Migrator({ db, provider }).migrateTo('0004-member-ways');
  expect(error).toBeUndefined();
  await sql`insert into ykd_order (id, product_name, user_id, status, product_id, amount, category_id, sku_attrs,
      valid_date, gmt_created, gmt_modified)
    values (${order.id}, ${order.productName}, ${order.userId}, ${order.status}, ${order.productId}, ${order.amount},
      ${order.categoryId}, '[]', ${order.validDate}, ${order.gmtCreated}, ${order.gmtModified})`.execute(db);
  const { mobile, digest } = CODE;
  await sql`insert into sms_code (mobile, digest, expires_at, tries) values (${mobile}, ${digest}, 10, 0)`.execute(
    db,
  );
  await db.destroy();
};

/** What is found of the old order, and whether the code is still good, wherever it was asked for. */
const findOld = async (database: Database) => {
  const { shopOrders, orders, smsCodes } = repositories(database);
  return {
    sold: await shopOrders.find('old'),
    paid: await orders.findPaidByUser(order.userId),
    redeemed: await smsCodes.redeem({ ...CODE, address: '10.0.0.1', at: 9, maxTries: 1 }),
  };
};

const sold = { listAmount: order.amount, couponId: null, paidAt: null, validDays: 463, serviceDays: 0 };
const expected = { sold: { ...order, ...sold }, paid: [order], redeemed: true };

it('keeps the orders and codes of an older SQLite database', async () => {
  const temp = tempFolder();
  await makeOld('sqlite', sqliteDialect(new SqliteEngine(temp.path)));
  const database = await openDatabase({ kind: 'sqlite', dataDir: temp.path });
  expect(await findOld(database)).toStrictEqual(expected);
  await database.close();
  temp.remove();
});

it('keeps the orders and codes of an older PostgreSQL database', async () => {
  const place = await postgresDatabase();
  await makeOld('postgres', postgresDialect(postgresPool(place.url)));
  const database = await openDatabase({ kind: 'postgres', url: place.url });
  expect(await findOld(database)).toStrictEqual(expected);
  await database.close();
  await place.drop();
});

/** What two members reached in a course of five lessons, before it was known what they had read. */
const makeUnread = async (kind: DatabaseKind, dialect: Dialect): Promise<void> => {
  const db = new Kysely<never>({ dialect });
  const all = migrations(DIALECTS[kind]);
  const provider = { getMigrations: async () => all };
  const { error } = await new Migrator({ db, provider }).migrateTo('0015-exercises');
  expect(error).toBeUndefined();
  const lesson = { title: '一节', bodyCount: 3, exercises: [] };
  const outline = JSON.stringify([
    { title: '一', lessons: [lesson, lesson] },
    { title: '二', lessons: [lesson, lesson, lesson] },
  ]);
  await sql`insert into course (course_id, title, summary, outline, fingerprint, gmt_modified)
    values ('py1test', '课程', '', ${outline}, 'v1', 1)`.execute(db);
  for (const [userId, courseId, chapter, section, body] of [
    ['u-middle', 'py1test', 1, 1, 1],
    ['u-end', 'py1test', 1, 0, 2],
    ['u-start', 'py1test', 0, 0, 0],
    ['u-middle', 'unpublished', 4, 0, 0],
  ] as const) {
    await sql`insert into project_user (id, user_id, course_id, last_outline_num, last_section_num, last_body_num,
        progress, outlines, gmt_created, gmt_modified)
      values (${userId + courseId}, ${userId}, ${courseId}, ${chapter}, ${section}, ${body}, 84, '[]', 1, 2)`.execute(
      db,
    );
  }
  await db.destroy();
};

/** The lessons before a member's place are taken over as read, and the one where he is when he saw its last part. */
const taken = async (database: Database) => {
  const { progress } = repositories(database);
  const of = async (userId: string) =>
    [...(await progress.works(userId))].map(([courseId, { read }]) => [
      courseId,
      read.map(({ outlineNum, sectionNum }) => `${outlineNum}/${sectionNum}`).join(' '),
    ]);
  return { middle: await of('u-middle'), end: await of('u-end'), start: await of('u-start') };
};
const TAKEN = { middle: [['py1test', '0/0 0/1 1/0']], end: [['py1test', '0/0 0/1 1/0']], start: [] };

it('takes over as read what lies before the place of an older record in SQLite', async () => {
  const temp = tempFolder();
  await makeUnread('sqlite', sqliteDialect(new SqliteEngine(temp.path)));
  const database = await openDatabase({ kind: 'sqlite', dataDir: temp.path });
  expect(await taken(database)).toEqual(TAKEN);
  await database.close();
  temp.remove();
});

it('takes over as read what lies before the place of an older record in PostgreSQL', async () => {
  const place = await postgresDatabase();
  await makeUnread('postgres', postgresDialect(postgresPool(place.url)));
  const database = await openDatabase({ kind: 'postgres', url: place.url });
  expect(await taken(database)).toEqual(TAKEN);
  await database.close();
  await place.drop();
});

/** A member whose row in the list of students is older than what it tells of his letters. */
const makeUnlettered = async (kind: DatabaseKind, dialect: Dialect): Promise<void> => {
  const db = new Kysely<never>({ dialect });
  const all = migrations(DIALECTS[kind]);
  const provider = { getMigrations: async () => all };
  const { error } = await new Migrator({ db, provider }).migrateTo('0032-audit-filters');
  expect(error).toBeUndefined();
  for (const [id, name] of Object.entries(MEMBERS)) {
    const user = { id, mobile: `1390000000${id}`, name };
    await sql`insert into member (id, mobile, name, gmt_created, gmt_modified)
      values (${id}, ${user.mobile}, ${name}, 1, 1)`.execute(db);
    await sql`insert into student_summary (id, mobile, gmt_created, name, name_sort, user_name_sort, school_sort, major_sort)
      values (${id}, ${user.mobile}, 1, ${name}, ${`0${name}`}, '1', '1', '1')`.execute(db);
    for (const term of termsOf(user)) {
      await sql`insert into student_term (student_id, term) values (${id}, ${term})`.execute(db);
    }
  }
  await db.destroy();
};
const MEMBERS = { 1: '李明', 2: 'Ann', 3: '王' };

/** What the rows of members tell now, as they would be written. */
const isLettered = async ({ db }: Database): Promise<boolean> => {
  const rows = await db.selectFrom('student_summary').select(['id', 'name', 'mobile', 'letters']).execute();
  expect(rows).toHaveLength(3);
  return rows.every((row) => row.letters === lettersOf(termsOf(row)));
};

it('tells the letters of older members in SQLite', async () => {
  const temp = tempFolder();
  await makeUnlettered('sqlite', sqliteDialect(new SqliteEngine(temp.path)));
  const database = await openDatabase({ kind: 'sqlite', dataDir: temp.path });
  expect(await isLettered(database)).toBe(true);
  await database.close();
  temp.remove();
});

it('tells the letters of older members in PostgreSQL', async () => {
  const place = await postgresDatabase();
  await makeUnlettered('postgres', postgresDialect(postgresPool(place.url)));
  const database = await openDatabase({ kind: 'postgres', url: place.url });
  expect(await isLettered(database)).toBe(true);
  await database.close();
  await place.drop();
});
