import { sampleMember } from '@ykd/application/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../src/crypto/password-hasher.js';
import { demoData } from '../../src/demo/index.js';
import { fillWithDemo } from '../../src/fill-database.js';
import { hasMark, repositories, type Database } from '../../src/persistence/index.js';
import { DIALECTS } from '../../src/persistence/dialect.js';
import { databaseMarks } from '../../src/persistence/migrations/0016-database-marks.js';
import { BOTH_DATABASES, type FreshDatabase } from '../support/both-databases.js';

const AT = Date.UTC(2026, 0, 15, 2);
const DEMO = { passwordHasher: createPasswordHasher(), students: 4 };

describe.each(BOTH_DATABASES)('the marks of %s', (_name, open) => {
  let fresh: FreshDatabase;
  let database: Database;
  beforeEach(async () => {
    fresh = await open();
    ({ database } = fresh);
  });
  afterEach(() => fresh.dispose());

  /** Makes the database forget what it remembers of itself, as those did that were made before they had marks. */
  const forgetMarks = async (): Promise<void> => {
    await sql`drop table database_mark`.execute(database.db);
  };
  /** The migration alone: those after it are there. */
  const remember = () => databaseMarks(DIALECTS[database.kind]).up(database.db);

  it('know of the demo for good once it was loaded', async () => {
    expect(await hasMark(database.db, 'demo')).toBe(false);
    await fillWithDemo(database, DEMO, AT);
    expect(await hasMark(database.db, 'demo')).toBe(true);
    const loaded = await repositories(database).members.count();
    expect(loaded).toBeGreaterThan(DEMO.students);
    await fillWithDemo(database, DEMO, AT + 1);
    expect(await repositories(database).members.count()).toBe(loaded);
  });

  it('know nothing of a demo that found a member there', async () => {
    await repositories(database).members.insert(sampleMember('own'));
    await fillWithDemo(database, DEMO, AT);
    expect(await hasMark(database.db, 'demo')).toBe(false);
  });

  it('come with all of the demo or with nothing of it', async () => {
    // Its orders come after its products.
    await sql`create unique index once on ykd_order (category_id)`.execute(database.db);
    await expect(fillWithDemo(database, DEMO, AT)).rejects.toThrow();
    expect(await repositories(database).members.count()).toBe(0);
    expect(await repositories(database).products.find('product-develop')).toBeUndefined();
    expect(await hasMark(database.db, 'demo')).toBe(false);
  });

  it('are given to a demo of the time before, whole or cut off, and to no other database', async () => {
    const { members, products } = repositories(database);
    await members.insert(sampleMember('own'));
    await forgetMarks();
    await remember();
    expect(await hasMark(database.db, 'demo')).toBe(false);

    await members.insert({ user: { id: 'demo-admin', mobile: '13900000001' }, at: AT });
    await forgetMarks();
    await remember();
    expect(await hasMark(database.db, 'demo')).toBe(true);

    await sql`delete from member where id = 'demo-admin'`.execute(database.db);
    await sql`delete from database_mark`.execute(database.db);
    for (const product of demoData(AT).products.slice(0, 1)) await products.insert(product);
    await forgetMarks();
    await remember();
    expect(await hasMark(database.db, 'demo')).toBe(true);
  });
});
