// npm run bench -- report [--members 100000] [--logs 100] [--database postgres|sqlite]
// Makes the yearly reports of so many members in advance, each with so many logs on average, and one report of 12,000 logs as it is
// asked for, on both engines.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApplication, portsOf } from '@ykd/application';
import { addMembers, createFakes, fakeBrowser, logIn } from '@ykd/application/testing';
import { buildYear } from '@ykd/application/year-report';
import { studyYear } from '@ykd/domain/report';
import { sized, smoke, table } from '../../../../scripts/lib/smoke.mjs';
import { openDatabase, repositories } from '../../dist/persistence/index.js';
import { startPostgres } from '../../test/support/embedded-postgres.ts';
import { addStudents, addStudy } from './fill.mjs';

/** What is promised: so many reports in so long, and one of so many logs. */
const BUILD = { members: 100_000, minutes: 10 };
const ONE = { logs: sized(12_000, 60), ms: 50, rounds: sized(25, 1) };
const YEAR = 2024;
/** Nothing is replicated; of the memory as much as a server of such a school gives it (docs/operations.md). */
const SETTINGS = ['wal_level=minimal', 'max_wal_senders=0', 'shared_buffers=1GB'];

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: sized('100000', '60') },
    logs: { type: 'string', default: sized('100', '4') },
    database: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    smoke: { type: 'boolean', default: false },
  },
});
const [members, logs] = [values.members, values.logs].map((word) => {
  const number = Number(word);
  if (!Number.isInteger(number) || number < 1) throw new Error(`应为正整数：${word}`);
  return number;
});

const timed = async (work) => {
  const begun = performance.now();
  const answer = await work();
  return { ms: performance.now() - begun, answer };
};
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** How long one report takes that is not kept yet, through its call, and how long only reading its logs does. */
const oneReport = async (database) => {
  const deps = { ...createFakes(studyYear(YEAR + 1).until), ...repositories(database) };
  const student = { id: 'busy', mobile: '13100000000', userName: 'busy' };
  await addMembers(deps, [student]);
  await addStudy(database, { year: YEAR, of: 'busy', logs: ONE.logs });
  const { yearReport } = await (async () => {
    const ports = portsOf(createApplication(deps), fakeBrowser().context);
    await logIn(ports, student.userName);
    return ports;
  })();
  const times = { made: [], kept: [], read: [] };
  const ask = async (list) => {
    const { ms, answer } = await timed(() => yearReport.report({ edition: 'report2024' }));
    if (!answer.ok || answer.value.story.kind !== 'studied') throw new Error('there is no report');
    list.push(ms);
  };
  for (let round = 0; round <= ONE.rounds; round += 1) {
    await database.db.deleteFrom('year_report').where('user_id', '=', 'busy').execute();
    await ask(times.made);
    await ask(times.kept);
    times.read.push((await timed(() => deps.studyLogs.findByYear('busy', YEAR))).ms);
  }
  // The first is not counted: nothing was translated yet.
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all.slice(1))]));
};

const openOn = async (kind) => {
  if (kind === 'postgres') {
    const server = await startPostgres({ settings: SETTINGS });
    const database = await openDatabase({ kind, url: server.url });
    return { database, close: () => database.close().finally(() => server.stop()) };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
  const database = await openDatabase({ kind: 'sqlite', dataDir });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  return { database, close: () => database.close().finally(remove) };
};

/** The reports of everybody, of a quarter of the members and of all of them: so it is seen whether more of them take longer each. */
const allReports = async (database) => {
  const clock = { now: () => Date.now() };
  const deps = { clock, yearReports: repositories(database).yearReports };
  const rows = [];
  let before = 0;
  for (const count of [Math.ceil(members / 4), members]) {
    await addStudents(database, { year: YEAR, from: before, until: count, logs });
    before = count;
    const { ms, answer } = await timed(() => buildYear(deps, YEAR, () => undefined));
    if (answer !== count) throw new Error(`${answer} reports of ${count} members`);
    rows.push({ count, ms });
  }
  return rows;
};

const builds = {};
const reports = {};
for (const kind of values.database) {
  const { database, close } = await openOn(kind);
  try {
    const { made, kept, read } = await oneReport(database);
    reports[kind] = {
      'made, ms': Number(made.toFixed(1)),
      'at most': ONE.ms,
      'only its logs read, ms': Number(read.toFixed(1)),
      'made against read': Number((made / read).toFixed(2)),
      'kept, ms': Number(kept.toFixed(2)),
    };
    for (const name of ['study_log', 'member_number', 'year_report'])
      await database.db.deleteFrom(name).execute();
    await database.db.deleteFrom('member').execute();
    const [quarter, all] = await allReports(database);
    builds[kind] = {
      members: all.count,
      seconds: Number((all.ms / 1000).toFixed(1)),
      [`${BUILD.members} in, min`]: Number(((all.ms / all.count) * (BUILD.members / 60_000)).toFixed(2)),
      'at most': BUILD.minutes,
      'each against a quarter': Number((all.ms / all.count / (quarter.ms / quarter.count)).toFixed(2)),
    };
  } finally {
    await close();
  }
}
table(`A report of ${ONE.logs} logs through its call`, reports);
table(`The reports of everybody, ${logs} logs each on average`, builds);
if (!smoke)
  console.log(
    `load: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
