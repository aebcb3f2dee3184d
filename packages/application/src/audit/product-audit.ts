import type { AuditDraft } from '../ports/audit-log.js';
import type { ProductAudit } from '../ports/product-repository.js';
import { auditChange, type AuditBy } from './draft.js';

/** What the audit log is told of products that somebody changes at `at`; `batch`: see there. */
export const productAudit =
  (
    by: AuditBy,
    { act, at, batch = null }: Pick<AuditDraft, 'act' | 'at'> & Partial<Pick<AuditDraft, 'batch'>>,
  ): ProductAudit =>
  (before, after) =>
    auditChange(
      by,
      { act, subjectKind: 'product', subjectId: (after ?? before)?.id ?? '', at, batch },
      before,
      after,
    );
