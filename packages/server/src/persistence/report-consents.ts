import { reportConsentFields } from '@ykd/application/entities';
import type { ReportConsents } from '@ykd/application/ports';
import type { Database } from './database.js';
import { mapping } from './mapping.js';

const consents = mapping(reportConsentFields);

/** Consents to yearly reports in the database. */
export const reportConsents = ({ db }: Database): ReportConsents => ({
  years: async (userId) => {
    const rows = await db
      .selectFrom('report_consent')
      .select('year')
      .where('user_id', '=', userId)
      .orderBy('year')
      .execute();
    return rows.map(({ year }) => year);
  },
  give: async (consent) => {
    await db
      .insertInto('report_consent')
      .values(consents.rowOf(consent))
      .onConflict((conflict) => conflict.columns(['user_id', 'year']).doNothing())
      .execute();
  },
  withdraw: async (userId, year) => {
    await db.deleteFrom('report_consent').where('user_id', '=', userId).where('year', '=', year).execute();
  },
});
