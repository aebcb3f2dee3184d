import { fc, test } from '@fast-check/vitest';
import { earnedProgress, furthestPosition, type Position } from '@ykd/domain/course';
import { describe, expect, it } from 'vitest';
import type { Application } from '../../src/index.js';
import type { CourseContent } from '../../src/course/index.js';
import { outlineOf } from '../../src/study/index.js';
import { fakeBrowser, sampleExercise, type Fakes } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const lesson = (title: string, ...ids: readonly string[]) => ({
  title,
  bodies: [
    { title: '读', nodes: ['文字'] },
    { title: '练', nodes: ids.map(sampleExercise) },
  ],
});

const course = (over: Partial<CourseContent> = {}): CourseContent => ({
  courseId: 'py1test',
  title: '课程',
  summary: '',
  fingerprint: 'v1',
  chapters: [
    { title: '一', lessons: [lesson('a', 'x', 'y'), lesson('b')] },
    { title: '二', lessons: [lesson('c', 'z')] },
  ],
  ...over,
});

const withCourse = async (content = course()): Promise<{ app: Application; fakes: Fakes }> => {
  const { app, fakes } = await world();
  await fakes.courses.save(content, fakes.clock.now());
  return { app, fakes };
};

const at = ({ outline, section, body }: Position) => ({
  courseId: 'py1test',
  outlineNum: outline,
  sectionNum: section,
  bodyNum: body,
});
const reads = (position: Position) => ({
  ...at(position),
  read: [{ outlineNum: position.outline, sectionNum: position.section }],
});
const pass = (exerciseId: string) => ({ courseId: 'py1test', exerciseId });

describe('passing an exercise', () => {
  it('counts into the progress, once', async () => {
    const { app } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    await port.save(reads({ outline: 0, section: 0, body: 1 }));
    const once = await port.passExercise(pass('x'));
    expect(once).toMatchObject({ value: { progress: 22, outlines: [{ outlineNum: 0, progress: 50 }] } });
    expect(await port.passExercise(pass('x'))).toEqual(once);
    expect(await port.exercises({ userId: 'u-ming', courseId: 'py1test' })).toEqual({
      ok: true,
      value: ['x'],
    });
    expect(await port.get({ userId: 'u-ming', courseId: 'py1test' })).toEqual(once);
  });

  it('begins a record at the start of the course, where there is none', async () => {
    const { app } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    expect(await port.passExercise(pass('z'))).toMatchObject({
      value: { lastOutlineNum: 0, lastSectionNum: 0, lastBodyNum: 0, progress: 11 },
    });
  });

  it('makes 100 only together with all texts', async () => {
    const { app } = await withCourse(
      course({ chapters: [...course().chapters, { title: '三', lessons: [] }] }),
    );
    const port = app.projectUser((await loggedIn(app)).context);
    for (const id of ['x', 'y', 'z']) await port.passExercise(pass(id));
    await port.save(reads({ outline: 1, section: 0, body: 1 }));
    expect(await port.save(reads({ outline: 0, section: 0, body: 1 }))).toMatchObject({
      value: { progress: 83 },
    });
    expect(await port.save(reads({ outline: 0, section: 1, body: 1 }))).toMatchObject({
      value: { progress: 100 },
    });
  });

  it('does not believe a clock that runs ahead of its own', async () => {
    const { app, fakes } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    const passed = await port.passExercise({ ...pass('x'), at: fakes.clock.now() + 1e9 });
    expect(passed).toMatchObject({ value: { gmtModified: fakes.clock.now() } });
  });

  it('is not forgotten when the course comes without the exercise for a time', async () => {
    const { app, fakes } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    await port.passExercise(pass('x'));
    const before = await port.passExercise(pass('y'));
    await fakes.courses.save(course({ chapters: [{ title: '一', lessons: [lesson('a', 'new')] }] }), 1);
    expect(await port.passExercise(pass('new'))).toMatchObject({ value: { outlines: [{ progress: 50 }] } });
    await fakes.courses.save(course(), 2);
    expect(await port.get({ userId: 'u-ming', courseId: 'py1test' })).toEqual(before);
  });

  it.each([
    ['an exercise that is not there', pass('nothing'), { kind: 'exercise-not-found' }],
    ['a course without content', { courseId: 'j1test', exerciseId: 'x' }, { kind: 'course-not-found' }],
    [
      'a course that was not bought',
      { courseId: 'j1', exerciseId: 'x' },
      { kind: 'course-closed', reason: 'not-bought' },
    ],
    ['the name of another member', { ...pass('x'), userId: 'u-hong' }, { kind: 'forbidden' }],
  ])('refuses %s', async (_, input, error) => {
    const { app } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    expect(await port.passExercise(input)).toEqual({ ok: false, error });
    expect(await port.exercises({ userId: 'u-ming', courseId: 'py1test' })).toEqual({ ok: true, value: [] });
  });

  it('is nobody else’s business, and needs a login', async () => {
    const { app } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    const forbidden = { ok: false, error: { kind: 'forbidden' } };
    expect(await port.exercises({ userId: 'u-hong', courseId: 'py1test' })).toEqual(forbidden);
    const nobody = app.projectUser(fakeBrowser().context);
    const refused = { ok: false, error: { kind: 'not-logged-in' } };
    expect(await nobody.exercises({ userId: 'u-ming', courseId: 'py1test' })).toEqual(refused);
    expect(await nobody.passExercise(pass('x'))).toEqual(refused);
  });
});

const outline = outlineOf(course());
const acts = fc.array(
  fc.oneof(
    fc
      .constantFrom(...[0, 1].flatMap((body) => [0, 1].map((section) => ({ outline: 0, section, body }))), {
        outline: 1,
        section: 0,
        body: 1,
      })
      .chain((position) => fc.boolean().map((isEnd) => ({ kind: 'reach' as const, position, isEnd }))),
    fc.constantFrom('x', 'y', 'z').map((id) => ({ kind: 'pass' as const, id })),
  ),
  { minLength: 1, maxLength: 10 },
);

test.prop([acts, fc.boolean()], { numRuns: 60 })(
  'positions, texts and exercises end in the same progress, in any order, one after the other or at once',
  async (all, atOnce) => {
    const { app } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    const act = (one: (typeof all)[number]) =>
      one.kind === 'reach'
        ? port.save(one.isEnd ? reads(one.position) : at(one.position))
        : port.passExercise(pass(one.id));
    if (atOnce) await Promise.all(all.map(act));
    else for (const one of all) await act(one);
    const start = { outline: 0, section: 0, body: 0 };
    const furthest = all.reduce<Position>(
      (far, one) => (one.kind === 'reach' ? furthestPosition(far, one.position) : far),
      start,
    );
    const passed = all.flatMap((one) => (one.kind === 'pass' ? [one.id] : []));
    const read = all.flatMap((one) =>
      one.kind === 'reach' && one.isEnd
        ? [{ outlineNum: one.position.outline, sectionNum: one.position.section }]
        : [],
    );
    const { progress, lessons, chapters } = earnedProgress(outline.chapters, read, passed, 3);
    expect(await port.get({ userId: 'u-ming', courseId: 'py1test' })).toMatchObject({
      value: {
        progress,
        lessons,
        lastOutlineNum: furthest.outline,
        lastSectionNum: furthest.section,
        lastBodyNum: furthest.body,
        outlines: chapters
          .slice(0, furthest.outline + 1)
          .map((percent, outlineNum) => ({ outlineNum, progress: percent })),
      },
    });
  },
);
