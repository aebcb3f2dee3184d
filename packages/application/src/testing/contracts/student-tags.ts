import type { Lable } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import type { StudentTags } from '../../ports/student-tags.js';
import { NASTY_TEXT } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const lable = (id: string, over: Partial<Lable> = {}): Lable => ({
  id,
  name: `标签 ${id}`,
  color: '#1cc47c',
  description: '',
  show: 'true',
  ...over,
});

export const studentTagsContract = (name: string, make: MakeSubject<StudentTags>): void => {
  describe(`${name}: StudentTags`, () => {
    it(
      'answers the tags of one student in the order in which they were given',
      withSubject(make, async (tags) => {
        for (const id of ['l1', 'l2', 'l3']) await tags.saveLable(lable(id), 1);
        await tags.give({ id: 'g1', studentId: 's1', lableId: 'l3', at: 20 });
        await tags.give({ id: 'g3', studentId: 's1', lableId: 'l2', at: 10 });
        await tags.give({ id: 'g2', studentId: 's1', lableId: 'l1', at: 10 });
        await tags.give({ id: 'g4', studentId: 's2', lableId: 'l1', at: 5 });
        expect(await tags.ofStudent('s1')).toStrictEqual([
          { id: 'g2', lable: lable('l1') },
          { id: 'g3', lable: lable('l2') },
          { id: 'g1', lable: lable('l3') },
        ]);
        expect(await tags.ofStudent('s2')).toStrictEqual([{ id: 'g4', lable: lable('l1') }]);
        for (const nobody of ['s3', '', "' OR 1=1 --"]) expect(await tags.ofStudent(nobody)).toEqual([]);
      }),
    );

    it(
      'gives a tag once',
      withSubject(make, async (tags) => {
        await tags.saveLable(lable('l1'), 1);
        await Promise.all(
          ['g1', 'g2', 'g3'].map((id) => tags.give({ id, studentId: 's1', lableId: 'l1', at: 1 })),
        );
        expect(await tags.ofStudent('s1')).toHaveLength(1);
      }),
    );

    it(
      'keeps what a tag says as it was written last',
      withSubject(make, async (tags) => {
        await tags.saveLable(lable('l1', { name: '旧名字' }), 1);
        await tags.give({ id: 'g1', studentId: 's1', lableId: 'l1', at: 1 });
        const changed = lable('l1', { description: NASTY_TEXT, color: 'red', show: 'TRUE' });
        await tags.saveLable(changed, 2);
        expect(await tags.ofStudent('s1')).toStrictEqual([{ id: 'g1', lable: changed }]);
      }),
    );

    it(
      'gives no tag that there is not',
      withSubject(make, async (tags) => {
        await expect(tags.give({ id: 'g1', studentId: 's1', lableId: 'l1', at: 1 })).rejects.toThrow();
        expect(await tags.ofStudent('s1')).toEqual([]);
      }),
    );
  });
};
