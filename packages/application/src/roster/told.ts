import { auditLine, type AuditBy } from '../audit/draft.js';
import type { AuditDraft } from '../entities/audit-entry.js';
import type { RosterRowDone } from '../entities/roster.js';

interface Told {
  readonly act: 'students.import' | 'students.import.undo';
  readonly batch: string;
  readonly at: number;
}

/** The line of the audit log about what a row did to its student, or about that it was taken back. */
export const toldLine = (by: AuditBy, { act, batch, at }: Told, done: RosterRowDone): AuditDraft => {
  const { studentId, profile, care, givings, noteId } = done;
  const fields = Object.entries(profile);
  const old = Object.fromEntries(
    fields.flatMap(([field, change]) => (change.old === '' ? [] : [[field, change.old]])),
  );
  const now = Object.fromEntries(fields.map(([field, change]) => [field, change.now]));
  const [before, after] = [
    { ...old, ...(care === undefined ? {} : { care: JSON.parse(care.old) as unknown }) },
    {
      ...now,
      ...(care === undefined ? {} : { care: JSON.parse(care.now) as unknown }),
      ...(givings.length === 0 ? {} : { tags: givings.length }),
      ...(noteId === undefined ? {} : { note: noteId }),
    },
  ];
  const what = { act, subjectKind: 'member', subjectId: studentId, about: studentId, batch, at } as const;
  return auditLine(
    by,
    what,
    act === 'students.import' ? { before, after } : { before: after, after: before },
  );
};
