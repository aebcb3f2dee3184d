import { instant, oneOf, text, type RecordOf } from '../entity/field.js';

/** In what way somebody looks after a student. */
export const CARE_KINDS = ['classTeacher', 'assistant'] as const;

export const careFields = {
  studentId: text(),
  staffId: text(),
  kind: oneOf(CARE_KINDS),
  since: instant(),
};

/** That a member of staff looks after a student: one class teacher, and any number of assistants. `since`: epoch ms. */
export type Care = RecordOf<typeof careFields>;

/** The care of a student as the audit log has it: who, in which way, since when (epoch ms). */
export type CareState = Readonly<Record<string, { readonly kind: Care['kind']; readonly since: number }>>;
