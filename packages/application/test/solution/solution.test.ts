import { fc, test } from '@fast-check/vitest';
import { mergeSolutions, type SolutionCodes } from '@ykd/domain/course';
import { DAY_MS } from '@ykd/domain/shared';
import { expect, it } from 'vitest';
import type { Ports } from '../../src/index.js';
import { createApplication, portsOf } from '../../src/index.js';
import type { CourseContent } from '../../src/course/index.js';
import {
  addMembers,
  anOrder,
  createFakes,
  fakeBrowser,
  logIn,
  MING,
  sampleExercise,
  type Fakes,
} from '../../src/testing/index.js';

const NOW = Date.UTC(2026, 2, 1, 4);

const course = (courseId: string, ...lessons: readonly (readonly string[])[]): CourseContent => ({
  courseId,
  title: '课程',
  summary: '',
  fingerprint: lessons.join(),
  chapters: [
    {
      title: '一',
      lessons: lessons.map((ids) => ({
        title: '节',
        bodies: [{ title: '练', nodes: ids.map(sampleExercise) }],
      })),
    },
  ],
});

const enter = async (...courses: readonly CourseContent[]): Promise<{ fakes: Fakes; ming: Ports }> => {
  const fakes = createFakes(NOW);
  await addMembers(fakes, [MING]);
  for (const content of courses) await fakes.courses.save(content, NOW);
  const ming = portsOf(createApplication(fakes), fakeBrowser().context);
  await logIn(ming, MING.mobile);
  return { fakes, ming };
};

const lesson = (sectionNum: number, courseId = 'py1test') => ({
  userId: MING.id,
  courseId,
  outlineNum: 0,
  sectionNum,
});
const last = { code: 'print(1)\n', at: NOW };

it('stays under the id of its exercise, wherever the course puts that, and when it has it no more', async () => {
  const { fakes, ming } = await enter(course('py1test', ['x'], ['y']));
  const kept = { courseId: 'py1test', exerciseId: 'x', last };
  await ming.solution.save(kept);

  await fakes.courses.save(course('py1test', ['y'], ['x', 'z']), NOW);
  expect(await ming.solution.ofLesson(lesson(0))).toEqual({ ok: true, value: [] });
  expect(await ming.solution.ofLesson(lesson(1))).toEqual({ ok: true, value: [kept] });

  await fakes.courses.save(course('py1test', ['y'], ['z']), NOW);
  expect(await ming.solution.ofLesson(lesson(1))).toEqual({ ok: true, value: [] });
  expect(await ming.solution.save(kept)).toEqual({ ok: false, error: { kind: 'exercise-not-found' } });

  await fakes.courses.save(course('py1test', ['x']), NOW);
  expect(await ming.solution.ofLesson(lesson(0))).toEqual({ ok: true, value: [kept] });
});

it('can be read when the course is closed, and not be changed', async () => {
  const { fakes, ming } = await enter(course('py1', ['x']));
  await fakes.orders.insert(anOrder({ validDate: NOW + DAY_MS }));
  const kept = { courseId: 'py1', exerciseId: 'x', last };
  expect(await ming.solution.save(kept)).toEqual({ ok: true, value: kept });
  fakes.clock.advance(3 * DAY_MS);
  await logIn(ming, MING.mobile);
  expect(await ming.solution.ofLesson(lesson(0, 'py1'))).toEqual({ ok: true, value: [kept] });
  const changed = { ...kept, last: { code: 'print(2)\n', at: NOW + 1 } };
  expect(await ming.solution.save(changed)).toMatchObject({ ok: false, error: { kind: 'course-closed' } });
  expect(await ming.solution.ofLesson(lesson(0, 'py1'))).toEqual({ ok: true, value: [kept] });
});

const code = fc.record({ code: fc.constantFrom('', 'a', 'b'), at: fc.nat({ max: 9 }) });
const solutions: fc.Arbitrary<SolutionCodes> = fc.record(
  { last: code, passed: code },
  { requiredKeys: ['last'] },
);

test.prop([fc.array(solutions, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.nat())])(
  'is the same in whatever order and however often its devices send it',
  async (sent, numbers) => {
    const { fakes, ming } = await enter(course('py1test', ['x']));
    const shuffled = [...sent, ...sent]
      .map((solution) => ({ solution, turn: numbers.next().value }))
      .toSorted((a, b) => a.turn - b.turn);
    for (const { solution } of shuffled) {
      await ming.solution.save({ courseId: 'py1test', exerciseId: 'x', ...solution });
    }
    const [kept] = await fakes.solutions.findByExercises(MING.id, 'py1test', ['x']);
    expect(kept).toEqual({ courseId: 'py1test', exerciseId: 'x', ...sent.reduce(mergeSolutions) });
  },
);
