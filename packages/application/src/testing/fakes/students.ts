import { needsUsername } from '@ykd/domain/member';
import { isPurchase, mainOrderEnds } from '@ykd/domain/order';
import { beatSpan } from '@ykd/domain/report';
import { memberName } from '../../shared/member-name.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import {
  RANKED_LAST,
  rankedNumber,
  type ListKey,
  type Selection,
  type Test,
} from '../../staff-list/index.js';
import { NO_ORDER_ENDS, studyDayOf, type StudentFacts } from '../../student/facts.js';
import { isStudent, type ListedStudent, type NamedStaff, type Students } from '../../student/students.js';
import { stateOf } from './sync-row.js';
import type { FakeWorld } from './world.js';

type StudentWorld = Pick<
  FakeWorld,
  'members' | 'employees' | 'care' | 'orders' | 'studyLogs' | 'syncs' | 'classMembers' | 'givings'
>;
type Student = Omit<ListedStudent, 'sortValue'>;

/** What a value is sorted by: what is empty comes last. */
export const sortValueOf = (value: unknown): string | number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? `0${value.toLowerCase()}` : RANKED_LAST;
};

/** What a student is sorted by: all but when he came may be empty. */
const studentSortValue = (student: Student, key: string): string | number => {
  const value = student[key as keyof Student];
  return typeof value === 'number' && key !== 'gmtCreated' ? rankedNumber(value) : sortValueOf(value);
};

const compact = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a value passes a test. */
export const passes = (value: string | number | boolean | null, test: Test): boolean => {
  switch (test.kind) {
    case 'in':
      return value !== null && test.values.includes(typeof value === 'boolean' ? Number(value) : value);
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

/** The next ids behind one. */
export const idsBehind = (
  rows: readonly { readonly id: string }[],
  { after, limit }: { readonly after: string; readonly limit: number },
): readonly string[] =>
  rows
    .map(({ id }) => id)
    .filter((id) => id > after)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .slice(0, limit);

/** Whether a search finds somebody. */
export const isFound = (
  { name, userName, mobile }: Pick<Student, 'name' | 'userName' | 'mobile'>,
  search: string,
): boolean => {
  const key = compact(search);
  if (key === '') return false;
  return (
    compact(name ?? '').includes(key) ||
    compact(userName ?? '').startsWith(key) ||
    mobile === key ||
    (key.length === 4 && mobile.endsWith(key))
  );
};

/** The days on which somebody studied, as the instants at which they begin. */
export const studiedDays = ({ studyLogs }: Pick<FakeWorld, 'studyLogs'>, id: string): readonly number[] =>
  [...studyLogs.values()]
    .filter(({ userId }) => userId === id)
    .map(({ at, seconds }) => studyDayOf(beatSpan({ from: at, seconds }).until));

/** Whether somebody has an order that cost something and was paid, whatever became of it. */
export const hasBought = ({ orders }: Pick<FakeWorld, 'orders'>, id: string): boolean =>
  [...orders.values()].some((order) => order.userId === id && isPurchase(order));

/** What follows from what a student bought and did. */
const factsOf = (world: StudentWorld, id: string): StudentFacts => {
  const isOwn = ({ userId }: { readonly userId: string }): boolean => userId === id;
  const ends = mainOrderEnds([...world.orders.values()].filter(isOwn));
  const logs = [...world.studyLogs.values()].filter(isOwn);
  const until = logs.map(({ at, seconds }) => beatSpan({ from: at, seconds }).until);
  return {
    ...(ends ?? NO_ORDER_ENDS),
    lastStudied: until.length === 0 ? null : studyDayOf(Math.max(...until)),
    syncFailed: [...world.syncs.values()].filter(isOwn).some((row) => stateOf(row) === 'failed'),
  };
};

/** Whether somebody is listed among students. */
export const isListed = (
  { employees, orders, studyLogs }: Pick<StudentWorld, 'employees' | 'orders' | 'studyLogs'>,
  id: string,
): boolean => {
  const isOwn = ({ userId }: { readonly userId: string }): boolean => userId === id;
  const wasStudent = [...orders.values()].some(isOwn) || [...studyLogs.values()].some(isOwn);
  return isStudent({ employee: employees.get(id)?.state, wasStudent });
};

const byName = (one: NamedStaff, other: NamedStaff): number =>
  (one.name ?? '') < (other.name ?? '') ? -1 : 1;

/** A member as lists of students have him, whether they list him or not. */
export const studentIn = (world: StudentWorld, id: string): Student | undefined => {
  const member = world.members.get(id);
  if (member === undefined) return undefined;
  const { user, at } = member;
  const { name, userName, mobile, profile } = user;
  const kept = [...world.care.values()].find(
    ({ studentId, kind }) => studentId === id && kind === 'classTeacher',
  );
  const teacher = world.members.get(kept?.staffId ?? '')?.user;
  return {
    id,
    name: name || null,
    userName: needsUsername(user) ? null : (userName ?? null),
    mobile,
    school: profile?.schoolName || null,
    major: profile?.major || null,
    gmtCreated: at,
    classTeacher: teacher?.id ?? null,
    classTeacherName: memberName(teacher) ?? null,
    ...factsOf(world, id),
  };
};

/** Students in memory; they are found by their names as they are written. */
export const fakeStudents = (world: StudentWorld): Students => {
  const { members, care } = world;
  /** The values of a column of somebody: of those who look after him there may be several. */
  const valuesOf = (student: Student, key: string): readonly (string | number | boolean | null)[] => {
    if (key === 'studiedOn') return studiedDays(world, student.id);
    if (key === 'tag')
      return [...world.givings.values()].flatMap(({ studentId, lableId }) =>
        studentId === student.id ? [lableId] : [],
      );
    if (key === 'schoolClass')
      return [...world.classMembers.values()].flatMap(({ studentId, classId, leftAt }) =>
        studentId === student.id && leftAt === null ? [classId] : [],
      );
    if (key === 'bought') return [hasBought(world, student.id)];
    return key === 'assistant' || key === 'carer'
      ? [...care.values()].flatMap(({ studentId, staffId, kind }) =>
          studentId === student.id && (key === 'carer' || kind === key) ? [staffId] : [],
        )
      : [student[key as keyof Student]];
  };
  const all = (): readonly Student[] =>
    [...members.values()]
      .filter(({ user }) => isListed(world, user.id))
      .flatMap(({ user }) => studentIn(world, user.id) ?? []);
  const selected = ({ caredBy, search, tests, ids }: Selection): readonly Student[] =>
    all().filter((student) => {
      const isOwn = (staffId: string): boolean => care.has(JSON.stringify([student.id, staffId]));
      return (
        (caredBy === undefined || isOwn(caredBy)) &&
        (search === undefined || isFound(student, search)) &&
        (ids === undefined || ids.includes(student.id)) &&
        tests.every(({ key, test }) => valuesOf(student, key).some((value) => passes(value, test)))
      );
    });
  return {
    page: async ({ key, isDescending }, window, selection) => {
      const rows = selected(selection).map((student) => ({
        ...student,
        sortValue: studentSortValue(student, key),
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
      return [...named.values()].toSorted(byName);
    },
    assistants: async (caredBy) => {
      const seen = selected({ tests: [], ...(caredBy === undefined ? {} : { caredBy }) });
      const ids = new Set(seen.flatMap((student) => valuesOf(student, 'assistant')));
      return [...members.values()]
        .filter(({ user, staff }) => ids.has(user.id) && (caredBy !== undefined || staff?.role !== undefined))
        .map(({ user }) => ({ id: user.id, name: memberName(user) ?? null }))
        .toSorted(byName);
    },
    carers: async () =>
      [...members.values()]
        .flatMap(({ user: { id, name, userName }, staff }) =>
          staff?.role === undefined ? [] : [{ id, name: name || userName || null, role: staff.role }],
        )
        .toSorted(byName),
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
  };
};
