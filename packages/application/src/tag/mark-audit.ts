import { auditChange, type AuditBy } from '../audit/draft.js';
import type { AuditDraft, AuditFields } from '../entities/audit-entry.js';
import type { TagDefinition, TagGiving } from '../ports/student-tags.js';

/** Putting tags on students and taking them off, of which lines tell what can be put back. */
export const MARKING_ACTS = ['tags.put', 'tags.take'] as const;
type MarkingAct = (typeof MARKING_ACTS)[number] | 'tags.undo';

/** That a student has a tag, as the audit log has it: all that it takes to put it back. */
export interface MarkState {
  readonly tagId: string;
  readonly tag: string;
  readonly givingId: string;
  readonly putBy: string | null;
  readonly putAt: number;
}

const stateOf = (
  { id, name }: Pick<TagDefinition, 'id' | 'name'>,
  giving: TagGiving | undefined,
): MarkState | undefined =>
  giving && { tagId: id, tag: name, givingId: giving.id, putBy: giving.by, putAt: giving.at };

/** The state that a line of the audit log tells of; undefined: the student had no such tag. */
export const stateIn = (fields: AuditFields): MarkState | undefined =>
  typeof fields['givingId'] === 'string' ? (fields as unknown as MarkState) : undefined;

/** That a student has a tag as a line of the audit log has it. */
export const givingOf = (studentId: string, { tagId, givingId, putBy, putAt }: MarkState): TagGiving => ({
  id: givingId,
  studentId,
  lableId: tagId,
  by: putBy,
  at: putAt,
});

/** What the audit log is told of a student who had a tag, or had not, and now has it, or not. */
export const markLines = (
  by: AuditBy,
  tag: Pick<TagDefinition, 'id' | 'name'>,
  what: { readonly act: MarkingAct; readonly studentId: string; readonly batch: string; readonly at: number },
  before: TagGiving | undefined,
  after: TagGiving | undefined,
): readonly AuditDraft[] => {
  const { act, studentId, batch, at } = what;
  return auditChange(
    by,
    { act, subjectKind: 'member', subjectId: studentId, about: studentId, batch, at },
    stateOf(tag, before),
    stateOf(tag, after),
  );
};
