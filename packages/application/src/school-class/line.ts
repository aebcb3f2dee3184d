import { classStateOf, freeSeats, type ClassState } from '@ykd/domain/school-class';
import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import type { ColumnKey } from '../staff-list/index.js';
import type { ListedClass } from './classes.js';
import type { ClassList } from './list.js';
import type { ClassLine } from './port.js';

const startOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day));

/** A class as it is listed, with how it stands on a Shanghai day. */
export interface StandingClass extends ListedClass {
  readonly state: ClassState;
}

/** How listed classes stand on a Shanghai day, `YYYY-MM-DD`. */
export const standingOn = (rows: readonly ListedClass[], day: string): readonly StandingClass[] =>
  rows.map((row) => ({ ...row, state: classStateOf(row, day) }));

/** What of a class is told in the list, with the columns that were chosen; name and state are told always. */
export const lineOf = (row: StandingClass, columns: readonly ColumnKey<ClassList>[]): ClassLine => {
  const { id, name, state } = row;
  const whole: Required<ClassLine> = {
    id,
    name,
    state,
    type: { id: row.typeId, name: row.typeName },
    stage: { id: row.stageId, name: row.stageName },
    firstDay: startOf(row.firstDay),
    lastDay: row.lastDay === null ? null : startOf(row.lastDay),
    members: row.members,
    seats: row.seats,
    isFull: freeSeats(row) === 0,
    teacher: row.teacherId === null ? null : { id: row.teacherId, name: row.teacherName },
    gmtCreated: row.gmtCreated,
  };
  return { id, name, state, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};
