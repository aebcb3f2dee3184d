import { reachOf, type StaffMember } from '@ykd/domain/access';
import { dayOfIndex, shanghaiDayIndex } from '@ykd/domain/shared';
import type { ListState } from '../staff-list/index.js';
import { VIEWED, type ViewList } from './view.js';

/** A view that everybody has. */
export interface BuiltInView {
  readonly id: string;
  readonly name: string;
  readonly state: ListState;
}

/** The first day of the week, a Monday: 1970-01-01, the day 0, was a Thursday. */
const mondayOf = (dayIndex: number): number => dayIndex - ((dayIndex + 3) % 7);

/** The views that come with a list. Whose they are and what day it is goes into them. */
export const builtInViews = (
  list: ViewList,
  { userId, staff }: { readonly userId: string; readonly staff: StaffMember | undefined },
  now: number,
): readonly BuiltInView[] => {
  const today = shanghaiDayIndex(now);
  const week = `between:${dayOfIndex(mondayOf(today))},${dayOfIndex(today)}`;
  // Who sees nobody but those in his care has no use for a view of them.
  const isNarrow = reachOf(staff, VIEWED[list].right) === 'own' && staff?.role === 'teacher';
  return [
    ...(isNarrow ? [] : [{ id: 'mine', name: '我负责的', state: { classTeacher: `is:${userId}` } }]),
    { id: 'this-week', name: '本周注册', state: { gmtCreated: week } },
    { id: 'no-school', name: '没有填写学校', state: { school: 'empty' } },
  ];
};
