import { maskMobile } from '@ykd/domain/member';
import type { ColumnKey } from '../staff-list/index.js';
import type { StudentList } from './list.js';
import type { StudentLine } from './port.js';
import type { ListedStudent } from './students.js';
import type { TagMarkView } from '../shared/tag-mark.js';

/** What of a student is told of him, with the columns that were chosen. */
export const lineOf = (
  student: ListedStudent & { readonly tag?: readonly TagMarkView[] },
  columns: readonly ColumnKey<StudentList>[],
): StudentLine => {
  const { id, sortValue: _sortValue, mobile, classTeacher, classTeacherName, tag = [], ...plain } = student;
  const whole: Required<Omit<StudentLine, 'id'>> = {
    ...plain,
    mobile: maskMobile(mobile),
    tag,
    classTeacher: classTeacher === null ? null : { id: classTeacher, name: classTeacherName },
  };
  return { id, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};
