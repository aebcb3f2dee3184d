// What the lists are asked on: a folder with a filled database, on either engine, and who is logged in there.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { createSessionTokens } from '../../dist/crypto/session-tokens.js';
import { DATABASE_FILE } from '../../dist/persistence/index.js';
import { startPostgres } from '../../test/support/embedded-postgres.ts';
import { copyToPostgres } from './fill-postgres.mjs';
import { countCheckIns } from './fill-check-ins.mjs';
import { multiplySchool } from './fill-sqlite.mjs';
import { ADMIN, ASKED_TEACHERS, countSchool, fillSchool } from './school.mjs';

const DAY_MS = 24 * 3_600_000;
const MADE = 'made.json';
const COPIED = 'copied.json';

/** Nothing is replicated; of the memory as much as a server of such a school gives it (docs/operations.md). */
const SETTINGS = ['wal_level=minimal', 'max_wal_senders=0', 'shared_buffers=2GB'];

/** The folder of SQLite, filled unless it is already; `kept`: a folder that stays, to be measured again. */
const filledFolder = async (sizes, kept, tell) => {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'ykd-bench-'));
  const data = join(folder, 'sqlite');
  mkdirSync(data, { recursive: true });
  const note = join(folder, MADE);
  if (existsSync(note)) return { folder, data, ...JSON.parse(readFileSync(note, 'utf8')) };
  const at = Date.now();
  tell('students');
  await fillSchool(data, sizes.students, at);
  const made = multiplySchool(data, sizes, at, tell);
  tell('counted');
  await countSchool(data);
  await countCheckIns(data);
  writeFileSync(note, JSON.stringify({ at, made }));
  return { folder, data, at, made };
};

/**
 * PostgreSQL with what lies in the folder of SQLite; `kept`: a folder in which its cluster stays, too. What is copied is in no
 * log of transactions.
 */
const filledPostgres = async (data, kept, tell) => {
  const cluster = kept === undefined ? undefined : join(kept, 'postgres');
  const note = kept === undefined ? undefined : join(kept, COPIED);
  const isCopied = note !== undefined && existsSync(note);
  if (cluster !== undefined && !isCopied) rmSync(cluster, { recursive: true, force: true });
  const server = await startPostgres({ kept: cluster, settings: SETTINGS });
  if (isCopied) return server;
  try {
    await copyToPostgres(data, server.url, tell);
    if (note !== undefined) writeFileSync(note, JSON.stringify({ at: Date.now() }));
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
};

/** Logs everybody in who is to ask, `run` being a statement with its values; answers their cookies. */
const logIn = async (run) => {
  const cookies = {};
  for (const userId of [ADMIN, ...ASKED_TEACHERS]) {
    const { token, digest } = createSessionTokens(['x'.repeat(32)]).issue();
    const now = Date.now();
    await run(
      `insert into session
        (id, token_digest, user_id, created_at, last_seen_at, expires_at, user_agent, address)
        values ($1, $2, $3, $4, $4, $5, 'bench', '127.0.0.1')`,
      [`bench-${userId}-${now}`, digest, userId, now, now + 30 * DAY_MS],
    );
    cookies[userId] = `ykd_session=${token}`;
  }
  return cookies;
};

/** The same for a database, which is not looked through for damage before. */
const loggedIn = async (data, url) => {
  if (url === undefined) {
    const raw = new DatabaseSync(join(data, DATABASE_FILE));
    const run = async (text, values) => raw.prepare(text.replaceAll('$', '?')).run(...values);
    return logIn(run).finally(() => raw.close());
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return logIn((text, values) => client.query(text, values)).finally(() => client.end());
};

/** The processes of PostgreSQL that this process is connected to, as it connects. */
const ownBackends = () => {
  const clients = new Set();
  const { connect } = pg.Client.prototype;
  pg.Client.prototype.connect = function (...rest) {
    clients.add(this);
    return connect.call(this, ...rest);
  };
  return () => [...clients].map(({ processID }) => processID);
};

/**
 * Processor time of those processes of a PostgreSQL server that work for this one, ms: others may measure on it, too. What
 * helps a process says so in its title.
 */
const postgresProcessor = async (url) => {
  const backends = ownBackends();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const stat = readFileSync(`/proc/${client.processID}/stat`, 'utf8');
  await client.end();
  const parent = Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
  const read = (pid, what) => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'utf8');
    } catch {
      return '';
    }
  };
  const helped = (pid) => Number(/parallel worker for PID (\d+)/.exec(read(pid, 'cmdline'))?.[1]);
  const isOwn = new Map();
  // Those that ended meanwhile must not make less of it.
  const known = new Map();
  return () => {
    const own = new Set(backends());
    const children = read(parent, `task/${parent}/children`).trim().split(' ').map(Number);
    for (const pid of children) {
      if (!isOwn.has(pid) && !own.has(pid)) isOwn.set(pid, own.has(helped(pid)));
      if (!own.has(pid) && !isOwn.get(pid)) continue;
      const used = Number(read(pid, 'schedstat').split(' ')[0]) / 1e6;
      known.set(pid, Math.max(known.get(pid) ?? 0, used));
    }
    return [...known.values()].reduce((sum, ms) => sum + ms, 0);
  };
};

/** A filled database on one of the engines, with what a server takes to run on it. `url`: of PostgreSQL that is filled already. */
export const openGround = async (kind, sizes, { kept, url: given, tell }) => {
  const { folder, data, at, made } = await filledFolder(sizes, kept, tell);
  const started =
    kind === 'postgres' && given === undefined ? await filledPostgres(data, kept, tell) : undefined;
  const url = kind === 'postgres' ? (given ?? started.url) : undefined;
  const dataDir = kind === 'postgres' ? mkdtempSync(join(tmpdir(), 'ykd-bench-')) : data;
  const stop = async () => {
    await started?.stop();
    if (dataDir !== data) rmSync(dataDir, { recursive: true, force: true });
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const shared = { DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) };
    const settings = { DATA_DIR: dataDir, ...(url === undefined ? {} : shared) };
    const cookies = await loggedIn(data, url);
    const processorMs = url === undefined ? () => 0 : await postgresProcessor(url);
    const database = url === undefined ? { kind: 'sqlite', dataDir: data } : { kind: 'postgres', url };
    return { at, made, settings, database, cookies, url, processorMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
