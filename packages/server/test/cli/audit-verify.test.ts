import { sql, type RawBuilder } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database, type DatabaseSettings } from '../../src/persistence/index.js';
import { postgresDatabase } from '../support/postgres.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder } from '../support/temp-folder.js';

interface Place {
  readonly settings: DatabaseSettings;
  readonly environment: Record<string, string>;
  /** Takes away what keeps lines from being changed. */
  readonly disarm: readonly RawBuilder<unknown>[];
  remove(): Promise<void>;
}

const PLACES: readonly (readonly [string, () => Promise<Place>])[] = [
  [
    'SQLite',
    async () => {
      const folder = tempFolder();
      return {
        settings: { kind: 'sqlite', dataDir: folder.path },
        environment: { DATA_DIR: folder.path },
        disarm: [sql`drop trigger audit_log_no_delete`, sql`drop trigger audit_log_no_update`],
        remove: async () => folder.remove(),
      };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const { url, drop } = await postgresDatabase();
      const folder = tempFolder();
      return {
        settings: { kind: 'postgres', url },
        environment: { DATA_DIR: folder.path, DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) },
        disarm: [sql`drop trigger audit_log_no_change on audit_log`],
        remove: async () => {
          folder.remove();
          await drop();
        },
      };
    },
  ],
];

describe.each(PLACES)('ykd audit verify on %s', (_name, make) => {
  let place: Place;
  beforeEach(async () => {
    place = await make();
  });
  afterEach(() => place.remove());

  const run = async (...args: readonly string[]) => {
    const { code, out, error } = await runCliIn({ environment: place.environment, folder: '/' }, args);
    return { code, said: [out, error].filter((text) => text !== '').join('\n') };
  };
  const verify = (...args: readonly string[]) => run('audit', 'verify', ...args);
  const inDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase(place.settings);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  it('finds the lines whole, and each that somebody changes or removes by SQL', async () => {
    const add = (mobile: string, username: string, role: string) =>
      run('staff', 'add', '--mobile', mobile, '--username', username, '--role', role, '--generate');
    expect((await add('13900000001', 'admin', 'superAdmin')).code).toBe(0);
    expect((await add('13900000002', 'second', 'class')).code).toBe(0);
    expect((await add('13900000003', 'third', 'teacher')).code).toBe(0);
    const whole = await verify();
    expect(whole).toMatchObject({ code: 0 });
    const end = /^审计日志完整，共 3 行。末尾是 (3:[\da-f]{64})\n/.exec(whole.said)?.[1] ?? '';
    expect(await verify('--after', end)).toEqual(whole);

    await inDatabase(async ({ db }) => {
      const lines = await db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
      expect(lines).toMatchObject([
        { seq: 1, act: 'staff.add', source: 'command', actor: null, actor_kind: 'operator', before: '{}' },
        { seq: 2 },
        { seq: 3 },
      ]);
      expect(lines[0]?.about).toBe(lines[0]?.subject_id);
      expect(JSON.parse(lines[0]?.after ?? '')).toEqual({
        userName: 'admin',
        role: 'superAdmin',
        grants: [],
      });
      // The database itself refuses it, as long as it is asked.
      const change = db.updateTable('audit_log').set({ reason: 'no' }).where('seq', '=', 2);
      await expect(change.execute()).rejects.toThrow('append-only');
      const removal = db.deleteFrom('audit_log').where('seq', '=', 2);
      await expect(removal.execute()).rejects.toThrow('append-only');

      for (const statement of place.disarm) await statement.execute(db);
      await db.updateTable('audit_log').set({ reason: 'other' }).where('seq', '=', 2).execute();
    });
    const changed = await verify();
    expect(changed.code).toBe(1);
    expect(changed.said).toContain('第 2 行有问题，这一行的内容与它的散列不符');

    await inDatabase(({ db }) => db.deleteFrom('audit_log').where('seq', '=', 2).execute());
    const removed = await verify();
    expect(removed.code).toBe(1);
    expect(removed.said).toContain('第 2 行有问题，这一行不见了');

    await inDatabase(({ db }) => db.deleteFrom('audit_log').where('seq', '>', 1).execute());
    const cut = await verify();
    expect(cut.code).toBe(1);
    expect(cut.said).toContain('第 2 行有问题，从这一行起到末尾的行不见了');
    expect(cut.said).toContain('它前面的行都没有问题');

    // Whoever moves the end with it is found by what was noted before.
    await inDatabase(async ({ db }) => {
      const { hash } = await db.selectFrom('audit_log').select('hash').executeTakeFirstOrThrow();
      await db.updateTable('audit_head').set({ seq: 1, hash }).execute();
    });
    expect(await verify()).toMatchObject({ code: 0 });
    const noted = await verify('--after', end);
    expect(noted.code).toBe(1);
    expect(noted.said).toContain('第 2 行有问题，从这一行起到末尾的行不见了');
    const other = await verify('--after', `1:${'0'.repeat(64)}`);
    expect(other.said).toContain('第 1 行有问题，这一行与从前记下的不同');
    expect(other.said).not.toContain('前面的行');
    expect(await verify('--after', 'yesterday')).toEqual({
      code: 2,
      said: expect.stringContaining('--after：应为 行号:散列'),
    });
  });

  it('says so when there is nothing to verify yet', async () => {
    await inDatabase(async () => undefined);
    expect(await verify()).toEqual({ code: 0, said: '审计日志还是空的。' });
    // Somebody who noted a line knows that there was one.
    expect(await verify('--after', `1:${'0'.repeat(64)}`)).toMatchObject({ code: 1 });
  });
});
