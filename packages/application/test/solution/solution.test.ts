import { fc, test } from '@fast-check/vitest';
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

it('is what was written after a clock that was ahead, too', async () => {
  const { fakes, ming } = await enter(course('py1test', ['x']));
  fakes.clock.advance(DAY_MS);
  const ahead = { courseId: 'py1test', exerciseId: 'x', last: { code: 'old', at: NOW + DAY_MS } };
  await ming.solution.save({ ...ahead, passed: ahead.last });
  fakes.clock.advance(-DAY_MS);
  let seen = ahead.last.at;
  for (const code of ['new 1', 'new 2']) {
    const written = { ...ahead, last: { code, at: NOW }, passed: { code, at: NOW } };
    const saved = await ming.solution.save({ ...written, seen });
    expect(saved).toMatchObject({ ok: true, value: { last: { code }, passed: { code } } });
    if (saved.ok) seen = saved.value.last.at;
  }
});

const send = fc.record({
  code: fc.constantFrom('', 'a', 'b', 'c'),
  at: fc.nat({ max: 9 }),
  isHeard: fc.boolean(),
});

test.prop([fc.array(fc.tuple(fc.nat({ max: 2 }), send), { minLength: 1, maxLength: 9 })])(
  'never takes the place of a code that its sender was not told of, whatever answers are lost',
  async (sends) => {
    const { fakes, ming } = await enter(course('py1test', ['x']));
    const seen = new Map<number, number>();
    const told = new Map<number, Set<string>>();
    const find = async () => (await fakes.solutions.findByExercises(MING.id, 'py1test', ['x']))[0];
    for (const [device, { isHeard, ...written }] of sends) {
      const before = await find();
      const known = seen.get(device);
      const saved = await ming.solution.save({
        courseId: 'py1test',
        exerciseId: 'x',
        last: written,
        ...(known !== undefined && { seen: known }),
      });
      const after = await find();
      if (before && before.last.code !== after?.last.code) {
        expect([...(told.get(device) ?? [])]).toContain(before.last.code);
      }
      if (!isHeard || !saved.ok) continue;
      seen.set(device, saved.value.last.at);
      told.set(device, new Set([...(told.get(device) ?? []), saved.value.last.code]));
    }
  },
);
