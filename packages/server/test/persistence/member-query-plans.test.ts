import type { Repositories } from '@ykd/application';
import { sampleMember, sampleProduct, sampleSession, withLogins } from '@ykd/application/testing';
import { CompiledQuery, sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, DatabaseSettings } from '../../src/persistence/database.js';
import { openDatabase } from '../../src/persistence/index.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { postgresDatabase } from '../support/postgres.js';
import { tempFolder } from '../support/temp-folder.js';

/** The repositories, and every statement that they run from now on. */
const listening = (database: Database): { all: Repositories; ran: CompiledQuery[] } => {
  const ran: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      ran.push(database.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = database.db.withPlugin(plugin);
  const all = repositories({
    ...database,
    db,
    prepare: (build, fixed) => {
      ran.push(build(database.db, () => '0' as never).compile());
      return database.prepare(build, fixed);
    },
    transaction: (run) => db.transaction().execute(run),
  });
  return { all, ran };
};

/** Each piece of the member area's work once, as far as it is not prepared. */
const workOnce = async (all: Repositories): Promise<void> => {
  const { members, sessions } = withLogins(all);
  const { knownDevices, loginAttempts, smsCodes, avatarFiles, accountSync, products } = all;
  await members.insert({ ...sampleMember('1'), passwordHash: 'hash', staff: { grants: [] } });
  await members.setUsername('member-1', 'ming', 2, ['chat']);
  await members.updateProfile({ id: 'member-1', fields: { name: '明' }, sync: ['code-host'], at: 2 });
  await members.replacePasswordHash('member-1', 'hash', 'new');
  await sessions.insert(sampleSession('1'));
  await sessions.insertIfPassword(sampleSession('b', { userId: 'member-1' }), 'new');
  await members.bindWeixin({ id: 'member-1', sessionId: 'session-1', openid: 'o', at: 2 });
  await sessions.insertIfWeixin(sampleSession('c', { userId: 'member-1' }), 'o');
  await sessions.deleteOthers('member-1', 'session-1');
  await members.setPassword({ id: 'member-1', passwordHash: 'next', sync: [], at: 3 });
  await knownDevices.remember({ userId: 'member-1', device: 'd', address: 'a', at: 1 }, 5);
  await knownDevices.standing('member-1', 'd', 'a');
  await knownDevices.forget('member-1', 'd');
  await loginAttempts.reserve({ account: 'a', address: 'b', guess: 'g1', at: 1 }, 0, 5);
  const limits = (['mobile', 'address'] as const).map((by) => ({ by, since: 0, max: 5 }));
  await smsCodes.reserve({ mobile: 'm', address: 'a', at: 1 }, limits);
  await avatarFiles.reserve({ name: 'a.png', userId: 'member-1', at: 1 }, 0, 5);
  await members.updateProfile({ id: 'member-1', fields: {}, picture: 'a.png', sync: [], at: 2 });
  await avatarFiles.delete('a.png', 'member-1');
  for (const target of ['chat', 'code-host'] as const) {
    const [job] = await accountSync.claim({ target, at: 9, leaseMs: 1, limit: 5 });
    if (job === undefined) throw new Error('nothing was wanted');
    await accountSync.fail(job, { error: 'x', at: 9, dueAt: 9 });
    await accountSync.succeed(job, { externalId: 'e', hasPicture: false, at: 9, notBefore: 9 });
    await accountSync.postpone(job);
  }
  await accountSync.retry({ at: 9 });
  await products.insert(sampleProduct('p'));
  await products.delete('p');
};

/** Counts for operators may look at everything. */
const mayScan = ({ sql: text }: CompiledQuery): boolean =>
  !text.includes('where') && (text.includes('count(*)') || text.includes('"security_event"'));

/** The shop's own statements are looked at beside its lists. */
const ofShop = ({ sql: text }: CompiledQuery): boolean =>
  /"(?:oddity|refund|coupon|order_history|payment_\w+)"|"ykd_order"\.\*/.test(text);

const kinds = {
  sqlite: {
    explain: 'explain query plan',
    scan: /\bSCAN\b/,
    settings: async (): Promise<[DatabaseSettings, () => Promise<void>]> => {
      const temp = tempFolder();
      return [{ kind: 'sqlite', dataDir: temp.path }, async () => temp.remove()];
    },
  },
  postgres: {
    explain: 'explain',
    // An index that is read from end to end is no better.
    scan: /\bSeq Scan\b|\bIndex (?:Only )?Scan[^\n]*\n(?! *Index Cond)/,
    settings: async (): Promise<[DatabaseSettings, () => Promise<void>]> => {
      const place = await postgresDatabase();
      return [{ kind: 'postgres', url: place.url }, place.drop];
    },
  },
} as const;

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const { explain, scan, settings } = kinds[kind];
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const [place, remove] = await settings();
    drop = remove;
    database = await openDatabase(place);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('needs no scan for anything that the member area asks and changes', async () => {
    const { all, ran } = listening(database);
    await workOnce(all);
    const queries = ran.filter(
      (query) => /^(select|update|delete|with)/.test(query.sql) && !mayScan(query) && !ofShop(query),
    );
    expect(queries.length).toBeGreaterThan(60);
    await database.transaction(async (trx) => {
      // In small tables PostgreSQL scans for speed; so only where it has no index to use.
      if (kind === 'postgres') await sql`set local enable_seqscan = off`.execute(trx);
      for (const query of queries) {
        const parameters = query.parameters.map((value) => (typeof value === 'object' ? null : value));
        const { rows } = await trx.executeQuery<Record<string, unknown>>(
          CompiledQuery.raw(`${explain} ${query.sql}`, parameters),
        );
        const plan = rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n');
        expect(`${query.sql}\n${plan}`).not.toMatch(scan);
      }
    });
  });
});
