import { hasControl } from '@ykd/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCondition, testOf, writeCondition, type Condition } from '../../staff-list/index.js';
import { studentList, type Students } from '../../student/index.js';
import type { MemberRepository } from '../../ports/index.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

interface Subject {
  readonly members: MemberRepository;
  readonly students: Students;
}

/** Characters that mean something somewhere: in conditions, in SQL, in patterns; and rare ones. */
const unit = fc.oneof(
  fc.constantFrom(
    ',',
    '\\',
    ':',
    '%',
    '_',
    "'",
    '"',
    ' ',
    '李',
    '\u{20BB7}',
    '\u{1F600}',
    'é',
    'e\u0301',
    'A',
    'a',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const word = fc
  .array(unit, { minLength: 1, maxLength: 6 })
  .map((units) => units.join(''))
  .filter((text) => !hasControl(text) && text.trim() !== '' && !text.includes('\u{10FFFF}'));

const COUNT = 40;

/** What conditions on texts find in every list of students. */
export const studentConditionsContract = (name: string, make: MakeSubject<Subject>): void => {
  describe(`${name}: conditions on texts`, () => {
    it(
      'find those and nobody else, whatever the characters, on their way through an address too',
      withSubject(make, async (subject) => {
        const majors = fc.sample(word, { seed: 11, numRuns: COUNT });
        for (const [at, major] of majors.entries()) {
          const id = `s${String(at).padStart(2, '0')}`;
          await addPerson(subject, id, at % 8 === 0 ? {} : { major });
        }
        const ids = (wanted: (major: string) => boolean) =>
          majors.flatMap((major, at) =>
            at % 8 !== 0 && wanted(major) ? [`s${String(at).padStart(2, '0')}`] : [],
          );
        const some = fc.oneof(fc.constantFrom(...majors), word);
        const prefix = fc
          .tuple(some, fc.integer({ min: 1, max: 3 }))
          .map(([text, size]) => [...text].slice(0, size).join(''));
        const condition = fc.oneof(
          some.map((value): Condition => ({ operator: 'is', values: [value] })),
          fc
            .uniqueArray(some, { minLength: 2, maxLength: 5 })
            .map((values): Condition => ({ operator: 'of', values: values.toSorted() })),
          prefix.map((value): Condition => ({ operator: 'starts', values: [value] })),
        );
        const property = fc.asyncProperty(condition, async (asked) => {
          const read = readCondition(studentList.columns.major, writeCondition(asked));
          expect(read).toEqual(asked);
          const selection = { tests: [{ key: 'major', test: testOf('text', asked) }] };
          const [first = ''] = asked.values;
          const wanted = ids((major) =>
            asked.operator === 'starts' ? major.startsWith(first) : asked.values.includes(major),
          );
          expect(await subject.students.ids(selection, { after: '', limit: 99 })).toEqual(wanted);
          expect(await subject.students.count(selection, 99)).toBe(wanted.length);
          for (const isDescending of [false, true]) {
            const { list } = await subject.students.page(
              { key: 'major', isDescending },
              { limit: 99 },
              selection,
            );
            expect(list.map(({ id }) => id).toSorted()).toEqual(wanted);
          }
        });
        await fc.assert(property, { numRuns: 150 });
      }),
    );
  });
};
