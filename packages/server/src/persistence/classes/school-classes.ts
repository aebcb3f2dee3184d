import { classMemberFields, classPlacementFields, classStaffChangeFields } from '@ykd/application/entities';
import type { Classes, SchoolClass } from '@ykd/application/ports';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database.js';
import { limitOf } from '../planned-once.js';
import { keyReader } from '../key-page.js';
import { mapping } from '../mapping.js';
import type { Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';
import { countedTerm, termsQuery } from './class-terms.js';
import { schoolClassRows } from './school-class-row.js';

/** The way between members of classes and their rows. */
export const memberRows = mapping(classMemberFields);
const placements = mapping(classPlacementFields);
const staffChanges = mapping(classStaffChangeFields);

/** The classes that somebody leads or assists. */
export const idsOfStaff = (db: Kysely<Schema>, staffId: string | RawBuilder<string>) =>
  db
    .selectFrom('school_class')
    .select('id')
    .where('teacher_id', '=', staffId)
    .union(db.selectFrom('class_assistant').select('class_id as id').where('staff_id', '=', staffId));

export const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] =>
  rows.map(({ id }) => id).toSorted();

/** Classes in the database. */
export const schoolClasses = (database: Database): Classes => {
  type Id = { id: string };
  const byId = database.prepare((db, param: Placeholder<Id>) =>
    db.selectFrom('school_class').select(schoolClassRows.columns).where('id', '=', param('id')),
  );
  const assistants = database.prepare((db, param: Placeholder<Id>) =>
    db
      .selectFrom('class_assistant')
      .select('staff_id')
      .where('class_id', '=', param('id'))
      .orderBy('staff_id'),
  );
  const products = database.prepare((db, param: Placeholder<Id>) =>
    db
      .selectFrom('class_product')
      .select('product_id')
      .where('class_id', '=', param('id'))
      .orderBy('product_id'),
  );
  const ofStudent = database.prepare((db, param: Placeholder<Id>) =>
    db
      .selectFrom('class_member as m')
      .innerJoin('school_class as c', 'c.id', 'm.class_id')
      .select(memberRows.columns.map((column) => `m.${column}` as const))
      .select(schoolClassRows.columns.map((column) => `c.${column}` as const))
      .where('m.student_id', '=', param('id'))
      .orderBy((e) => e.case().when('m.left_at', 'is', null).then(0).else(1).end())
      .orderBy('m.since')
      .orderBy('m.class_id'),
  );
  const role = database.prepare((db, param: Placeholder<{ id: string; staffId: string }>) =>
    db
      .selectFrom('school_class as c')
      .leftJoin('class_assistant as a', (join) =>
        join.onRef('a.class_id', '=', 'c.id').on('a.staff_id', '=', param('staffId')),
      )
      .select(['c.teacher_id', 'a.staff_id'])
      .where('c.id', '=', param('id')),
  );
  const members = keyReader(
    database,
    (db, param) =>
      db
        .selectFrom('class_member')
        .select(memberRows.columns)
        .where('class_id', '=', sql<string>`${param('classId')}`)
        .where('left_at', 'is', null),
    ['since', 'student_id'],
    'asc',
  );
  const ofStaff = database.prepare((db, param: Placeholder<{ staffId: string }>) =>
    idsOfStaff(db, sql<string>`${param('staffId')}`),
  );
  const due = database.prepare((db, param: Placeholder<{ at: number; limit: number }>) =>
    db
      .selectFrom('class_placement')
      .select(placements.columns)
      .where('due_at', 'is not', null)
      .where('due_at', '<=', param('at'))
      .orderBy('due_at')
      .orderBy('order_id')
      .limit(limitOf(param('limit'))),
  );
  const dueStaff = database.prepare((db, param: Placeholder<{ at: number; limit: number }>) =>
    db
      .selectFrom('class_staff_change')
      .select(staffChanges.columns)
      .where('due_at', '<=', param('at'))
      .orderBy('due_at')
      .orderBy('id')
      .limit(limitOf(param('limit'))),
  );
  const unplaced = database.prepare((db, param: Placeholder<{ limit: number }>) =>
    db
      .selectFrom('class_placement')
      .select(placements.columns)
      .where('state', '=', sql.lit('unplaced' as const))
      .orderBy('gmt_created')
      .orderBy('order_id')
      .limit(limitOf(param('limit'))),
  );
  const types = database.prepare((db) => termsQuery(db, 'type'));
  const stages = database.prepare((db) => termsQuery(db, 'stage'));

  return {
    find: async (id) => {
      const row = await byId.first({ id });
      if (row === undefined) return undefined;
      return {
        ...schoolClassRows.recordOf(row),
        assistantIds: (await assistants.all({ id })).map(({ staff_id }) => staff_id),
        productIds: (await products.all({ id })).map(({ product_id }) => product_id),
      };
    },
    ofStudent: async (id) =>
      (await ofStudent.all({ id })).map((row) => ({
        schoolClass: schoolClassRows.recordOf(row) satisfies SchoolClass,
        member: memberRows.recordOf(row),
      })),
    members: async (classId, { limit, from }) => {
      const window = from === undefined ? { limit } : { limit, from: { ...from, key: [...from.key] } };
      const { list, hasMore } = await members(window, { classId });
      return { list: list.map(memberRows.recordOf), hasMore };
    },
    roleIn: async (id, staffId) => {
      const row = await role.first({ id, staffId });
      if (row === undefined) return undefined;
      if (row.teacher_id === staffId) return 'teacher';
      return row.staff_id === null ? undefined : 'assistant';
    },
    idsOfStaff: async (staffId) => idsOf(await ofStaff.all({ staffId })),
    duePlacements: async (at, limit) => (await due.all({ at, limit })).map(placements.recordOf),
    dueStaffChanges: async (at, limit) => (await dueStaff.all({ at, limit })).map(staffChanges.recordOf),
    unplaced: async (limit) => (await unplaced.all({ limit })).map(placements.recordOf),
    terms: async (kind) => (await (kind === 'type' ? types : stages).all({})).map(countedTerm),
  };
};
