// npm run races -w @ykd/server -- [--runs 1000] [--database sqlite|postgres]
// Runs what happens at once in the shop so many times on a database, or on both: the contracts about races, the random
// events whose money must add up, and transactions that exclude each other.
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1000' }, database: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs 应为正整数');
if (!['', 'sqlite', 'postgres'].includes(values.database)) {
  throw new Error('--database 应为 sqlite 或 postgres');
}
process.env.RACE_RUNS = String(runs);
const vitest = await startVitest('test', [`test/races/${values.database}`], {
  run: true,
  config: 'vitest.races.config.ts',
  reporters: ['verbose'],
});
await vitest.close();
