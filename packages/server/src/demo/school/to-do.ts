import { DAY_MS } from '@ykd/domain/shared';
import type { PlanName } from './plans.js';
import type { SchoolStudent } from './students.js';

/** An order that somebody finds to deal with, and on which days before today it may have been placed. */
export interface ToDo {
  readonly plan: PlanName;
  readonly from: number;
  readonly to: number;
}

/** What staff find to do, whatever chance does. */
const TO_DO: readonly ToDo[] = [
  ...Array.from({ length: 8 }, (): ToDo => ({ plan: 'asked', from: 2, to: 40 })),
  { plan: 'waiting', from: 0, to: 0 },
  { plan: 'waiting', from: 0, to: 0 },
  { plan: 'failed', from: 5, to: 20 },
  { plan: 'twice', from: 2, to: 6 },
  { plan: 'late', from: 2, to: 9 },
  { plan: 'outside', from: 4, to: 12 },
];

/** Since when somebody is there whose order may be any of those. */
const LONG_AGO_MS = 50 * DAY_MS;

/** By the ids of the students whom it is about: one thing each, so that nobody seems to be unlucky. */
export const toDoOf = (students: readonly SchoolStudent[], at: number): ReadonlyMap<string, ToDo> => {
  const about = students.filter(
    (student) => student.at < at - LONG_AGO_MS && student.user.name !== undefined,
  );
  const every = Math.max(1, Math.floor(about.length / TO_DO.length));
  const found = TO_DO.flatMap((toDo, index) => {
    const student = about[index * every];
    return student === undefined ? [] : [[student.user.id, toDo] as const];
  });
  return new Map(found);
};
