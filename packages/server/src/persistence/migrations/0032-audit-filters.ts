import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** Whatever else lines are narrowed by, where many lines have the first: it is read in the index, and no line is opened for it. */
const BESIDE = {
  actor: ['act', 'subject_kind', 'source'],
  act: ['subject_kind', 'source'],
  subject_kind: ['source'],
} as const;

/** Two filters that hardly any line passes together are answered by the index of the first, however many lines pass that. */
export const auditFilters = (): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    for (const [first, beside] of Object.entries(BESIDE)) {
      const name = `audit_log_${first}_at`;
      await schema.dropIndex(name).execute();
      await schema
        .createIndex(name)
        .on('audit_log')
        .columns([first, 'at', 'seq', ...beside])
        .execute();
    }
  },
});
