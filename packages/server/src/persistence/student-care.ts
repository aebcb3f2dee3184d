import { careFields, type Care } from '@ykd/application/entities';
import type { CareMoves, TxCare } from '@ykd/application/ports';
import type { Kysely, SqlBool } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { isListedStudent } from './listed-students.js';
import { mapping } from './mapping.js';
import type { Schema } from './schema.js';
import { holdSummary } from './student-facts.js';
import { holdMember } from './tx-members.js';

const { columns, recordOf, rowOf } = mapping(careFields);
/** Well below what a statement takes of values on either database. */
const STUDENTS_A_STATEMENT = 500;

/** Who looks after whom, inside a transaction. */
export const txCare = (trx: Kysely<Schema>, traits: DialectTraits): TxCare => {
  const { computed, forNoKeyUpdate } = traits;
  /** Takes a student's rows: who else changes his care waits, and who changes him as a member, who takes them in this order. */
  const hold = async (id: string) => {
    await holdMember(trx, traits, id).execute();
    return holdSummary(trx, traits, id);
  };
  const nameTeacher = (id: string, staffId: string | null) =>
    trx.updateTable('student_summary').set({ class_teacher_id: staffId }).where('id', '=', id).execute();
  const remove = (studentId: string, staffId: string) =>
    trx
      .deleteFrom('student_care')
      .where('student_id', '=', studentId)
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow();

  const inCareOf = (staffId: string) =>
    trx.selectFrom('student_care').select('student_id').where('staff_id', '=', staffId);
  const countOf = async (staffId: string): Promise<number> => {
    const { count } = await trx
      .selectFrom('student_care')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('staff_id', '=', staffId)
      .where(isListedStudent('student_care.student_id').$castTo<SqlBool>())
      .executeTakeFirstOrThrow();
    return count;
  };
  /** Who looks after students, the class teacher first, then the assistants, those of the longest standing first. */
  const ofStudents = async (ids: readonly string[]): Promise<ReadonlyMap<string, readonly Care[]>> => {
    const found = new Map<string, Care[]>(ids.map((id) => [id, []]));
    for (let at = 0; at < ids.length; at += STUDENTS_A_STATEMENT) {
      const rows = await trx
        .selectFrom('student_care')
        .select(columns)
        .where('student_id', 'in', ids.slice(at, at + STUDENTS_A_STATEMENT))
        .orderBy((e) => e.case().when('kind', '=', 'classTeacher').then(0).else(1).end())
        .orderBy('since')
        .orderBy('staff_id')
        .execute();
      for (const care of rows.map(recordOf)) found.get(care.studentId)?.push(care);
    }
    return found;
  };
  /**
   * Does something with all of somebody's students, who are taken in one order: two who take the same ones do not wait for
   * each other in a circle.
   */
  const moving = async (staffId: string, work: () => Promise<void>): Promise<CareMoves> => {
    const held = await trx
      .selectFrom('student_summary')
      .select('id')
      .where('id', 'in', inCareOf(staffId))
      .orderBy('id')
      .modifyEnd(forNoKeyUpdate)
      .execute();
    const students = await countOf(staffId);
    const ids = held.map(({ id }) => id);
    const before = await ofStudents(ids);
    await work();
    const after = await ofStudents(ids);
    const moves = ids.map((id) => ({
      studentId: id,
      before: before.get(id) ?? [],
      after: after.get(id) ?? [],
    }));
    return { students, unlisted: ids.length - students, moves };
  };

  return {
    hold: async (studentId) => (await hold(studentId)) !== undefined,
    assign: async (care) => {
      const { studentId, staffId, kind } = care;
      const student = await hold(studentId);
      const staff = await trx.selectFrom('member').select('id').where('id', '=', staffId).executeTakeFirst();
      if (student === undefined || staff === undefined) return false;
      const teacher = student.class_teacher_id;
      if (kind === 'classTeacher' && teacher !== null) await remove(studentId, teacher);
      await remove(studentId, staffId);
      await trx.insertInto('student_care').values(rowOf(care)).execute();
      if (kind === 'classTeacher') await nameTeacher(studentId, staffId);
      else if (teacher === staffId) await nameTeacher(studentId, null);
      return true;
    },
    end: async (studentId, staffId) => {
      const student = await hold(studentId);
      const { numDeletedRows } = await remove(studentId, staffId);
      if (student?.class_teacher_id === staffId) await nameTeacher(studentId, null);
      return numDeletedRows > 0n;
    },
    ofStudent: async (studentId) => (await ofStudents([studentId])).get(studentId) ?? [],
    handOver: (from, to, since) =>
      moving(from, async () => {
        const care = trx.deleteFrom('student_care');
        // Whose class teacher he becomes he need not assist.
        const taught = inCareOf(from).where((e) => computed(e.ref('kind')), '=', 'classTeacher');
        await care.where('staff_id', '=', to).where('student_id', 'in', taught).execute();
        await care.where('staff_id', '=', from).where('student_id', 'in', inCareOf(to)).execute();
        await trx
          .updateTable('student_care')
          .set({ staff_id: to, since })
          .where('staff_id', '=', from)
          .execute();
        await trx
          .updateTable('student_summary')
          .set({ class_teacher_id: to })
          .where('class_teacher_id', '=', from)
          .execute();
      }),
    endAll: (staffId) =>
      moving(staffId, async () => {
        await trx.deleteFrom('student_care').where('staff_id', '=', staffId).execute();
        await trx
          .updateTable('student_summary')
          .set({ class_teacher_id: null })
          .where('class_teacher_id', '=', staffId)
          .execute();
      }),
    countOf,
  };
};
