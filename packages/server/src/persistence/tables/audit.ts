import { auditEntryFields } from '@ykd/application/entities';
import { count, text } from '@ykd/application/entity';
import { table } from './table.js';

/** What staff changed, and where the chain of its lines ends: one row, once there is a line. */
export const AUDIT_TABLES = {
  audit_log: table(auditEntryFields),
  audit_head: table({ id: text(), seq: count(), hash: text() }),
};
