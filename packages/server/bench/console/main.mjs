// npm run bench -- console [--students 100000] [--orders 200000] [--logs 1000000] [--database sqlite|postgres] [--rounds 5]
// Makes a school of that size and measures what the lists of staff answer, every filter in every order.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sized, smoke, table } from '../../../../scripts/lib/smoke.mjs';
import { openDatabase } from '../../dist/persistence/index.js';
import { startPostgres } from '../../test/support/embedded-postgres.ts';
import { fillSchool } from './crowd.mjs';
import { askStudents } from './questions.mjs';

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: sized('100000', '40') },
    orders: { type: 'string', default: sized('200000', '100') },
    logs: { type: 'string', default: sized('1000000', '900') },
    rounds: { type: 'string', default: sized('5', '0') },
    database: { type: 'string', default: 'sqlite' },
    smoke: { type: 'boolean', default: false },
  },
});
const [students, orders, logs, rounds] = ['students', 'orders', 'logs', 'rounds'].map((name) => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} 应为整数`);
  return number;
});
if (!['sqlite', 'postgres'].includes(values.database)) throw new Error('--database 应为 sqlite 或 postgres');

const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
const postgres = values.database === 'postgres' ? await startPostgres() : undefined;
const database = await openDatabase(
  postgres === undefined ? { kind: 'sqlite', dataDir: folder } : { kind: 'postgres', url: postgres.url },
);
try {
  const now = Date.now();
  const begun = performance.now();
  const made = await fillSchool(database, { students, orders, logs }, now);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { rows, scans } = await askStudents(database, now, rounds);
  const size = `${made.student_summary} students, ${made.ykd_order} orders, ${made.study_log} study logs`;
  table(`List of students, ${values.database}, ${size}, made in ${seconds} s, load ${loadavg()[0]}`, rows);
  for (const { sql, plan } of scans) if (!smoke) console.log(`\nreads a whole table:\n${sql}\n${plan}`);
  if (made.ykd_order < orders || made.study_log < logs) throw new Error(`too few were made: ${size}`);
} finally {
  await database.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
