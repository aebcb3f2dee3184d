import { followDueStaff } from '@ykd/application/school-class';
import { Kysely, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { DIALECTS, type DatabaseKind } from '../../src/persistence/dialect.js';
import { openDatabase, repositories, type Database } from '../../src/persistence/index.js';
import { postgresDialect } from '../../src/persistence/postgres-dialect.js';
import { postgresPool } from '../../src/persistence/postgres-pool.js';
import { sqliteDialect } from '../../src/persistence/sqlite-dialect.js';
import { SqliteEngine } from '../../src/persistence/sqlite-engine.js';
import { migrations } from '../../src/persistence/store/registry.js';
import { postgresDatabase } from '../support/postgres.js';
import { tempFolder } from '../support/temp-folder.js';

/** Classes, with who leads them, who assists them, and who is in them. Lei left; Jing leads classes, Tao assists. */
const CLASSES = [
  ['led', 'lei', ['tao'], ['ming']],
  ['assisted', 'jing', ['lei', 'tao'], ['hong']],
  ['empty', 'lei', [], []],
  ['put-away', 'lei', [], ['ming']],
  ['kept', 'jing', ['tao'], ['lan']],
] as const;

/** A database of when whoever left stayed in her classes: Ming is still in her care, Hong is in nobody's. */
const makeOld = async (kind: DatabaseKind, dialect: Dialect): Promise<void> => {
  const db = new Kysely<never>({ dialect });
  const all = migrations(DIALECTS[kind]);
  const provider = { getMigrations: async () => all };
  const { error } = await new Migrator({ db, provider }).migrateTo('0060-class-staff-changes');
  expect(error).toBeUndefined();
  for (const id of ['ming', 'hong', 'lan', 'jing', 'tao', 'lei'])
    await sql`insert into member (id, mobile, gmt_created, gmt_modified) values (${id}, ${id}, 1, 1)`.execute(
      db,
    );
  for (const [id, role] of [
    ['jing', 'class'],
    ['tao', 'teacher'],
  ])
    await sql`insert into staff (user_id, role, grants) values (${id}, ${role}, '[]')`.execute(db);
  for (const [id, state] of [
    ['jing', 'active'],
    ['tao', 'active'],
    ['lei', 'left'],
  ])
    await sql`insert into employee (user_id, state, department_sort, joined_at, version, changed_at)
      values (${id}, ${state}, '', 1, 1, 1)`.execute(db);
  for (const table of ['class_type', 'class_stage'])
    await sql`insert into ${sql.table(table)} (id, name, sort, version, gmt_created, gmt_modified)
      values ('x', 'x', 1, 1, 1, 1)`.execute(db);
  for (const [id, teacher, assistants, members] of CLASSES) {
    await sql`insert into school_class (id, name, type_id, stage_id, first_day, teacher_id, note, members, archived_at,
        version, changed_by, gmt_created, gmt_modified, name_sort, first_at, last_at_sort, is_full)
      values (${id}, ${id}, 'x', 'x', '2026-01-01', ${teacher}, '', ${members.length},
        ${id === 'put-away' ? 5 : null}, 3, 'jing', 1, 1, ${id}, 1, '', 0)`.execute(db);
    for (const one of assistants)
      await sql`insert into class_assistant (class_id, staff_id) values (${id}, ${one})`.execute(db);
    for (const one of members)
      await sql`insert into class_member (class_id, student_id, since, why) values (${id}, ${one}, 1, 'staff')`.execute(
        db,
      );
  }
  for (const id of ['ming', 'hong', 'lan'])
    await sql`insert into student_summary
        (id, mobile, gmt_created, name_sort, user_name_sort, school_sort, major_sort, class_teacher_id)
      values (${id}, ${id}, 1, '', '', '', '', ${id === 'ming' ? 'lei' : null})`.execute(db);
  await sql`insert into student_care (student_id, staff_id, kind, since)
    values ('ming', 'lei', 'classTeacher', 1)`.execute(db);
  await db.destroy();
};

/** Its classes and who looks after whom, once the job went its round; and by whom the log says so. */
const found = async (database: Database) => {
  const { auditLog, classes, unitOfWork } = repositories(database);
  const deps = { classes, unitOfWork, clock: { now: () => 9 }, ids: { next: () => 'batch' } };
  const count = await followDueStaff(deps, (error) => {
    throw error;
  });
  const staff = await Promise.all(
    CLASSES.map(async ([id]) => {
      const one = await classes.find(id);
      return [id, one?.teacherId, one?.assistantIds, one?.version, one?.changedBy];
    }),
  );
  const carers = await Promise.all(
    ['ming', 'hong', 'lan'].map(async (id) => [
      id,
      (await unitOfWork.transaction((tx) => tx.care.ofStudent(id))).map(
        ({ staffId, kind }) => `${staffId} ${kind}`,
      ),
    ]),
  );
  const { list } = await auditLog.page({ limit: 9 }, {});
  return {
    count,
    staff,
    carers,
    by: [...new Set(list.map(({ actorKind, source }) => `${actorKind} ${source}`))],
  };
};

const FOUND = {
  count: 2,
  staff: [
    ['led', null, ['tao'], 4, null],
    ['assisted', 'jing', ['tao'], 4, null],
    ['empty', null, [], 4, null],
    ['put-away', null, [], 4, null],
    ['kept', 'jing', ['tao'], 3, 'jing'],
  ],
  carers: [
    ['ming', ['tao assistant']],
    ['hong', ['jing classTeacher', 'tao assistant']],
    ['lan', []],
  ],
  by: ['system job'],
};

it('takes whoever left out of the classes of an older SQLite database, and their students follow', async () => {
  const temp = tempFolder();
  await makeOld('sqlite', sqliteDialect(new SqliteEngine(temp.path)));
  const database = await openDatabase({ kind: 'sqlite', dataDir: temp.path });
  expect(await found(database)).toEqual(FOUND);
  await database.close();
  temp.remove();
});

it('takes whoever left out of the classes of an older PostgreSQL database, and their students follow', async () => {
  const place = await postgresDatabase();
  await makeOld('postgres', postgresDialect(postgresPool(place.url)));
  const database = await openDatabase({ kind: 'postgres', url: place.url });
  expect(await found(database)).toEqual(FOUND);
  await database.close();
  await place.drop();
});
