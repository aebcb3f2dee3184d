// npm run bench -- ledger [--database sqlite|postgres] [--postings 10000000] [--partners 2000] [--rounds 50]
// Makes the ledger of partners of that size over two years, and measures what is asked of it: each question must be answered
// within 200 ms.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeStatements } from '@ykd/application/commission';
import { commissionMonth } from '@ykd/domain/commission';
import { monthAfter } from '@ykd/domain/performance';
import { sized, smoke, table } from '../../../../scripts/lib/smoke.mjs';
import { openDatabase, repositories } from '../../dist/persistence/index.js';
import { startPostgres } from '../../test/support/embedded-postgres.ts';
import { copyToPostgres } from '../console/fill-postgres.mjs';
import { median } from '../load.mjs';
import { fillLedger, partnerAt } from './fill.mjs';
import { checkKept, questionsOf } from './questions.mjs';

const WITHIN_MS = 200;
const DAY_MS = 24 * 3_600_000;
const HISTORY_MS = 730 * DAY_MS;

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    postings: { type: 'string', default: sized('10000000', '190') },
    partners: { type: 'string', default: sized('2000', '2') },
    rounds: { type: 'string', default: sized('50', '2') },
    smoke: { type: 'boolean', default: false },
  },
});
const numberOf = (name) => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} 应为正整数`);
  return number;
};
if (!['sqlite', 'postgres'].includes(values.database)) throw new Error('--database 应为 sqlite 或 postgres');
const partners = numberOf('partners');
const rounds = numberOf('rounds');
const each = Math.ceil(numberOf('postings') / partners);

const begun = performance.now();
const tell = (what) => {
  if (!smoke) console.error(`${Math.round((performance.now() - begun) / 1000)} s ${what}`);
};

const timed = async (work) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const now = Date.now();
const closed = monthAfter(commissionMonth(now), -1);
const data = mkdtempSync(join(tmpdir(), 'ykd-bench-ledger-'));
let server;
try {
  const from = now - HISTORY_MS;
  const postings = await fillLedger(data, { partners, each, from, until: now, openMonth: closed, tell });
  if (values.database === 'postgres') {
    server = await startPostgres({
      settings: ['wal_level=minimal', 'max_wal_senders=0', 'shared_buffers=2GB'],
    });
    await copyToPostgres(data, server.url, tell);
  }
  const database = await openDatabase(
    server === undefined ? { kind: 'sqlite', dataDir: data } : { kind: 'postgres', url: server.url },
  );
  try {
    const ledger = repositories(database);
    const closing = await timed(() => closeStatements({ ...ledger, clock: { now: () => now } }, closed));
    const questions = questionsOf(ledger, { each, now, closed, middle: now - HISTORY_MS / 2 });
    const rows = {};
    for (const [title, ask] of Object.entries(questions)) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) {
        const partner = partnerAt((round * 7919) % partners);
        times.push(await timed(() => ask(partner, round)));
      }
      const [first] = times;
      const worst = Math.max(...times);
      rows[title] = Object.fromEntries(
        Object.entries({ first, median: median(times), worst }).map(([name, ms]) => [
          name,
          Number(ms.toFixed(2)),
        ]),
      );
      if (!smoke && worst > WITHIN_MS) process.exitCode = 1;
    }
    for (const number of [0, partners - 1]) await checkKept(ledger, partnerAt(number));
    const title = `${values.database}, ${postings} postings of ${partners} partners, load ${loadavg()[0]}`;
    table(`The ledger of partners, ms: ${title}`, rows);
    table('Closing a month', { 'all partners': { ms: Math.round(closing) } });
  } finally {
    await database.close();
  }
} finally {
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
}
