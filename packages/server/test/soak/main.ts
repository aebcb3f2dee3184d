// npm run soak -w @ykd/server -- [--of shop|partners] [--runs 1000] [--seed 1] [--kills 3] [--database sqlite|postgres]
// Plays that many scripts of buyers, or histories of partners, against a real server that is killed again and again, and
// compares the ledger with what everybody was told. A failed batch is played again with its seed and `--runs` of its size.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/embedded-postgres.js';
import { billCounts } from './bills.js';
import { describeFailures, playBatch } from './batch.js';
import { PARTNER_SETTINGS, playPartners } from './partners/batch.js';
import { setStage } from './stage.js';

/** What can be played. */
const PLAYS = {
  shop: { play: playBatch, settings: {}, size: 50 },
  partners: { play: playPartners, settings: PARTNER_SETTINGS, size: 50 },
} as const;

const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'shop' },
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'string', default: '3' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const runs = Number(values.runs);
const firstSeed = Number(values.seed);
const kills = Number(values.kills);
if (![runs, firstSeed, kills].every((number) => Number.isInteger(number) && number >= 0)) {
  throw new Error('--runs、--seed 与 --kills 应为整数');
}
if (!['sqlite', 'postgres'].includes(values.database)) throw new Error('--database 应为 sqlite 或 postgres');

if (values.of !== 'shop' && values.of !== 'partners') throw new Error('--of 应为 shop 或 partners');
const { play, settings, size: most } = PLAYS[values.of];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'ykd-soak-'));
const postgres = values.database === 'postgres' ? await startPostgres() : undefined;
const stage = await setStage(folder, { databaseUrl: postgres?.url, settings });
const startedAt = performance.now();
const totals: Record<string, number> = {};
let failed = 0;
for (let done = 0, seed = firstSeed; done < runs; done += most, seed += 1) {
  const size = Math.min(most, runs - done);
  const { failures, counts } = await play(stage, { seed, runs: size, kills });
  for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count;
  failed += failures.length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  say(`seed ${seed}: ${size} runs, ${failures.length} failed (${done + size} of ${runs}, ${seconds} s)`);
  if (failures.length > 0) say(describeFailures(stage, failures));
}
for (const [name, count] of Object.entries({ ...totals, ...billCounts(await stage.books.read()) }).toSorted())
  say(`  ${name}: ${count}`);
if (values.of === 'shop' && runs >= most && !totals['decided']) {
  failed += 1;
  say('staff decided about no refund');
}
say(`${values.of} on ${values.database}: ${runs} runs from seed ${firstSeed}, ${failed} failed`);
await stage.close();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
