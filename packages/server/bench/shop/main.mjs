// npm run bench -- shop: buyers over real HTTP, each from the price to the open course, as a ratio to what the database can
// make durable at all.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sized, table } from '../../../../scripts/lib/smoke.mjs';
import { startPostgres } from '../../test/support/embedded-postgres.ts';
import { median } from '../load.mjs';
import { SERVER, startProcess } from '../processes.mjs';
import { postgresCommits, sqliteCommits } from './bare-commits.mjs';
import { buy, STEPS } from './flow.mjs';
import { startProvider } from './provider.mjs';
import { countOrders, seedShop } from './seed.mjs';

const BUYERS = sized(10, 2);
const MEMBERS = sized(300, 4);
const ROUNDS = sized(5, 1);
const SECONDS = sized(5, 0.05);
const WARM_UP_SECONDS = sized(2, 0.05);
const BARE_SECONDS = sized(2, 0.05);

const sendTo = (address, cookie, place) => async (method, path, body) => {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      cookie,
      origin: address,
      'x-forwarded-for': place,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { data, code } = await answer.json();
  return { status: answer.status, data, code };
};

/** Lets the buyers buy for so long; what they bought, and how long each step took (ms), goes into `result`. */
const shopping = async ({ address, cookies, scan }, seconds, result) => {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let bought = 0;
  const step = async (name, work) => {
    const from = performance.now();
    const done = await work();
    result.times[name].push(performance.now() - from);
    return done;
  };
  const buyer = async () => {
    while (performance.now() < until) {
      const number = (result.flows + result.errors.length + bought) % cookies.length;
      bought += 1;
      const place = `10.1.${number >> 8}.${number & 255}`;
      try {
        await buy({ call: sendTo(address, cookies[number], place), scan, step });
      } catch (error) {
        result.errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  result.flows += bought;
  return bought / ((performance.now() - startedAt) / 1000);
};

const noResult = () => ({ flows: 0, errors: [], times: Object.fromEntries(STEPS.map((name) => [name, []])) });

const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/** Buyers and bare transactions in turns on one database, so that a noisy moment hits both. */
const measure = async (kind, bareOf, databaseUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
  const dataDir = join(folder, 'data');
  const database = databaseUrl === undefined ? { kind, dataDir } : { kind, url: databaseUrl };
  const cookies = await seedShop(database, MEMBERS);
  const provider = await startProvider(folder);
  const server = await startProcess(SERVER, [], {
    ...provider.environment,
    DATA_DIR: dataDir,
    PORT: '0',
    YKD_DEMO: 'off',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(32) }),
  });
  const bare = await bareOf(folder);
  const shop = { address: server.address, cookies, scan: provider.scan };
  const warmUp = noResult();
  await shopping(shop, WARM_UP_SECONDS, warmUp);
  const result = noResult();
  const flows = [];
  const commits = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    flows.push(await shopping(shop, SECONDS, result));
    commits.push(await bare.measure(BARE_SECONDS));
  }
  await bare.close();
  await server.stop();
  await provider.close();
  const { orders, paid } = await countOrders(database);
  rmSync(folder, { recursive: true });
  for (const error of [...warmUp.errors, ...result.errors].slice(0, 5)) console.error(error);
  return {
    kind,
    flows: median(flows),
    commits: median(commits),
    errors: warmUp.errors.length + result.errors.length,
    lost: Math.max(warmUp.flows + result.flows, orders) - paid,
    times: result.times,
  };
};

const COUNT = join(import.meta.dirname, 'count.mjs');
const steps = JSON.parse(execFileSync(process.execPath, [COUNT], { encoding: 'utf8' }));
const durable = steps.reduce((sum, [, counted]) => sum + counted.durable, 0);

const postgres = await startPostgres({ durable: true });
const results = [];
try {
  results.push(await measure('sqlite', async (folder) => sqliteCommits(folder)));
  results.push(await measure('postgres', () => postgresCommits(postgres.url, BUYERS), postgres.url));
} finally {
  await postgres.stop();
}

table(
  `A purchase, from the price to the open course: ${BUYERS} buyers over HTTP`,
  Object.fromEntries(
    results.map(({ kind, flows, commits, errors, lost }) => [
      kind,
      {
        'purchases/s': Number(flows.toFixed(1)),
        'bare durable transactions/s': Math.round(commits),
        ratio: Number((flows / commits).toFixed(3)),
        'share of them used': Number(((flows * durable) / commits).toFixed(2)),
        'errors (0)': errors,
        'lost orders (0)': lost,
      },
    ]),
  ),
);

const rounded = (value) => Number(value.toFixed(1));
table(
  'Its steps',
  Object.fromEntries(
    steps.map(([name, counted]) => [
      name,
      {
        'durable transactions (at most 1)': counted.durable,
        statements: counted.statements,
        'without an index (0)': counted.scans,
        ...Object.fromEntries(
          results.flatMap(({ kind, times }) => [
            [`${kind}, p50 ms`, rounded(quantile(times[name], 0.5))],
            [`${kind}, p99 ms`, rounded(quantile(times[name], 0.99))],
          ]),
        ),
      },
    ]),
  ),
);

// However fast: a purchase that fails is no purchase.
if (results.some(({ errors, lost }) => errors > 0 || lost > 0)) process.exitCode = 1;
