import type { Assistants, ListedAssistant } from '../../assistant/assistants.js';
import type { AssistantCount } from '../../entities/assistant-count.js';
import { memberName } from '../../shared/member-name.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { rankedNumber, type ListKey, type Selection } from '../../staff-list/index.js';
import { findPerson } from './departments.js';
import { idsBehind, isFound, passes, sortValueOf } from './students.js';
import type { FakeWorld } from './world.js';

type AssistantWorld = Pick<FakeWorld, 'members' | 'employees' | 'departments' | 'care' | 'assistantCounts'>;
type Assistant = Omit<ListedAssistant, 'sortValue'> & Parameters<typeof isFound>[0];

/** Those who look after students in memory; they are found by their names as they are written. */
export const fakeAssistants = (world: AssistantWorld): Assistants => {
  const { assistantCounts, employees, departments, members } = world;
  const all = (): readonly Assistant[] =>
    [...assistantCounts.values()].flatMap(
      ({ staffId: id, careCount: _care, careSince: _since, ...figures }) => {
        const person = findPerson(world, id);
        if (person === undefined || (person.staff?.role === undefined && figures.students === 0)) return [];
        const { user, staff, employee } = person;
        const { state, departmentId: department } = employee;
        return {
          id,
          ...figures,
          state,
          department,
          departmentName: departments.get(department ?? '')?.name ?? null,
          role: staff?.role ?? null,
          name: memberName(user) ?? null,
          userName: user.userName ?? null,
          mobile: user.mobile,
        };
      },
    );
  const valueOf = (one: Assistant, key: string): string | number | null =>
    one[key as Exclude<keyof Assistant, 'sortValue'>];
  const sortedBy = (one: Assistant, key: string): string | number =>
    key === 'wait'
      ? rankedNumber(one.wait)
      : sortValueOf(valueOf(one, key === 'department' ? 'departmentName' : key));
  const selected = ({ caredBy, search, tests, ids }: Selection): readonly Assistant[] =>
    all().filter(
      (one) =>
        (caredBy === undefined || one.id === caredBy) &&
        (search === undefined || isFound(one, search)) &&
        (ids === undefined || ids.includes(one.id)) &&
        tests.every(({ key, test }) => passes(valueOf(one, key), test)),
    );
  const careOf = (id: string): Pick<AssistantCount, 'careCount' | 'careSince'> => {
    const own = [...world.care.values()].filter(({ staffId }) => staffId === id);
    return { careCount: own.length, careSince: Math.max(0, ...own.map(({ since }) => since)) };
  };
  return {
    page: async ({ key, isDescending }, window, selection) =>
      rowsByKey<ListedAssistant, ListKey>(
        selected(selection).map(({ userName: _userName, mobile: _mobile, ...one }) => ({
          ...one,
          sortValue: sortedBy({ ...one, userName: null, mobile: '' }, key),
        })),
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      ),
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
    due: async (before, limit) =>
      [...employees.keys()]
        .map((id) => ({ id, care: careOf(id), counted: assistantCounts.get(id) }))
        .filter(({ id, care }) => findPerson(world, id)?.staff?.role !== undefined || care.careCount > 0)
        .filter(
          ({ care, counted }) =>
            counted === undefined ||
            counted.countedAt < before ||
            counted.careCount !== care.careCount ||
            counted.careSince !== care.careSince,
        )
        .toSorted(
          (a, b) => (a.counted?.countedAt ?? -1) - (b.counted?.countedAt ?? -1) || (a.id < b.id ? -1 : 1),
        )
        .slice(0, limit)
        .map(({ id, care }) => ({ id, ...care })),
    store: async (counted) => {
      if (members.has(counted.staffId)) assistantCounts.set(counted.staffId, counted);
    },
  };
};
