// Buys once on a server in this process and counts what each step does with the database: durable transactions (those that
// write) and statements, and statements that read a table from its beginning to its end.
import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { readConfig } from '../../dist/settings/config.js';
import { start } from '../../dist/start.js';
import { buy, STEPS } from './flow.mjs';
import { startProvider } from './provider.mjs';
import { seedShop } from './seed.mjs';

const WRITES = /^\s*(insert|update|delete)/i;

const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
const dataDir = join(folder, 'data');
const [cookie] = await seedShop({ kind: 'sqlite', dataDir }, 1);
let log;
const databaseOf = new WeakMap();
const sqlOf = new WeakMap();
const { prepare, exec } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (sql, ...rest) {
  const statement = prepare.call(this, sql, ...rest);
  sqlOf.set(statement, sql);
  databaseOf.set(statement, this);
  return statement;
};
DatabaseSync.prototype.exec = function (sql) {
  log?.push({ sql });
  return exec.call(this, sql);
};
for (const name of ['all', 'get', 'run']) {
  const original = StatementSync.prototype[name];
  StatementSync.prototype[name] = function (...parameters) {
    log?.push({ sql: sqlOf.get(this), parameters, database: databaseOf.get(this) });
    return original.apply(this, parameters);
  };
}

/** Transactions that wrote something: those between `begin` and `commit`, and writes by themselves. */
const durable = (statements) => {
  let inside = false;
  let wrote = false;
  let count = 0;
  for (const { sql } of statements) {
    if (/^\s*begin/i.test(sql)) [inside, wrote] = [true, false];
    else if (/^\s*commit/i.test(sql)) {
      if (wrote) count += 1;
      inside = false;
    } else if (WRITES.test(sql)) {
      if (inside) wrote = true;
      else count += 1;
    }
  }
  return count;
};

const scans = (statements) =>
  statements.filter(({ sql, parameters, database }) => {
    if (database === undefined || !/^\s*(select|update|delete)/i.test(sql)) return false;
    const plan = prepare.call(database, `explain query plan ${sql}`).all(...parameters);
    return plan.some(({ detail }) => /^SCAN (?!CONSTANT ROW)/.test(detail) && !detail.includes('INDEX'));
  }).length;

const provider = await startProvider(folder);
const settings = {
  ...provider.environment,
  DATA_DIR: dataDir,
  PORT: '0',
  YKD_DEMO: 'off',
  LOG_LEVEL: 'silent',
};
const server = await start(readConfig(settings));
const call = async (method, url, payload) => {
  const headers = { cookie, host: new URL(server.address).host, origin: server.address };
  const answer = await server.fastify.inject({
    method,
    url,
    headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    payload,
  });
  const { data, code } = answer.json();
  return { status: answer.statusCode, data, code };
};
const counted = {};
const step = async (name, work) => {
  log = [];
  const result = await work();
  const statements = log;
  log = undefined;
  counted[name] = { durable: durable(statements), statements: statements.length, scans: scans(statements) };
  return result;
};
// Once before it counts: what a server does at its start is over by then.
await buy({ call, scan: provider.scan, step: (_name, work) => work() });
await buy({ call, scan: provider.scan, step });
await server.close();
await provider.close();
rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify(STEPS.map((name) => [name, counted[name]])));
