import type { AuditFilter } from '@ykd/application/ports';
import { expect, it } from 'vitest';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';
import { spyOnQueries } from '../support/query-spy.js';

/** What is asked for, and the index that it is read from. */
const ASKED: readonly (readonly [AuditFilter, string])[] = [
  [{}, 'audit_log_at'],
  [{ from: 1, to: 9 }, 'audit_log_at'],
  [{ actor: 's' }, 'audit_log_actor_at'],
  [{ act: 'periods.set' }, 'audit_log_act_at'],
  [{ subjectKind: 'period' }, 'audit_log_subject_kind_at'],
  [{ subjectKind: 'period', subjectId: 'p' }, 'audit_log_subject_id_at'],
  [{ about: 'm' }, 'audit_log_about_at'],
  [{ batch: 'b' }, 'audit_log_batch_at'],
  [{ source: 'console' }, 'audit_log_source_at'],
  // Everything that staff did to this student, narrowed further.
  [{ about: 'm', actor: 's', act: 'periods.set', source: 'console', from: 1 }, 'audit_log_about_at'],
];

it.each(BOTH_DATABASES)(
  'every page of the audit log on %s is read in order from an index',
  async (_name, open) => {
    const { database, dispose } = await open();
    for (const [filter, index] of ASKED) {
      const spied = spyOnQueries(database);
      const { auditLog } = repositories(spied.database);
      await auditLog.page({ limit: 9 }, filter);
      for (const isBackwards of [false, true]) {
        await auditLog.page({ limit: 9, from: { key: [5, 5], isBackwards } }, filter);
      }
      await auditLog.page({ limit: 9 }, filter, true);
      await auditLog.count(filter, 9);
      const plans = await spied.plans();
      expect(plans).toHaveLength(5);
      for (const { plan } of plans) {
        // PostgreSQL, which has an empty table before it, may take another index, but none that it has to sort after.
        expect(plan).toMatch(
          database.kind === 'sqlite'
            ? new RegExp(`INDEX ${index}\\b`)
            : /Index (?:Only )?Scan.* using audit_log_\w*at/,
        );
        expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan/);
      }
    }
    await dispose();
  },
);

/** The same of several values: the first lines of each are read from the index of their column, and no others. */
const MERGED: readonly (readonly [AuditFilter, readonly string[]])[] = [
  [{ act: ['periods.set', 'products.save'] }, ['audit_log_act_at']],
  [{ source: ['job', 'command'], from: 1, to: 9 }, ['audit_log_source_at']],
  [{ actor: ['s', 't'], act: ['periods.set', 'products.save'] }, ['audit_log_actor_at']],
  [
    { found: { people: ['m', 'n'], subjectId: 'x' }, act: 'periods.set' },
    ['audit_log_subject_id_at', 'audit_log_about_at', 'audit_log_actor_at'],
  ],
];

it.each(BOTH_DATABASES)('pages of several values on %s are merged out of indexes', async (_name, open) => {
  const { database, dispose } = await open();
  for (const [filter, indexes] of MERGED) {
    const spied = spyOnQueries(database);
    const { auditLog } = repositories(spied.database);
    await auditLog.page({ limit: 9 }, filter);
    await auditLog.page({ limit: 9, from: { key: [5, 5], isBackwards: false } }, filter);
    await auditLog.count(filter, 9);
    const plans = await spied.plans();
    expect(plans).toHaveLength(3);
    for (const { plan } of plans) {
      if (database.kind === 'sqlite') for (const index of indexes) expect(plan).toMatch(`INDEX ${index} (`);
      // Each value has a search of its own, in the order of the index: none is scanned.
      expect(plan).not.toMatch(/SCAN audit_log|Seq Scan/);
    }
  }
  await dispose();
});
