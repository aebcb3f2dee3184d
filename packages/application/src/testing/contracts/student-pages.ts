import { describe, expect, it } from 'vitest';
import type { MemberRepository, UnitOfWork } from '../../ports/index.js';
import type { ListKey, ListOrder } from '../../staff-list/index.js';
import { sortNames, sortOf } from '../../staff-list/index.js';
import { studentList, type Students } from '../../student/index.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

interface Subject {
  readonly members: MemberRepository;
  readonly unitOfWork: UnitOfWork;
  readonly students: Students;
}

const SIZE = 3;
const ALL = { tests: [] };

/** Reads a list to its end, with something in between each two pages. */
const walked = async (
  { students }: Subject,
  order: ListOrder,
  isBackwards: boolean,
  between: (page: number) => Promise<void> = async () => {},
): Promise<readonly string[]> => {
  const ids: string[] = [];
  let key: ListKey | undefined = isBackwards
    ? order.isDescending
      ? ['', '']
      : ['\u{10FFFF}', '']
    : undefined;
  if (order.key === 'gmtCreated' && key !== undefined) key = [order.isDescending ? -1 : 1e12, ''];
  for (let page = 0; page < 50; page += 1) {
    const from = key === undefined ? {} : { from: { key, isBackwards } };
    const { list, hasMore } = await students.page(order, { limit: SIZE, ...from }, ALL);
    ids.push(...(isBackwards ? list.toReversed() : list).map(({ id }) => id));
    const last = isBackwards ? list.at(0) : list.at(-1);
    if (!hasMore || last === undefined) return ids;
    key = [last.sortValue, last.id];
    await between(page);
  }
  throw new Error('the list does not end');
};

/** How every list of students is walked through. */
export const studentPagesContract = (name: string, make: MakeSubject<Subject>): void => {
  const orders = sortNames(studentList).map(sortOf);
  const COUNT = 20;
  /** Some share what they are sorted by, some have nothing there. */
  const crowd = async (subject: Subject): Promise<void> => {
    for (let index = 0; index < COUNT; index += 1) {
      const rest = index % 4;
      await addPerson(subject, `s${String(index).padStart(2, '0')}`, {
        at: 1_000 + (index % 5),
        ...(rest === 0 ? {} : { name: ['ada', 'bob', '李雷'][rest - 1] ?? '' }),
        ...(index % 3 === 0 ? {} : { userName: `user${(index * 7) % COUNT}` }),
        ...(index % 2 === 0 ? {} : { school: `school ${index % 3}` }),
        ...(index % 5 === 0 ? {} : { major: '软件工程' }),
      });
    }
  };

  describe(`${name}: pages of students`, () => {
    it(
      'hold each row once in every order, forwards and backwards, those with nothing there as well',
      withSubject(make, async (subject) => {
        await crowd(subject);
        for (const order of orders) {
          const forwards = await walked(subject, order, false);
          expect(forwards.toSorted()).toEqual(await subject.students.ids(ALL, { after: '', limit: 99 }));
          expect(await walked(subject, order, true)).toEqual(forwards.toReversed());
          const opposite = await walked(subject, { ...order, isDescending: !order.isDescending }, false);
          expect(opposite).toEqual(forwards.toReversed());
        }
      }),
    );

    it(
      'begin with the lowest, and end with those who have nothing there',
      withSubject(make, async (subject) => {
        await crowd(subject);
        const { list } = await subject.students.page(
          { key: 'school', isDescending: false },
          { limit: 99 },
          ALL,
        );
        const schools = list.map(({ school }) => school);
        const said = schools.filter((school) => school !== null);
        expect(said).toHaveLength(COUNT / 2);
        expect(schools).toEqual([...said.toSorted(), ...Array.from({ length: COUNT / 2 }, () => null)]);
      }),
    );

    it(
      'of those with nothing there, and of the others, are sorted by that column as by any',
      withSubject(make, async ({ students, ...rest }) => {
        await crowd({ students, ...rest });
        for (const key of ['name', 'userName', 'school', 'major']) {
          for (const isEmpty of [true, false]) {
            const asked = { tests: [{ key, test: { kind: 'empty', isEmpty } as const }] };
            const ids = await students.ids(asked, { after: '', limit: 99 });
            for (const isDescending of [true, false]) {
              const { list } = await students.page({ key, isDescending }, { limit: 99 }, asked);
              expect(list.map(({ id }) => id).toSorted()).toEqual(ids);
            }
          }
        }
      }),
    );

    it(
      'neither lose nor repeat a row while others come and change',
      withSubject(make, async (subject) => {
        await crowd(subject);
        const stay = new Set(await subject.students.ids(ALL, { after: '', limit: 99 }));
        let added = 0;
        for (const order of orders) {
          const seen = await walked(subject, order, false, async (page) => {
            if (page > 3) return;
            added += 1;
            // One who comes in front of everybody, and one who comes behind.
            await addPerson(subject, `${added % 2 === 0 ? 'a' : 'z'}${added}`, {
              at: added % 2 === 0 ? 1 : 9_000,
              ...(added % 2 === 0 ? { name: 'aaa', school: 'aaa', userName: `aaaa${added}` } : {}),
            });
          });
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen.filter((id) => stay.has(id))).toHaveLength(COUNT);
        }
      }),
    );
  });
};
