import { auditChange, type AuditBy } from '../audit/draft.js';
import type { AuditDraft } from '../entities/audit-entry.js';
import type { CareState } from '../entities/care.js';

/** Whose care is another one, by which act on how many students, and when (epoch ms). */
export interface CareAudit {
  readonly act: 'students.assign' | 'students.assign.undo';
  readonly studentId: string;
  readonly batch: string | null;
  readonly at: number;
}

/** What the audit log is told of a student who was in this care and is in that one. */
export const careLines = (
  by: AuditBy,
  { act, studentId, batch, at }: CareAudit,
  before: CareState,
  after: CareState,
): readonly AuditDraft[] =>
  auditChange(
    by,
    { act, subjectKind: 'member', subjectId: studentId, about: studentId, batch, at },
    before,
    after,
  );
