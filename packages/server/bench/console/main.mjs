// npm run bench -- console [--students 100000] [--orders 2000000] [--logs 10000000] [--entries 50000] [--database sqlite|postgres]
//   [--rounds 5] [--only 文字]… [--as 谁] [--part lists|assistants|check-ins|exports] [--export 'audit csv']
//   [--keep 目录] [--url postgres://…]
// Makes a school of that size and measures what the lists of staff answer, every filter in every order, and what their
// exports take of memory. --keep keeps the filled databases for the next time, --url takes a PostgreSQL that is filled
// already.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sized, smoke, table } from '../../../../scripts/lib/smoke.mjs';
import { exportAll } from './exports.mjs';
import { openGround } from './ground.mjs';
import { measureLists } from './lists.mjs';
import { measureReminders } from './reminders.mjs';
import { ADMIN } from './school.mjs';

/** The questions of a part that is asked by itself: what its titles begin with. */
const PARTS = { assistants: ['班主任与助教', '大班：', '业绩通向的：'], 'check-ins': ['打卡：'] };

/** What is promised: p99 of each question, ms of processor time, and what an export takes, MB. */
const P99_MS = 200;
const EXPORT_MB = 150;
const NUMBERS = {
  students: 100_000,
  orders: 2_000_000,
  logs: 10_000_000,
  security: 2_000_000,
  audit: 2_000_000,
  entries: 50_000,
};
const SMOKE = { students: 40, orders: 100, logs: 900, security: 60, audit: 60, entries: 20 };

const { values } = parseArgs({
  options: {
    ...Object.fromEntries(
      Object.keys(NUMBERS).map((name) => [
        name,
        { type: 'string', default: String(sized(NUMBERS, SMOKE)[name]) },
      ]),
    ),
    rounds: { type: 'string', default: sized('5', '0') },
    database: { type: 'string', default: 'sqlite' },
    only: { type: 'string', multiple: true },
    as: { type: 'string' },
    export: { type: 'string' },
    part: { type: 'string' },
    keep: { type: 'string' },
    url: { type: 'string' },
    smoke: { type: 'boolean', default: false },
  },
});
const numberOf = (name) => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} 应为整数`);
  return number;
};
const sizes = Object.fromEntries(Object.keys(NUMBERS).map((name) => [name, numberOf(name)]));
const rounds = numberOf('rounds');
if (!['sqlite', 'postgres'].includes(values.database)) throw new Error('--database 应为 sqlite 或 postgres');

const begun = performance.now();
const since = () => `${Math.round((performance.now() - begun) / 1000)} s`;
const tell = (what) => {
  if (!smoke) console.error(`${since()} ${what}`);
};
const ground = await openGround(values.database, sizes, { kept: values.keep, url: values.url, tell });
const failures = [];
try {
  const size = Object.entries(ground.made).map(([name, count]) => `${count} ${name}`);
  tell(`filled: ${size.join(', ')}`);
  if (values.part !== 'exports') {
    const { rows, summary, yardstick, scans, slow } = await measureLists(ground, {
      rounds,
      only: values.only ?? PARTS[values.part],
      as: values.as,
      most: P99_MS,
      tell,
    });
    table(`Lists of staff, ${values.database}, ${size.join(', ')}, load ${loadavg()[0]}`, rows);
    table('The same in short: medians of the questions of a list, and the slowest of them', summary);
    table('The yardstick: who am I', yardstick);
    for (const { question, text, plan } of smoke ? [] : scans) {
      console.log(`\nreads a whole table (${question}):\n${text}\n${plan}`);
      failures.push('a table is read as a whole');
    }
    for (const { title, worst } of smoke ? [] : slow) {
      console.log(`\nslower than ${P99_MS} ms: ${title}\n${worst.url} (${worst.cpu} ms)`);
      failures.push(title);
    }
  }
  if ((values.part === undefined || values.part === 'check-ins') && values.only === undefined) {
    const reminded = await measureReminders(ground.database, ground.at);
    table(`Reminders of one minute, ${values.database}`, { 'all at once': reminded });
    if (reminded.told === 0) throw new Error('nobody was reminded');
  }
  if (
    (values.part === undefined || values.part === 'exports') &&
    values.only === undefined &&
    values.as === undefined
  ) {
    const asked = ['security', 'audit', 'students']
      .flatMap((list) => ['csv', 'xlsx'].map((format) => ({ list, format })))
      .filter(({ list, format }) => values.export === undefined || `${list} ${format}` === values.export);
    const rows = await exportAll(ground.settings, ground.cookies[ADMIN], asked, tell);
    table(`Exports, ${values.database}, at most ${EXPORT_MB} MB above the server at rest`, rows);
    for (const [name, row] of Object.entries(rows)) {
      if (row.state !== 'done') throw new Error(`${name} ended as ${row.state}`);
      if (!smoke && row['above that, MB'] > EXPORT_MB) failures.push(name);
    }
  }
  const few = { ykd_order: sizes.orders, study_log: sizes.logs, security_event: sizes.security };
  for (const [name, wanted] of Object.entries(few)) {
    if (ground.made[name] < wanted) throw new Error(`too few were made: ${name} ${ground.made[name]}`);
  }
} finally {
  await ground.stop();
}
if (failures.length > 0) process.exitCode = 1;
