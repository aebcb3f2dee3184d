import { auditLine, BY_OPERATOR, verifyAudit } from '@ykd/application/audit';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { staffAct } from '../../src/cli/staff-account.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

describe.each(BOTH_DATABASES)('the audit log on %s', (name, open) => {
  // SQLite takes a row without a number, which no comparison finds.
  const numbers = [String(Number.MIN_SAFE_INTEGER), '0', ...(name === 'SQLite' ? ['null'] : [])];
  it.each(numbers)('is not whole with a line in front of the first, numbered %s', async (seq) => {
    const { database, dispose } = await open();
    const { unitOfWork, auditLog } = repositories(database);
    await unitOfWork.transaction((tx) =>
      tx.audit.append(auditLine(BY_OPERATOR, staffAct('staff.password', 'somebody'))),
    );
    expect(await verifyAudit(auditLog)).toMatchObject({ isWhole: true });
    const rest = sql.raw(`at, actor_kind, actor, source, batch, act, subject_kind, subject_id, about,
      before, after, reason, previous_hash, hash`);
    await sql`insert into audit_log (seq, ${rest}) select ${sql.raw(seq)}, ${rest} from audit_log`.execute(
      database.db,
    );
    expect(await verifyAudit(auditLog)).toMatchObject({ isWhole: false, flaw: 'inserted' });
    await dispose();
  });
});
