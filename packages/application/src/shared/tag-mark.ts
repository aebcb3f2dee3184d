import { isShownTag } from '@ykd/domain/member';
import { flag, instant, nullable, object, text, type RecordOf } from '../entity/field.js';
import type { StudentTags, TagMark } from '../ports/student-tags.js';

export const tagMarkFields = {
  /** Names the giving. */
  id: text(),
  tagId: text(),
  name: text(),
  color: text(),
  description: text(),
  /** Whether the student sees it. */
  isShown: flag(),
  /** Who put it on; null: nobody knows. */
  by: nullable(object({ id: text(), name: nullable(text()) })),
  at: instant(),
};

/** A tag that a student has, as staff see it. */
export type TagMarkView = RecordOf<typeof tagMarkFields>;

/** A tag that a student has, as it is told. */
export const tagMarkView = ({ id, lable, by, byName, at }: TagMark): TagMarkView => ({
  id,
  tagId: lable.id,
  name: lable.name,
  color: lable.color,
  description: lable.description,
  isShown: isShownTag({ lable }),
  by: by === null ? null : { id: by, name: byName },
  at,
});

/** Rows with the tags that the students whom they are about have. */
export const withTags = async <Row extends { readonly id: string }>(
  { studentTags }: { readonly studentTags: Pick<StudentTags, 'marks'> },
  rows: readonly Row[],
): Promise<readonly (Row & { readonly tag: readonly TagMarkView[] })[]> => {
  if (rows.length === 0) return [];
  const byStudent = new Map<string, TagMarkView[]>();
  for (const mark of await studentTags.marks(rows.map(({ id }) => id))) {
    const known = byStudent.get(mark.studentId);
    if (known === undefined) byStudent.set(mark.studentId, [tagMarkView(mark)]);
    else known.push(tagMarkView(mark));
  }
  return rows.map((row) => ({ ...row, tag: byStudent.get(row.id) ?? [] }));
};
