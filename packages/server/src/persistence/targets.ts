import { targetFields } from '@ykd/application/entities';
import type { TargetName, TxTargets } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { mapping } from './mapping.js';
import type { Schema } from './schema.js';

const { columns, recordOf, rowOf } = mapping(targetFields);

/** Targets inside a transaction. */
export const txTargets = (trx: Kysely<Schema>, { lockKey }: Pick<DialectTraits, 'lockKey'>): TxTargets => ({
  hold: async ({ month, kind, subjectId }) => {
    await lockKey(trx, `target:${month}:${kind}:${subjectId}`);
    const row = await trx
      .selectFrom('target')
      .select(columns)
      .where('month', '=', month)
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .executeTakeFirst();
    return row && recordOf(row);
  },
  put: async (target) => {
    const row = rowOf(target);
    await trx
      .insertInto('target')
      .values(row)
      .onConflict((conflict) => conflict.columns(['month', 'kind', 'subject_id']).doUpdateSet(row))
      .execute();
  },
  remove: async ({ month, kind, subjectId }: TargetName) => {
    await trx
      .deleteFrom('target')
      .where('month', '=', month)
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .execute();
  },
});
