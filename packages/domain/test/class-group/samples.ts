import { fc } from '@fast-check/vitest';
import type { GroupedStudent, LedGroup } from '../../src/class-group/index.js';

/** A student in no group, of whom nothing is known. */
export const student = (id: string, over: Partial<GroupedStudent> = {}): GroupedStudent => ({
  id,
  groupId: null,
  progress: null,
  gender: null,
  city: null,
  ...over,
});

/** A class, its groups with leaders who are in them, and a seed. */
export const someClass = fc
  .record({
    students: fc.array(
      fc.record({
        group: fc.option(fc.nat({ max: 5 })),
        progress: fc.option(fc.integer({ min: 0, max: 100 })),
        gender: fc.option(fc.constantFrom('male', 'female')),
        city: fc.option(fc.constantFrom('北京市', '武汉市', '成都市')),
        leads: fc.boolean(),
      }),
      { minLength: 1, maxLength: 24 },
    ),
    groups: fc.integer({ min: 1, max: 6 }),
    seed: fc.nat(),
  })
  .map(({ students, groups, seed }) => {
    const count = Math.min(groups, students.length);
    const all = students.map(({ group, leads: _leads, ...one }, at): GroupedStudent => {
      return { ...one, id: `s${at}`, groupId: group === null ? null : `g${group}` };
    });
    const led = Array.from({ length: count }, (_, at): LedGroup => {
      const leader = all.find(({ groupId }, i) => groupId === `g${at}` && students[i]?.leads === true);
      return { id: `g${at}`, leaderId: leader?.id ?? null };
    });
    return { students: all, groups: led, seed };
  });
