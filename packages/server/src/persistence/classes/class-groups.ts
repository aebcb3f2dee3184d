import { classGroupFields } from '@ykd/application/entities';
import type { ClassGroup, ClassGroups, TxClassGroups } from '@ykd/application/ports';
import type { SchoolProfile } from '@ykd/domain/member';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.js';
import { mapping } from '../mapping.js';
import type { Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';

const groupRows = mapping(classGroupFields);

/** The groups of a class in their order. */
const groupsQuery = (db: Kysely<Schema>, classId: string) =>
  db
    .selectFrom('class_group')
    .select(groupRows.columns)
    .where('class_id', '=', classId)
    .orderBy('sort')
    .orderBy('id');

/** The groups of classes in the database. */
export const classGroups = (database: Database): ClassGroups => {
  type Id = { classId: string };
  const ofClass = database.prepare((db, param: Placeholder<Id>) => groupsQuery(db, param('classId')));
  const members = database.prepare((db, param: Placeholder<Id & { staffId: string }>) =>
    db
      .selectFrom('class_member as m')
      .innerJoin('student_summary as s', 's.id', 'm.student_id')
      .innerJoin('member as u', 'u.id', 'm.student_id')
      .leftJoin('class_group_member as g', (join) =>
        join.onRef('g.class_id', '=', 'm.class_id').onRef('g.student_id', '=', 'm.student_id'),
      )
      .leftJoin('student_care as c', (join) =>
        join.onRef('c.student_id', '=', 'm.student_id').on('c.staff_id', '=', param('staffId')),
      )
      .select(['m.student_id', 'g.group_id', 's.name', 's.user_name', 's.mobile', 'u.gender', 'u.profile'])
      .select('c.staff_id')
      .where('m.class_id', '=', param('classId'))
      .where('m.left_at', 'is', null)
      .orderBy('m.student_id'),
  );
  const progress = database.prepare((db, param: Placeholder<Id>) =>
    db
      .selectFrom('class_member as m')
      .innerJoin('project_user as p', 'p.user_id', 'm.student_id')
      .select(['m.student_id', 'p.progress'])
      .where('m.class_id', '=', param('classId'))
      .where('m.left_at', 'is', null),
  );
  return {
    ofClass: async (classId) => (await ofClass.all({ classId })).map(groupRows.recordOf),
    members: async (classId, staffId) => {
      const far = new Map<string, number[]>();
      for (const { student_id: id, progress: one } of await progress.all({ classId })) {
        far.set(id, [...(far.get(id) ?? []), one]);
      }
      return (await members.all({ classId, staffId })).map((row) => {
        const courses = far.get(row.student_id);
        const sum = courses?.reduce((all, one) => all + one, 0) ?? 0;
        const profile = row.profile === null ? null : (JSON.parse(row.profile) as SchoolProfile | null);
        return {
          studentId: row.student_id,
          groupId: row.group_id,
          name: row.name ?? row.user_name,
          mobile: row.mobile,
          gender: row.gender,
          schoolName: profile?.schoolName ?? null,
          progress: courses === undefined ? null : Math.round(sum / courses.length),
          isCared: row.staff_id !== null,
        };
      });
    },
  };
};

/** Somebody who leaves a class leaves his group, and leads none of the class. */
export const leaveGroup = async (trx: Kysely<Schema>, classId: string, studentId: string): Promise<void> => {
  await trx
    .deleteFrom('class_group_member')
    .where('class_id', '=', classId)
    .where('student_id', '=', studentId)
    .execute();
  await trx
    .updateTable('class_group')
    .set({ leader_id: null, version: sql<number>`version + 1` })
    .where('class_id', '=', classId)
    .where('leader_id', '=', studentId)
    .execute();
};

/** The same inside a transaction. */
export const txClassGroups = (trx: Kysely<Schema>): TxClassGroups => ({
  ofClass: async (classId): Promise<readonly ClassGroup[]> =>
    (await groupsQuery(trx, classId).execute()).map(groupRows.recordOf),
  places: async (classId) => {
    const rows = await trx
      .selectFrom('class_group_member')
      .select(['student_id', 'group_id'])
      .where('class_id', '=', classId)
      .execute();
    return new Map(rows.map((row) => [row.student_id, row.group_id]));
  },
  put: async (group) => {
    const row = groupRows.rowOf(group);
    await trx
      .insertInto('class_group')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async ({ id }) => {
    await trx.deleteFrom('class_group').where('id', '=', id).execute();
  },
  place: async (classId, studentId, groupId) => {
    if (groupId === null) {
      await trx
        .deleteFrom('class_group_member')
        .where('class_id', '=', classId)
        .where('student_id', '=', studentId)
        .execute();
      return;
    }
    await trx
      .insertInto('class_group_member')
      .values({ class_id: classId, student_id: studentId, group_id: groupId })
      .onConflict((conflict) =>
        conflict.columns(['class_id', 'student_id']).doUpdateSet({ group_id: groupId }),
      )
      .execute();
  },
});
