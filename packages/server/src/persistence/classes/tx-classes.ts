import type { TxClasses, WholeClass } from '@ykd/application/ports';
import { classPlacementFields, classStaffChangeFields } from '@ykd/application/entities';
import { sql, type Kysely } from 'kysely';
import { mapping } from '../mapping.js';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { countedTerm, TERM_TABLES, termRows, termsQuery } from './class-terms.js';
import { leaveGroup } from './class-groups.js';
import { schoolClassRow, schoolClassRows } from './school-class-row.js';
import { idsOf, idsOfStaff, memberRows } from './school-classes.js';

const placements = mapping(classPlacementFields);

const staffChanges = mapping(classStaffChangeFields);

const TERMS_KEY = 'class terms';

/** Classes inside a transaction. */
export const txClasses = (
  trx: Kysely<Schema>,
  { forNoKeyUpdate, forUpdate, lockKey }: DialectTraits,
): TxClasses => {
  const assistantsOf = async (id: string) => {
    const rows = await trx
      .selectFrom('class_assistant')
      .select('staff_id')
      .where('class_id', '=', id)
      .orderBy('staff_id')
      .execute();
    return rows.map(({ staff_id }) => staff_id);
  };
  const productsOf = async (id: string) => {
    const rows = await trx
      .selectFrom('class_product')
      .select('product_id')
      .where('class_id', '=', id)
      .orderBy('product_id')
      .execute();
    return rows.map(({ product_id }) => product_id);
  };
  const writeLinks = async ({ id, assistantIds, productIds }: WholeClass) => {
    if (assistantIds.length > 0) {
      const rows = assistantIds.map((staffId) => ({ class_id: id, staff_id: staffId }));
      await trx.insertInto('class_assistant').values(rows).execute();
    }
    if (productIds.length > 0) {
      const rows = productIds.map((productId) => ({ class_id: id, product_id: productId }));
      await trx.insertInto('class_product').values(rows).execute();
    }
  };
  /** Counts who comes or goes; a class is full when nobody more has a seat. */
  const grow = (id: string, by: number) =>
    trx
      .updateTable('school_class')
      .set({
        members: sql<number>`members + ${sql.lit(by)}`,
        is_full: sql<number>`case when seats <= members + ${sql.lit(by)} then 1 else 0 end`,
      })
      .where('id', '=', id)
      .execute();

  return {
    hold: async (id) => {
      const row = await trx
        .selectFrom('school_class')
        .select(schoolClassRows.columns)
        .where('id', '=', id)
        .modifyEnd(forNoKeyUpdate)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        ...schoolClassRows.recordOf(row),
        assistantIds: await assistantsOf(id),
        productIds: await productsOf(id),
      };
    },
    insert: async (one) => {
      await trx
        .insertInto('school_class')
        .values(schoolClassRow({ ...one, members: 0 }))
        .execute();
      await writeLinks(one);
    },
    store: async (one) => {
      const { members } = await trx
        .selectFrom('school_class')
        .select('members')
        .where('id', '=', one.id)
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('school_class')
        .set(schoolClassRow({ ...one, members }))
        .where('id', '=', one.id)
        .execute();
      await trx.deleteFrom('class_assistant').where('class_id', '=', one.id).execute();
      await trx.deleteFrom('class_product').where('class_id', '=', one.id).execute();
      await writeLinks(one);
    },
    member: async (classId, studentId) => {
      const row = await trx
        .selectFrom('class_member')
        .select(memberRows.columns)
        .where('class_id', '=', classId)
        .where('student_id', '=', studentId)
        .executeTakeFirst();
      return row && memberRows.recordOf(row);
    },
    memberIds: async (classId) => {
      const rows = await trx
        .selectFrom('class_member')
        .select('student_id')
        .where('class_id', '=', classId)
        .where('left_at', 'is', null)
        .orderBy('student_id')
        .execute();
      return rows.map(({ student_id }) => student_id);
    },
    join: async (member) => {
      const row = memberRows.rowOf({ ...member, leftAt: null, leftBy: null, leftWhy: null });
      const { numInsertedOrUpdatedRows: written } = await trx
        .insertInto('class_member')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['class_id', 'student_id'])
            .doUpdateSet(row)
            .where('class_member.left_at', 'is not', null),
        )
        .executeTakeFirstOrThrow();
      if (written !== 1n) throw new Error(`${member.studentId} is in the class ${member.classId}`);
      await grow(member.classId, 1);
    },
    leave: async (classId, studentId, { at, by, why }) => {
      const { numUpdatedRows: written } = await trx
        .updateTable('class_member')
        .set({ left_at: at, left_by: by, left_why: why })
        .where('class_id', '=', classId)
        .where('student_id', '=', studentId)
        .where('left_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (written === 0n) return false;
      await leaveGroup(trx, classId, studentId);
      await grow(classId, -1);
      return true;
    },
    unjoin: async (classId, studentId, before) => {
      await trx
        .deleteFrom('class_member')
        .where('class_id', '=', classId)
        .where('student_id', '=', studentId)
        .execute();
      if (before !== undefined)
        await trx.insertInto('class_member').values(memberRows.rowOf(before)).execute();
      await leaveGroup(trx, classId, studentId);
      await grow(classId, -1);
    },
    setOrder: async (classId, studentId, orderId) => {
      await trx
        .updateTable('class_member')
        .set({ order_id: orderId })
        .where('class_id', '=', classId)
        .where('student_id', '=', studentId)
        .where('left_at', 'is', null)
        .execute();
    },
    idsOfStaff: async (staffId) => idsOf(await idsOfStaff(trx, staffId).execute()),
    idsOfStudent: async (studentId) => {
      const rows = await trx
        .selectFrom('class_member')
        .select('class_id')
        .where('student_id', '=', studentId)
        .where('left_at', 'is', null)
        .orderBy('class_id')
        .execute();
      return rows.map(({ class_id }) => class_id);
    },
    staffOfStudent: async (studentId) => {
      const own = trx
        .selectFrom('class_member')
        .select('class_id')
        .where('student_id', '=', studentId)
        .where('left_at', 'is', null);
      const rows = await trx
        .selectFrom('school_class')
        .select('teacher_id as staff_id')
        .where('id', 'in', own)
        .where('teacher_id', 'is not', null)
        .union(trx.selectFrom('class_assistant').select('staff_id').where('class_id', 'in', own))
        .execute();
      return rows.flatMap(({ staff_id }) => staff_id ?? []).toSorted();
    },
    idsOfProduct: async (productId) => {
      const rows = await trx
        .selectFrom('class_product')
        .select('class_id')
        .where('product_id', '=', productId)
        .orderBy('class_id')
        .execute();
      return rows.map(({ class_id }) => class_id);
    },
    wish: async (orderId, at) => {
      await sql`insert into class_placement
          (order_id, student_id, product_id, state, due_at, gmt_created, gmt_modified)
        select o.id, o.user_id, o.product_id, 'waiting', cast(${at} as bigint), cast(${at} as bigint), cast(${at} as bigint)
        from ykd_order as o where o.id = ${orderId}
          and exists (select 1 from class_product as p where p.product_id = o.product_id)
        on conflict do nothing`.execute(trx);
    },
    holdPlacement: async (orderId) => {
      const row = await trx
        .selectFrom('class_placement')
        .select(placements.columns)
        .where('order_id', '=', orderId)
        .modifyEnd(forUpdate)
        .executeTakeFirst();
      return row && placements.recordOf(row);
    },
    storePlacement: async (placement) => {
      await trx
        .updateTable('class_placement')
        .set(placements.rowOf(placement))
        .where('order_id', '=', placement.orderId)
        .execute();
    },
    retryProducts: async (productIds, at) => {
      if (productIds.length === 0) return;
      await trx
        .updateTable('class_placement')
        .set({ due_at: at })
        .where('product_id', 'in', productIds)
        .where('state', '=', 'unplaced')
        .execute();
    },
    putStaffChange: async (change) => {
      const row = staffChanges.rowOf(change);
      await trx
        .insertInto('class_staff_change')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
    dropStaffChange: async (id) => {
      await trx.deleteFrom('class_staff_change').where('id', '=', id).execute();
    },
    lockTerms: () => lockKey(trx, TERMS_KEY),
    terms: async (kind) => (await termsQuery(trx, kind).execute()).map(countedTerm),
    putTerm: async (kind, term) => {
      const row = termRows.rowOf(term);
      await trx
        .insertInto(TERM_TABLES[kind][0])
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
    deleteTerm: async (kind, id) => {
      await trx.deleteFrom(TERM_TABLES[kind][0]).where('id', '=', id).execute();
    },
  };
};
