// Runs each call once on the real server, in this process, and records the statements that it ran and the bytes that it
// answered: what the bare server then does without the platform around it.
import 'reflect-metadata';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { readConfig } from '../dist/settings/config.js';
import { start } from '../dist/start.js';
import { measuredCalls } from './calls.mjs';

/** Answers a list of `{ method, url, statements: [{ sql, parameters }], body }`. */
const record = async (dataDir, { cookie, userId }) => {
  const sqlOf = new WeakMap();
  /** The statements of the call that is recorded: those of jobs meanwhile are none of its. */
  const log = new AsyncLocalStorage();
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (sql, ...rest) {
    const statement = prepare.call(this, sql, ...rest);
    sqlOf.set(statement, sql);
    return statement;
  };
  for (const name of ['all', 'get', 'run']) {
    const original = StatementSync.prototype[name];
    StatementSync.prototype[name] = function (...parameters) {
      log.getStore()?.push({ sql: sqlOf.get(this), parameters });
      return original.apply(this, parameters);
    };
  }
  const server = await start(
    readConfig({ DATA_DIR: dataDir, PORT: '0', YKD_DEMO: 'off', LOG_LEVEL: 'silent' }),
  );
  const headers = {
    cookie,
    host: new URL(server.address).host,
    origin: server.address,
    'content-type': 'application/json',
  };
  const ask = async ({ method, path, body }) => {
    const answer = await server.fastify.inject({ method, url: path, headers, payload: body });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  const calls = Object.values(measuredCalls(userId)).flat();
  // Not recorded: what is prepared once is prepared.
  for (const call of calls) await ask(call);
  const recorded = [];
  for (const call of calls) {
    const { method, path } = call;
    if (recorded.some((one) => one.url === path)) continue;
    const statements = [];
    const answer = await log.run(statements, () => ask(call));
    recorded.push({ method, url: path, statements, body: answer.body, headers: answer.headers });
  }
  await server.close();
  return recorded;
};

const [, , dataDir, session] = process.argv;
process.stdout.write(JSON.stringify(await record(dataDir, JSON.parse(session))));
