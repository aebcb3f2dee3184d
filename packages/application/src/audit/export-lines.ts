import type { AuditDraft } from '../entities/audit-entry.js';
import type { ExportRun } from '../ports/export-runs.js';
import { auditLine, type AuditBy } from './draft.js';

/** What the audit log is told of an export that ended. */
export const exportEnded = (
  by: AuditBy,
  { id, state: before }: Pick<ExportRun, 'id' | 'state'>,
  { state, rows, at }: Pick<ExportRun, 'state' | 'rows'> & { readonly at: number },
): AuditDraft =>
  auditLine(
    by,
    {
      act: state === 'cancelled' ? 'exports.cancel' : 'exports.end',
      subjectKind: 'export',
      subjectId: id,
      at,
    },
    { before: { state: before }, after: { state, rows } },
  );
