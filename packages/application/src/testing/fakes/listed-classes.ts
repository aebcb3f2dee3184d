import { classStateOf, freeSeats } from '@ykd/domain/school-class';
import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import type { WholeClass } from '../../ports/school-classes.js';
import type { ListedClass, ListedClasses } from '../../school-class/classes.js';
import { memberName } from '../../shared/member-name.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { rankedNumber, type ListKey, type Selection } from '../../staff-list/index.js';
import { idsBehind, passes, sortValueOf } from './students.js';
import type { FakeWorld } from './world.js';

type ClassWorld = Pick<FakeWorld, 'classes' | 'classTypes' | 'classStages' | 'members'>;

const startOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day));

/** Classes in memory, as staff look them up. */
export const fakeListedClasses = (world: ClassWorld): ListedClasses => {
  const valueOf = (one: WholeClass, key: string): string | number | boolean | null => {
    switch (key) {
      case 'id':
        return one.id;
      case 'type':
        return one.typeId;
      case 'stage':
        return one.stageId;
      case 'teacher':
        return one.teacherId;
      case 'isFull':
        return freeSeats(one) === 0;
      case 'firstDay':
        return startOf(one.firstDay);
      case 'lastDay':
        return one.lastDay === null ? null : startOf(one.lastDay);
      case 'members':
        return one.members;
      case 'gmtCreated':
        return one.gmtCreated;
      default:
        return one.name;
    }
  };
  const isFound = ({ id, name }: WholeClass, search: string): boolean =>
    id === search.trim() || name.toLowerCase().includes(search.trim().toLowerCase());
  const isOwn = ({ teacherId, assistantIds }: WholeClass, staffId: string): boolean =>
    teacherId === staffId || assistantIds.includes(staffId);
  const selected = ({ caredBy, search, tests, ids }: Selection): readonly WholeClass[] =>
    [...world.classes.values()].filter(
      (one) =>
        (caredBy === undefined || isOwn(one, caredBy)) &&
        (search === undefined || (search.trim() !== '' && isFound(one, search))) &&
        (ids === undefined || ids.includes(one.id)) &&
        tests.every(({ key, test }) => passes(valueOf(one, key), test)),
    );
  const listed = (whole: WholeClass, key: string): ListedClass => {
    const { assistantIds: _assistants, productIds: _products, ...one } = whole;
    const value = valueOf(whole, key);
    return {
      ...one,
      typeName: world.classTypes.get(one.typeId)?.name ?? '',
      stageName: world.classStages.get(one.stageId)?.name ?? '',
      teacherName: memberName(world.members.get(one.teacherId ?? '')?.user) ?? null,
      sortValue: key === 'lastDay' ? rankedNumber(value as number | null) : sortValueOf(value),
    };
  };
  return {
    page: async ({ key, isDescending }, window, selection) =>
      rowsByKey<ListedClass, ListKey>(
        selected(selection).map((one) => listed(one, key)),
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      ),
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
    inState: async (states, day, limit) =>
      [...world.classes.values()]
        .filter((one) => states.includes(classStateOf(one, day)))
        .map(({ id }) => id)
        .toSorted()
        .slice(0, limit),
  };
};
