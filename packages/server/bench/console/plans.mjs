// Watches the statements that a server in this process runs, and has the database tell how it runs them.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { DATABASE_FILE } from '../../dist/persistence/index.js';

/** A table with fewer rows may be read as a whole. */
const BIG = 5000;
/** What the measurement asks itself begins with this. */
export const OWN = '/* bench */';
const READS = /^\s*(?:select|with|insert|update|delete)\b/i;

/** Begins to watch; `asking`: who asks from now on. To be called before the server opens its database. */
export const watchStatements = () => {
  const seen = new Map();
  let question = 'start';
  const note = (text, values = [], isPrepared = false) => {
    const key = `${question}\n${text}`;
    if (READS.test(text) && !seen.has(key)) seen.set(key, { question, text, values, isPrepared });
  };
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (text, ...rest) {
    note(text);
    return prepare.call(this, text, ...rest);
  };
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (asked, ...rest) {
    if (typeof asked === 'string') note(asked, Array.isArray(rest[0]) ? rest[0] : []);
    else if (typeof asked?.text === 'string') note(asked.text, asked.values, asked.name !== undefined);
    return query.call(this, asked, ...rest);
  };
  return {
    asking: (now) => (question = now),
    statements: () => [...seen.values()],
    stop: () => {
      DatabaseSync.prototype.prepare = prepare;
      pg.Client.prototype.query = query;
    },
  };
};

/** Statements that read a whole table of those that are big, with their plans, in SQLite. */
export const sqliteScans = (dataDir, statements) => {
  const raw = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true });
  try {
    const tables = raw.prepare(`select name from sqlite_master where type = 'table'`).all();
    const isBig = ({ name }) =>
      raw.prepare(`select 1 from "${String(name)}" limit 1 offset ${BIG}`).get() !== undefined;
    const big = tables.filter(isBig).map(({ name }) => name);
    const texts = new Map(statements.map((one) => [one.text, one]));
    return [...texts.values()].flatMap((one) => {
      const steps = raw
        .prepare(`explain query plan ${one.text}`)
        .all()
        .map(({ detail }) => String(detail));
      // The plan names aliases: each stands behind its table.
      const names = big.flatMap((table) => {
        const aliases = one.text.matchAll(new RegExp(`"?\\b${String(table)}\\b"?\\s+as\\s+"?(\\w+)`, 'gi'));
        return [table, ...[...aliases].map(([, alias]) => alias)];
      });
      const scans = steps.filter((step) => {
        const [, name] = /^SCAN (\w+)(?! USING)/.exec(step) ?? [];
        return name !== undefined && names.includes(name) && !step.includes(' USING ');
      });
      return scans.length === 0 ? [] : [{ ...one, plan: steps.join('\n') }];
    });
  } finally {
    raw.close();
  }
};

const nodesOf = (node) => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The same in PostgreSQL, with the values that were asked for and, where a statement is prepared, without. */
export const postgresScans = async (url, statements) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select relname as name from pg_class where relkind = 'r' and reltuples > ${BIG}`,
    );
    const big = new Set(rows.map(({ name }) => name));
    const scans = [];
    for (const one of statements) {
      const ways = [['explain (format json)', one.values]];
      if (one.isPrepared) ways.push(['explain (generic_plan, format json)', []]);
      for (const [explain, values] of ways) {
        const answer = await client.query({ text: `${explain} ${one.text}`, values });
        const [{ Plan: plan }] = answer.rows[0]['QUERY PLAN'];
        const isScan = (node) => node['Node Type'].endsWith('Seq Scan') && big.has(node['Relation Name']);
        const found = nodesOf(plan).filter(isScan);
        const told = found.map((node) => `${explain}: ${node['Node Type']} on ${node['Relation Name']}`);
        if (found.length > 0) scans.push({ ...one, plan: told.join('\n') });
      }
    }
    return scans;
  } finally {
    await client.end();
  }
};
