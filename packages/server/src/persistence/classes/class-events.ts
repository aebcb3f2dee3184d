import { classEventFields } from '@ykd/application/entities';
import type { ClassEvents, TxClassEvents } from '@ykd/application/ports';
import { lastEndOf } from '@ykd/domain/school-class';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import { limitOf } from '../planned-once.js';
import { mapping } from '../mapping.js';
import type { Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';

const eventRows = mapping(classEventFields);

const ofEvent = eventRows.columns.map((column) => `e.${column}` as const);

type Window = { from: number; limit: number };

/** Events of classes that are not put away, with what those are called. */
const scheduled = (db: Kysely<Schema>, param: Placeholder<Window>) =>
  db
    .selectFrom('class_event as e')
    .innerJoin('school_class as c', 'c.id', 'e.class_id')
    .select(ofEvent)
    .select('c.name as class_name')
    .where('c.archived_at', 'is', null)
    .where('e.last_at', '>=', param('from'))
    .orderBy('e.starts_at')
    .orderBy('e.id')
    .limit(limitOf(param('limit')));

/** What stands in the schedules of classes, in the database. */
export const classEvents = (database: Database): ClassEvents => {
  const ofClass = database.prepare((db, param: Placeholder<{ classId: string }>) =>
    db
      .selectFrom('class_event')
      .select(eventRows.columns)
      .where('class_id', '=', param('classId'))
      .orderBy('starts_at')
      .orderBy('id'),
  );
  const ofStudent = database.prepare((db, param: Placeholder<Window & { studentId: string }>) =>
    scheduled(db, param).where('e.class_id', 'in', (of) =>
      of
        .selectFrom('class_member')
        .select('class_id')
        .where('student_id', '=', param('studentId'))
        .where('left_at', 'is', null),
    ),
  );
  const ofStaff = database.prepare((db, param: Placeholder<Window & { staffId: string }>) =>
    scheduled(db, param).where('e.class_id', 'in', (of) =>
      of
        .selectFrom('school_class')
        .select('id as class_id')
        .where('teacher_id', '=', param('staffId'))
        .union(of.selectFrom('class_assistant').select('class_id').where('staff_id', '=', param('staffId'))),
    ),
  );
  const all = database.prepare((db, param: Placeholder<Window>) => scheduled(db, param));
  const due = database.prepare((db, param: Placeholder<{ at: number; limit: number }>) =>
    db
      .selectFrom('class_event')
      .select(['id', 'class_id'])
      .where('remind_at', 'is not', null)
      .where('remind_at', '<=', param('at'))
      .orderBy('remind_at')
      .orderBy('id')
      .limit(limitOf(param('limit'))),
  );
  const dueNews = database.prepare((db, param: Placeholder<{ at: number; limit: number }>) =>
    db
      .selectFrom('class_event')
      .select(['id', 'class_id'])
      .where('news_at', 'is not', null)
      .where('news_at', '<=', param('at'))
      .orderBy('news_at')
      .orderBy('id')
      .limit(limitOf(param('limit'))),
  );
  const placeOf = ({ id, class_id: classId }: { readonly id: string; readonly class_id: string }) => ({
    id,
    classId,
  });
  const named = (rows: Awaited<ReturnType<typeof all.all>>) =>
    rows.map((row) => ({ ...eventRows.recordOf(row), className: row.class_name }));
  return {
    ofClass: async (classId) => (await ofClass.all({ classId })).map(eventRows.recordOf),
    ofStudent: async (studentId, window) => named(await ofStudent.all({ ...window, studentId })),
    ofStaff: async (staffId, window) =>
      named(staffId === null ? await all.all({ ...window }) : await ofStaff.all({ ...window, staffId })),
    due: async (at, limit) => (await due.all({ at, limit })).map(placeOf),
    dueNews: async (at, limit) => (await dueNews.all({ at, limit })).map(placeOf),
  };
};

/** The same inside a transaction. */
export const txClassEvents = (trx: Kysely<Schema>): TxClassEvents => ({
  find: async (classId, id) => {
    const row = await trx
      .selectFrom('class_event')
      .select(eventRows.columns)
      .where('id', '=', id)
      .where('class_id', '=', classId)
      .executeTakeFirst();
    return row && eventRows.recordOf(row);
  },
  countOf: async (classId) => {
    const { count } = await trx
      .selectFrom('class_event')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('class_id', '=', classId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  put: async (event) => {
    const row = { ...eventRows.rowOf(event), last_at: lastEndOf(event) };
    await trx
      .insertInto('class_event')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (id) => {
    await trx.deleteFrom('class_event').where('id', '=', id).execute();
  },
});
