// Makes millions of rows out of those of a school, in SQLite itself: indexes are taken away first and made again, as the
// migrations made them, once everything is there.
import { createHash } from 'node:crypto';
import { AUDIT_ROOT, chained } from '@ykd/application/audit';
import { AUDIT_ACTS, auditEntryFields, AUDIT_SUBJECTS, SECURITY_KINDS } from '@ykd/application/entities';
import { countOf, inTransaction, openRaw, withoutIndexes } from '../raw-sqlite.mjs';
import { addCheckIns, CHECK_IN_TABLES } from './fill-check-ins.mjs';
import { addMoney, MONEY_TABLES, rankedSql } from './fill-money.mjs';
import { ADMIN, ASKED_TEACHERS } from './school.mjs';

const DAY_MS = 24 * 3_600_000;
/** Longer than the study of one student reaches back: copies of it never overlap. */
const APART_MS = 70 * DAY_MS;
const LINES_AT_ONCE = 5000;

/**
 * Copies the rows of the school's students until a table has so many rows; `moved`: the columns that differ in the copy `:n`
 * (from 1).
 */
const multiply = (raw, table, wanted, moved) => {
  const own = `user_id like 'demo-student-%'`;
  const first = Number(raw.prepare(`select count(*) as n from ${table} where ${own}`).get().n);
  const last = raw.prepare(`select max(rowid) as id from ${table}`).get().id;
  const columns = raw.prepare(`select * from ${table} limit 1`).columns();
  const names = columns.map(({ name }) => name);
  const insert = raw.prepare(`insert into ${table} (${names.join()})
    select ${names.map((name) => moved[name] ?? name).join()} from ${table} where rowid <= :last and ${own} limit :most`);
  for (let n = 1, there = countOf(raw, table); first > 0 && there < wanted; n += 1) {
    const most = Math.min(first, wanted - there);
    inTransaction(raw, () => insert.run({ n, last, most }));
    there += most;
  }
};

const numbers = (count) =>
  `with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < ${count})`;

/** One of several values, by a number. */
const oneOf = (values, number) =>
  `(case (${number}) % ${values.length} ${values.map((value, at) => `when ${at} then '${value}'`).join(' ')} end)`;

const studentAt = (number, students) => `'demo-student-' || printf('%03d', (${number}) % ${students} + 1)`;

const addEvents = (raw, { students, security }, at) =>
  raw.exec(`${numbers(security)} insert into security_event
    (id, kind, user_id, subject, address, detail, count, at, last_at, fold)
    select printf('event-%08d', n), ${oneOf(['login', 'login', 'login', ...SECURITY_KINDS], 'n * 31')},
      ${studentAt('n * 7919', students)}, null, '10.' || (n % 200) || '.' || (n * 7 % 250) || '.1', 'sms', 1,
      ${at} - (${security} - n) * 7000, ${at} - (${security} - n) * 7000, null from numbers`);

const addSessions = (raw, { students }, at) =>
  raw.exec(`${numbers(students)} insert into session
    (id, token_digest, user_id, created_at, last_seen_at, expires_at, user_agent, address)
    select printf('session-%07d', n), printf('digest-%07d', n), ${studentAt('n * 3', students)}, ${at} - n * 1000,
      ${at} - n * 10, ${at} + 20 * ${DAY_MS}, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', '10.0.0.1' from numbers`);

const addNotes = (raw, { students }, at) => {
  const author = oneOf(ASKED_TEACHERS, 'n');
  raw.exec(`${numbers(students * 3)} insert into student_note
    (id, student_id, author_id, text, version, written_by, gmt_created, gmt_modified, deleted_at, deleted_by)
    select printf('note-%07d', n), ${studentAt('n % 1000', students)}, ${author}, '打过电话，这一周先补上练习。', 1,
      ${author}, ${at} - n * 1000, ${at} - n * 1000, null, null from numbers`);
  raw.exec(`insert into student_note_version (note_id, version, text, written_by, at)
    select id, 1, text, written_by, gmt_created from student_note`);
};

const AUDIT_FIELDS = Object.keys(auditEntryFields);
const snake = (key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Lines of the audit log, each chained to the one before. */
const addAudit = (raw, { students, audit }, at) => {
  const columns = AUDIT_FIELDS.map(snake);
  const insert = raw.prepare(
    `insert into audit_log (${columns.join()}) values (${columns.map(() => '?').join()})`,
  );
  let head = raw.prepare('select seq, hash from audit_head').get() ?? AUDIT_ROOT;
  const draft = (n) => {
    const about = `demo-student-${String(((n * 7919) % students) + 1).padStart(3, '0')}`;
    return {
      at: at - (audit - n) * 9000,
      actorKind: 'staff',
      actor: n % 5 === 0 ? ADMIN : n % 3 === 0 ? ASKED_TEACHERS[n % 2] : `teacher-${n % 150}`,
      source: 'console',
      batch: n % 4 === 0 ? `batch-${Math.floor(n / 400)}` : null,
      act: AUDIT_ACTS[(n * 7) % AUDIT_ACTS.length],
      subjectKind: AUDIT_SUBJECTS[n % AUDIT_SUBJECTS.length],
      subjectId: about,
      about,
      before: { title: '班主任' },
      after: { title: '高级班主任' },
      reason: n % 10 === 0 ? '学员要求' : null,
    };
  };
  for (let from = 0; from < audit; from += LINES_AT_ONCE) {
    const drafts = Array.from({ length: Math.min(LINES_AT_ONCE, audit - from) }, (_, n) => draft(from + n));
    inTransaction(raw, () => {
      for (const line of chained(head, drafts, digest)) {
        const stored = { ...line, before: JSON.stringify(line.before), after: JSON.stringify(line.after) };
        insert.run(...AUDIT_FIELDS.map((field) => stored[field]));
        head = line;
      }
    });
  }
  raw
    .prepare(
      `insert into audit_head (id, seq, hash) values ('head', :seq, :hash)
      on conflict (id) do update set seq = excluded.seq, hash = excluded.hash`,
    )
    .run({ seq: head.seq, hash: head.hash });
};

/** Fills the database in a folder, which holds a school, up to the sizes; answers how many rows there are. */
export const multiplySchool = (folder, sizes, at, tell) => {
  const raw = openRaw(folder);
  const grown = [
    'ykd_order',
    ...MONEY_TABLES,
    'study_log',
    'security_event',
    'audit_log',
    'session',
    'student_note',
    ...CHECK_IN_TABLES,
  ];
  withoutIndexes(raw, grown, () => {
    tell('orders');
    // Small ones beside the first: what the main orders make of a student stays true.
    multiply(raw, 'ykd_order', sizes.orders, {
      id: `id || '-' || :n`,
      request_key: 'null',
      amount: 'amount % 90000',
      gmt_created: `gmt_created - :n * ${3 * DAY_MS}`,
      paid_at: `paid_at - :n * ${3 * DAY_MS}`,
      paid_at_sort: `case when paid_at is null then paid_at_sort
        else ${rankedSql(`paid_at - :n * ${3 * DAY_MS}`)} end`,
    });
    tell('money');
    inTransaction(raw, () => addMoney(raw, at));
    tell('study logs');
    multiply(raw, 'study_log', sizes.logs, {
      beat_id: `beat_id || '-' || :n`,
      at: `at - :n * ${APART_MS}`,
    });
    tell('audit log');
    addAudit(raw, sizes, at);
    tell('security log, sessions, notes');
    addEvents(raw, sizes, at);
    addSessions(raw, sizes, at);
    addNotes(raw, sizes, at);
    tell('check-ins');
    inTransaction(raw, () => addCheckIns(raw, sizes, at));
    tell('indexes');
  });
  raw.exec('pragma wal_checkpoint(truncate)');
  const tables = ['student_summary', ...grown];
  const made = Object.fromEntries(tables.map((table) => [table, countOf(raw, table)]));
  raw.close();
  return made;
};
