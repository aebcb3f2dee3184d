import { needsUsername } from '@ykd/domain/member';
import type { ListedStudent, Students } from '../../student/students.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { ListKey, Selection, Test } from '../../staff-list/index.js';
import type { FakeWorld } from './world.js';

type StudentWorld = Pick<FakeWorld, 'members' | 'care'>;
type Student = Omit<ListedStudent, 'sortValue'>;

/** The sort value of a text: what is empty comes last. */
const sortValueOf = (value: unknown): string | number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? `0${value.toLowerCase()}` : '1';
};

const compact = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const passes = (value: string | number | null, test: Test): boolean => {
  switch (test.kind) {
    case 'in':
      return value !== null && test.values.includes(value);
    case 'prefix':
      return typeof value === 'string' && value.startsWith(test.text);
    case 'range': {
      const { from = -Infinity, below = Infinity } = test;
      return typeof value === 'number' && value >= from && value < below;
    }
    default:
      return (value === null) === test.isEmpty;
  }
};

const isFound = ({ name, userName, mobile }: Student, search: string): boolean => {
  const key = compact(search);
  if (key === '') return false;
  return (
    compact(name ?? '').includes(key) ||
    compact(userName ?? '').startsWith(key) ||
    mobile === key ||
    (key.length === 4 && mobile.endsWith(key))
  );
};

/** Students in memory; they are found by their names as they are written. */
export const fakeStudents = ({ members, care }: StudentWorld): Students => {
  const all = (): readonly Student[] =>
    [...members.values()]
      .filter(({ staff }) => staff === undefined)
      .map(({ user, at }) => {
        const { id, name, userName, mobile, profile } = user;
        const kept = [...care.values()].find(
          ({ studentId, kind }) => studentId === id && kind === 'classTeacher',
        );
        const teacher = members.get(kept?.staffId ?? '')?.user;
        return {
          id,
          name: name || null,
          userName: needsUsername(user) ? null : (userName ?? null),
          mobile,
          school: profile?.schoolName || null,
          major: profile?.major || null,
          gmtCreated: at,
          classTeacher: teacher?.id ?? null,
          classTeacherName: teacher?.name || teacher?.userName || null,
        };
      });
  const selected = ({ caredBy, search, tests, ids }: Selection): readonly Student[] =>
    all().filter((student) => {
      const isOwn = (staffId: string): boolean => care.has(JSON.stringify([student.id, staffId]));
      return (
        (caredBy === undefined || isOwn(caredBy)) &&
        (search === undefined || isFound(student, search)) &&
        (ids === undefined || ids.includes(student.id)) &&
        tests.every(({ key, test }) => passes(student[key as keyof Student], test))
      );
    });
  return {
    page: async ({ key, isDescending }, window, selection) => {
      const rows = selected(selection).map((student) => ({
        ...student,
        sortValue: sortValueOf(student[key as keyof Student]),
      }));
      return rowsByKey<ListedStudent, ListKey>(
        rows,
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      );
    },
    teachers: async (caredBy) => {
      const kept = selected({ tests: [], ...(caredBy === undefined ? {} : { caredBy }) });
      const named = new Map(
        kept.flatMap(({ classTeacher: id, classTeacherName: name }) =>
          id === null ? [] : [[id, { id, name }]],
        ),
      );
      return [...named.values()].toSorted((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
    },
    carers: async () =>
      [...members.values()]
        .flatMap(({ user: { id, name, userName }, staff }) =>
          staff?.role === undefined ? [] : [{ id, name: name || userName || null, role: staff.role }],
        )
        .toSorted((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1)),
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, { after, limit }) =>
      selected(selection)
        .map(({ id }) => id)
        .filter((id) => id > after)
        .toSorted((a, b) => (a < b ? -1 : 1))
        .slice(0, limit),
  };
};
