import { err, ok, type Result } from '@ykd/domain/shared';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { BULK_MAX, type BulkRow } from '../staff-list/report.js';
import { isOtherCount, targetOf, type ListTarget } from '../staff-list/target.js';
import { UNKNOWN } from './in-parts.js';
import { studentList, type StudentList } from './list.js';
import type { Students } from './students.js';

/** Students whom something is to be done with. */
interface Targeted {
  readonly ids: readonly string[];
  /** Of those who were named, whoever is not there, or out of the caller's reach, in the report. */
  readonly absent: readonly BulkRow[];
}

/** What is reported of those who were named and are not among the others. */
export const absentRows = (named: readonly string[], ids: readonly string[]): readonly BulkRow[] =>
  [...new Set(named)]
    .filter((id) => !ids.includes(id))
    .map((id) => ({ id, ...UNKNOWN, outcome: 'skipped', reason: 'absent' }));

/**
 * The students whom a caller means: those that he names, or all that he sees by a filter but for some.
 *
 * @param seen - how many he saw: where they are others by now, nothing is done
 */
export const targetedStudents = async (
  students: Pick<Students, 'ids'>,
  { user, staff }: Pick<Caller, 'user' | 'staff'>,
  target: ListTarget<StudentList>,
  seen: number,
): Promise<Result<Targeted, ErrorOf<'forbidden' | 'invalid-input' | 'too-many-rows' | 'list-changed'>>> => {
  const found = targetOf(studentList, students, { userId: user.id, staff }, target);
  if (!found.ok) return found;
  const ids: string[] = [];
  for await (const some of found.value) {
    ids.push(...some);
    if (ids.length > BULK_MAX) return err({ kind: 'too-many-rows', limit: BULK_MAX });
  }
  const isNamed = 'ids' in target;
  if (!isNamed && isOtherCount(seen, ids.length)) return err({ kind: 'list-changed', count: ids.length });
  return ok({ ids, absent: isNamed ? absentRows(target.ids, ids) : [] });
};
