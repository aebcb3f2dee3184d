// Fills a database with a school of any size: its students as the demo makes them, and then more of their orders and
// study logs by SQL alone, which is what makes millions of them quick.
import { sql } from 'kysely';
import { demoData, demoSchool, loadDemo } from '../../dist/demo/index.js';
import { populate, repositories } from '../../dist/persistence/index.js';

/** So many students a class teacher has. */
const CLASS = 400;
const DAY_MS = 24 * 3_600_000;
/** Longer than the study of one student reaches back: copies of it never overlap. */
const APART_MS = 70 * DAY_MS;

const teacherId = (number) => `teacher-${number}`;

/** The first teacher of the school, who has a class like the others. */
export const FIRST_TEACHER = teacherId(0);

/** The school with enough teachers for it. */
const staffed = (school, at) => {
  const count = Math.ceil(school.members.length / CLASS);
  const teachers = Array.from({ length: count }, (_, number) => ({
    user: { id: teacherId(number), mobile: String(19_800_000_000 + number), userName: `teacher${number}` },
    at,
  }));
  const placeOf = new Map(school.members.map(({ user }, place) => [user.id, place]));
  const care = school.care
    .filter(({ kind }) => kind === 'classTeacher')
    .map((one) => ({ ...one, staffId: teacherId(placeOf.get(one.studentId) % count) }));
  return { ...school, members: [...teachers, ...school.members], care };
};

const countOf = async (db, table) =>
  Number((await sql`select count(*) as count from ${sql.table(table)}`.execute(db)).rows[0].count);

/** Copies the rows of a table until there are so many; `moved`: what differs in the copy `n` (from 1). */
const copy = async (db, table, wanted, moved) => {
  const there = await countOf(db, table);
  const [{ count }] = (
    await sql`select count(*) as count from ${sql.table(table)} where ${moved.isFirst}`.execute(db)
  ).rows;
  const first = Number(count);
  const [row] = (await sql`select * from ${sql.table(table)} limit 1`.execute(db)).rows;
  const columns = Object.keys(row ?? {});
  const times = first === 0 ? 0 : Math.ceil((wanted - there) / first);
  const values = columns.map((column) => moved[column] ?? sql.ref(column));
  for (let n = 1; n <= times; n += 1) {
    const left = Math.min(first, wanted - there - first * (n - 1));
    const some = sql`select * from (select * from ${sql.table(table)}
      where ${moved.isFirst} limit ${sql.lit(left)}) as some`;
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values.map((value) => (typeof value === 'function' ? value(n) : value)))}
      from (${some}) as copied`.execute(db);
  }
};

const later = (column, ms) => (n) => sql`${sql.ref(column)} - ${sql.lit(n * ms)}`;

/** Fills an empty database with so many students, orders and study logs, or a few more than asked for. */
export const fillSchool = async (database, { students, orders, logs }, at) => {
  // Nobody misses it should the machine stop.
  if (database.kind === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
  const accounts = demoData(at).accounts.map(() => 'nobody logs in');
  await loadDemo({ ...repositories(database), hashes: accounts }, at);
  const school = staffed(demoSchool(at, { students, refunds: true }), at);
  await database.transaction((trx) => populate(trx, school));
  await sql`insert into staff (user_id, role, grants)
    select id, 'class', '[]' from member where id like 'teacher-%'`.execute(database.db);
  const again = (column) => (n) => sql`${sql.ref(column)} || ${sql.lit(`-${n}`)}`;
  await copy(database.db, 'ykd_order', orders, {
    isFirst: sql`id like 'demo-school-%' and id not like 'demo-school-%-%'`,
    id: again('id'),
    request_key: () => sql`null`,
    gmt_created: later('gmt_created', 3 * DAY_MS),
  });
  await copy(database.db, 'study_log', logs, {
    isFirst: sql`beat_id like 'demo-student-%' and beat_id not like '%-again-%'`,
    beat_id: (n) => sql`beat_id || ${sql.lit(`-again-${n}`)}`,
    at: later('at', APART_MS),
  });
  await sql`analyze`.execute(database.db);
  const made = ['student_summary', 'ykd_order', 'study_log'];
  return Object.fromEntries(
    await Promise.all(made.map(async (table) => [table, await countOf(database.db, table)])),
  );
};
