import { staffContactFields } from '@ykd/application/entities';
import type { ClassContacts, TxStaffContacts } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.js';
import { mapping } from '../mapping.js';
import type { Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';

const contactRows = mapping(staffContactFields);

/** Those with whom students have to do in their classes, in the database. */
export const classContacts = (database: Database): ClassContacts => {
  type Place = { classId: string; studentId: string };
  const inClass = database.prepare((db, param: Placeholder<{ studentId: string }>) =>
    db
      .selectFrom('class_member as m')
      .innerJoin('school_class as c', 'c.id', 'm.class_id')
      .select('m.class_id')
      .where('m.student_id', '=', param('studentId'))
      .where('m.left_at', 'is', null)
      .where('c.archived_at', 'is', null)
      .limit(sql.lit(1)),
  );
  const mates = database.prepare((db, param: Placeholder<Place>) =>
    db
      .selectFrom('class_group_member as own')
      .innerJoin('class_group as g', 'g.id', 'own.group_id')
      .innerJoin('class_group_member as m', 'm.group_id', 'own.group_id')
      .select(['g.name', 'g.leader_id', 'm.student_id'])
      .where('own.class_id', '=', param('classId'))
      .where('own.student_id', '=', param('studentId'))
      .orderBy('m.student_id'),
  );
  return {
    isInClass: async (studentId) => (await inClass.first({ studentId })) !== undefined,
    groupOf: async (classId, studentId) => {
      const rows = await mates.all({ classId, studentId });
      const [first] = rows;
      if (first === undefined) return undefined;
      const studentIds = rows.map(({ student_id: id }) => id);
      return { name: first.name, leaderId: first.leader_id, studentIds };
    },
    of: async (userIds) => {
      if (userIds.length === 0) return [];
      const rows = await database.db
        .selectFrom('staff_contact')
        .select(contactRows.columns)
        .where('user_id', 'in', userIds)
        .orderBy('user_id')
        .execute();
      return rows.map(contactRows.recordOf);
    },
  };
};

/** What staff tell of themselves, inside a transaction. */
export const txStaffContacts = (trx: Kysely<Schema>): TxStaffContacts => ({
  find: async (userId) => {
    const row = await trx
      .selectFrom('staff_contact')
      .select(contactRows.columns)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && contactRows.recordOf(row);
  },
  put: async (contact) => {
    const row = contactRows.rowOf(contact);
    await trx
      .insertInto('staff_contact')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  },
});
