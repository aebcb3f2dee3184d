import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { TagDefinition } from '../../ports/student-tags.js';
import { NASTY_TEXT } from './samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type TagSubject = Pick<Repositories, 'studentTags' | 'unitOfWork' | 'members' | 'students'>;

const tag = (id: string, over: Partial<TagDefinition> = {}): TagDefinition => ({
  id,
  name: `标签 ${id}`,
  color: '#2E9155',
  description: '',
  show: 'true',
  version: 1,
  changedBy: null,
  gmtModified: 1,
  ...over,
});

const given = (id: string, studentId: string, lableId: string, at = 5) => ({
  id,
  studentId,
  lableId,
  by: 'jing',
  at,
});

/** What every store does about tags that staff keep up, put on and take off. */
export const keptTagsContract = (name: string, make: MakeSubject<TagSubject>): void => {
  /** Three students and a class teacher, two tags, of which one is on two students. */
  const tagged = (work: (subject: TagSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      for (const id of ['ming', 'hong', 'lan']) await addPerson(subject, id, { name: id });
      await addPerson(subject, 'jing', { name: '陈静' });
      await subject.unitOfWork.transaction(async ({ tags }) => {
        await tags.put(tag('b'));
        await tags.put(tag('a', { show: 'TRUE' }));
        await tags.give([given('g1', 'ming', 'a'), given('g2', 'hong', 'a', 6)]);
      });
      await work(subject);
    });

  describe(`${name}: tags that are kept up`, () => {
    it(
      'answers all of them by their ids, and how many students have each',
      tagged(async ({ studentTags, unitOfWork }) => {
        const all = [tag('a', { show: 'TRUE' }), tag('b')];
        expect(await studentTags.all()).toStrictEqual(all);
        expect(await unitOfWork.transaction(({ tags }) => tags.all())).toStrictEqual(all);
        expect(await studentTags.counted()).toStrictEqual([
          { ...tag('a', { show: 'TRUE' }), students: 2 },
          { ...tag('b'), students: 0 },
        ]);
        await unitOfWork.transaction(async ({ tags }) => {
          expect([await tags.studentsWith('a'), await tags.studentsWith('b')]).toEqual([2, 0]);
        });
      }),
    );

    it(
      'stores one in place of itself, and removes one',
      tagged(async ({ studentTags, unitOfWork }) => {
        const changed = tag('b', { name: NASTY_TEXT, version: 2, changedBy: 'jing', gmtModified: 9 });
        await unitOfWork.transaction(async ({ tags }) => {
          expect(await tags.hold('nothing')).toBeUndefined();
          expect(await tags.hold('b')).toStrictEqual(tag('b'));
          await tags.put(changed);
          expect(await tags.hold('b')).toStrictEqual(changed);
          await tags.remove('a');
        });
        expect(await studentTags.all()).toStrictEqual([changed]);
        expect(await studentTags.ofStudent('ming')).toEqual([]);
      }),
    );

    it(
      'tells who put one on and when, of several students in the order in which that was',
      tagged(async ({ studentTags, unitOfWork }) => {
        await studentTags.give({ id: 'g0', studentId: 'hong', lableId: 'b', at: 2 });
        const { version: _version, changedBy: _by, gmtModified: _at, ...b } = tag('b');
        const a = { ...b, id: 'a', name: '标签 a', show: 'TRUE' };
        expect(await studentTags.marks(['hong', 'ming', 'lan', 'nobody'])).toStrictEqual([
          { id: 'g0', studentId: 'hong', by: null, byName: null, at: 2, lable: b },
          { id: 'g1', studentId: 'ming', by: 'jing', byName: '陈静', at: 5, lable: a },
          { id: 'g2', studentId: 'hong', by: 'jing', byName: '陈静', at: 6, lable: a },
        ]);
        expect(await studentTags.marks([])).toEqual([]);
        await unitOfWork.transaction(async ({ tags }) => {
          expect(await tags.givings(['lan', 'ming', 'hong'], 'a')).toStrictEqual([
            given('g2', 'hong', 'a', 6),
            given('g1', 'ming', 'a'),
          ]);
          expect(await tags.givings(['lan'], 'a')).toEqual([]);
          expect(await tags.givings([], 'a')).toEqual([]);
        });
      }),
    );

    it(
      'puts one on many, and takes it off',
      tagged(async ({ studentTags, unitOfWork }) => {
        const many = Array.from({ length: 1_200 }, (_, index) => given(`m${index}`, `s${index}`, 'b'));
        await unitOfWork.transaction(({ tags }) => tags.give(many));
        const ids = many.map(({ studentId }) => studentId);
        expect(await studentTags.marks(ids)).toHaveLength(1_200);
        await unitOfWork.transaction(async ({ tags }) => {
          expect(await tags.givings(ids, 'b')).toHaveLength(1_200);
          await tags.take([...many.slice(1).map(({ id }) => id), 'nothing']);
          await tags.take([]);
          await tags.give([]);
        });
        expect((await studentTags.marks(ids)).map(({ id }) => id)).toEqual(['m0']);
      }),
    );

    it(
      'finds students by each of their tags',
      tagged(async ({ students, studentTags }) => {
        await studentTags.give({ id: 'g3', studentId: 'ming', lableId: 'b', at: 7 });
        const found = async (...values: string[]) => {
          const tests = [{ key: 'tag', test: { kind: 'in' as const, values } }];
          const order = { key: 'gmtCreated', isDescending: false };
          const { list } = await students.page(order, { limit: 9 }, { tests });
          expect(await students.count({ tests }, 9)).toBe(list.length);
          expect((await students.ids({ tests }, { after: '', limit: 9 })).toSorted()).toEqual(
            list.map(({ id }) => id).toSorted(),
          );
          return list.map(({ id }) => id).toSorted();
        };
        expect(await found('a')).toEqual(['hong', 'ming']);
        expect(await found('b')).toEqual(['ming']);
        expect(await found('a', 'b')).toEqual(['hong', 'ming']);
        expect(await found('nothing')).toEqual([]);
      }),
    );
  });
};
