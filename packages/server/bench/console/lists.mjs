// Asks every list on a server in this process, and tells how long it took and how the database went about it.
import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { keyPage } from '@ykd/application/shared';
import { keyOrderOf, orderName, sortOf } from '@ykd/application/staff-list';
import { auditList } from '@ykd/application/audit';
import { employeeList } from '@ykd/application/employee';
import { securityList } from '@ykd/application/security';
import { orderList } from '@ykd/application/staff-order';
import { studentList } from '@ykd/application/student';
import { sql } from 'kysely';
import { openDatabase } from '../../dist/persistence/index.js';
import { readConfig } from '../../dist/settings/config.js';
import { start } from '../../dist/start.js';
import { asker, askAll, figures } from './ask.mjs';
import { OWN, postgresScans, sqliteScans, watchStatements } from './plans.mjs';
import { questionsAt } from './questions.mjs';
import { ADMIN, ASKED_TEACHERS } from './school.mjs';

const snake = (key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What all staff have in their care is counted anew after five minutes, of all that is in anybody's: that reads everything. */
const isOfAll = ({ text }) => text.includes('"careCount"');

/** The cursor behind a row of an order. */
const cursorOf = (order, row) =>
  keyPage(order, { limit: 1, from: undefined }, { list: [row], hasMore: true }, (one) => one).next;

const logOrder = (list, sort, kind) => ({
  name: orderName(list, sortOf(sort)),
  kinds: ['number', kind],
  keyOf: (row) => row,
});

/** Cursors in the middle of the lists, by path and order. */
const middles = async (db) => {
  const found = new Map();
  const rowIn = async (table, value, id) => {
    const { rows } =
      await sql`${sql.raw(OWN)} select ${sql.ref(value)} as "sortValue", ${sql.ref(id)} as id from ${sql.table(table)}
      order by 1, 2 limit 1 offset (select count(*) / 2 from ${sql.table(table)})`.execute(db);
    return rows[0];
  };
  const columns = new Set([
    'name',
    'userName',
    'school',
    'major',
    'validUntil',
    'serviceUntil',
    'lastStudied',
  ]);
  const known = {
    '/api/admin/students': async (sort) => {
      const order = sortOf(sort);
      const column = columns.has(order.key) ? `${snake(order.key)}_sort` : snake(order.key);
      return cursorOf(keyOrderOf(studentList, order), await rowIn('student_summary', column, 'id'));
    },
    '/api/admin/employees': async (sort) => {
      const order = sortOf(sort);
      if (order.key !== 'joinedAt') return undefined;
      return cursorOf(keyOrderOf(employeeList, order), await rowIn('employee', 'joined_at', 'user_id'));
    },
    '/api/admin/orders': async (sort) => {
      const order = sortOf(sort);
      const isRanked = order.key === 'paidAt' || order.key === 'refundedAt';
      const column = isRanked ? `${snake(order.key)}_sort` : snake(order.key);
      return cursorOf(keyOrderOf(orderList, order), await rowIn('ykd_order', column, 'id'));
    },
    '/api/admin/audit': async (sort) => {
      const { sortValue, id } = await rowIn('audit_log', 'at', 'seq');
      return cursorOf(logOrder(auditList, sort, 'number'), [sortValue, id]);
    },
    '/api/security/events': async (sort) => {
      const { sortValue, id } = await rowIn('security_event', 'at', 'id');
      return cursorOf(logOrder(securityList, sort, 'string'), [sortValue, id]);
    },
  };
  return async (path, sort) => {
    const key = `${path} ${sort}`;
    if (!found.has(key)) found.set(key, await known[path]?.(sort));
    return found.get(key);
  };
};

/** Students whose pages are opened: some in each teacher's care, and for the administrator those with the most orders. */
const someStudents = async (db) => {
  const ids = {};
  for (const teacher of ASKED_TEACHERS) {
    const { rows } = await sql`select student_id as id from student_care where staff_id = ${teacher}
      order by student_id limit 5`.execute(db);
    ids[teacher] = rows.map(({ id }) => id);
  }
  const { rows } = await sql`select user_id as id from ykd_order group by user_id
    order by count(*) desc, user_id limit 5`.execute(db);
  const isStudent = ({ id }) => id.startsWith('demo-student');
  return { ...ids, [ADMIN]: rows.filter(isStudent).map(({ id }) => id) };
};

const rounded = (ms) => Number(ms.toFixed(1));

/** The questions of each list in one line: the medians of their figures, and the slowest. */
const inShort = (found) => {
  const lists = Map.groupBy(found, ({ as, title }) => `${as}｜${title.split('：', 1)[0]}`);
  const line = (own) => {
    const of = (kind, figure) => figures(own.map(({ times }) => figures(times[kind])[figure]));
    return {
      questions: own.length,
      'processor p50': rounded(of('cpu', 'p50').p50),
      'processor p99': rounded(of('cpu', 'p99').p50),
      'slowest processor p99': rounded(of('cpu', 'p99').longest),
      'clock p50': rounded(of('wall', 'p50').p50),
      'clock p99': rounded(of('wall', 'p99').p50),
      'slowest clock p99': rounded(of('wall', 'p99').longest),
    };
  };
  return Object.fromEntries([...lists].map(([name, own]) => [name, line(own)]));
};

/** Asks everything; `only`: the questions with one of these in their title; `as`: those of this caller. */
export const measureLists = async (ground, { rounds, only, as: caller, most, tell }) => {
  const { at, settings, cookies, url, processorMs } = ground;
  const watch = watchStatements();
  const server = await start(
    readConfig({ ...settings, PORT: '0', YKD_DEMO: 'off', LOG_LEVEL: 'silent', DATABASE_CHECK_HOURS: '0' }),
  );
  // A large file is still looked through for damage, in a process beside this one. (PostgreSQL is a process, too.)
  while (url === undefined && process.getActiveResourcesInfo().includes('ProcessWrap')) await pause(100);
  const dataDir = settings.DATA_DIR;
  const database = await openDatabase(
    url === undefined ? { kind: 'sqlite', dataDir } : { kind: 'postgres', url },
    { beside: true },
  );
  try {
    const students = await someStudents(database.db);
    const questions = questionsAt(at, students)
      .filter(({ title }) => only === undefined || only.some((word) => title.includes(word)))
      .filter(({ as }) => caller === undefined || as === caller);
    const asking = asker(server, cookies, { processorMs });
    const found = await askAll(asking, questions, {
      rounds,
      middleOf: await middles(database.db),
      tell: ({ as, title }) => watch.asking(`${as}｜${title}`),
    });
    watch.stop();
    tell('plans');
    const statements = watch.statements().filter((one) => one.question !== 'start' && !isOfAll(one));
    const scans = url === undefined ? sqliteScans(dataDir, statements) : await postgresScans(url, statements);
    const [wall, cpu] = [figures(asking.yardstick.wall), figures(asking.yardstick.cpu)];
    const rows = found.map(({ as, title, times, worst }) => {
      const [own, used] = [figures(times.wall), figures(times.cpu)];
      return {
        title: `${as}｜${title}`,
        worst,
        p99: used.p99,
        row: {
          asked: times.cpu.length,
          'processor p50': rounded(used.p50),
          'processor p99': rounded(used.p99),
          'clock p50': rounded(own.p50),
          'clock p99': rounded(own.p99),
          '× yardstick': rounded(own.p50 / wall.p50),
        },
      };
    });
    return {
      scans,
      slow: rows.filter(({ p99 }) => p99 > most),
      summary: inShort(found),
      rows: Object.fromEntries(rows.map(({ title, row }) => [title, row])),
      yardstick: {
        'by the clock, ms': { p50: rounded(wall.p50), p99: rounded(wall.p99) },
        'processor, ms': { p50: rounded(cpu.p50), p99: rounded(cpu.p99) },
      },
    };
  } finally {
    await database.close();
    await server.close();
  }
};
