import { fc, test } from '@fast-check/vitest';
import { comparePositions } from '@ykd/domain/course';
import { describe, expect, it } from 'vitest';
import type { Application } from '../../src/index.js';
import { fakeBrowser, sampleCourse, type Fakes } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const LESSONS = [2, 3, 1];
const positions = [0, 1, 2].flatMap((outline) =>
  LESSONS.flatMap((count, section) =>
    Array.from({ length: count }, (_, body) => ({ outline, section, body })),
  ),
);

const withCourse = async (courseId = 'py1test'): Promise<{ app: Application; fakes: Fakes }> => {
  const { app, fakes } = await world();
  await fakes.courses.save(sampleCourse(courseId, [LESSONS, LESSONS, LESSONS]), fakes.clock.now());
  return { app, fakes };
};

const at = (position: { outline: number; section: number; body: number }) => ({
  courseId: 'py1test',
  outlineNum: position.outline,
  sectionNum: position.section,
  bodyNum: position.body,
});

describe('saving progress', () => {
  it('keeps position, percent and chapters, and shows them in every reading call', async () => {
    const { app, fakes } = await withCourse();
    const { context } = await loggedIn(app);
    const port = app.projectUser(context);
    const read = [
      { outlineNum: 1, sectionNum: 1 },
      { outlineNum: 0, sectionNum: 0 },
    ];
    const saved = await port.save({ ...at({ outline: 1, section: 1, body: 2 }), read });
    const expected = {
      userId: 'u-ming',
      courseId: 'py1test',
      lastOutlineNum: 1,
      lastSectionNum: 1,
      lastBodyNum: 2,
      progress: 22,
      outlines: [
        { outlineNum: 0, progress: 33 },
        { outlineNum: 1, progress: 33 },
      ],
      lessons: [
        { outlineNum: 0, sectionNum: 0, isRead: true, isDone: true },
        { outlineNum: 1, sectionNum: 1, isRead: true, isDone: true },
      ],
      publishedOutlines: 3,
      gmtModified: fakes.clock.now(),
    };
    expect(saved).toMatchObject({ ok: true, value: expected });
    expect(await port.get({ userId: 'u-ming', courseId: 'py1test' })).toMatchObject({ value: expected });
    expect(await port.findLast({ userId: 'u-ming' })).toMatchObject({ value: expected });
    expect(await port.queryByUserId({ userId: 'u-ming' })).toMatchObject({ value: [expected] });
  });

  it('counts nothing for opening the last lesson: what lies before it was not read', async () => {
    const { app } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    expect(await port.save(at({ outline: 2, section: 2, body: 0 }))).toMatchObject({
      value: { lastOutlineNum: 2, lastSectionNum: 2, progress: 0, lessons: [] },
    });
  });

  it('keeps of what is said to be read what the course has, and saves the rest', async () => {
    const { app } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    const read = [
      { outlineNum: 9, sectionNum: 0 },
      { outlineNum: 0, sectionNum: 1 },
    ];
    expect(await port.save({ ...at({ outline: 0, section: 0, body: 0 }), read })).toMatchObject({
      value: { lessons: [{ outlineNum: 0, sectionNum: 1 }], progress: 11 },
    });
  });

  it('counts a course of which a part is published as that part', async () => {
    const { app, fakes } = await world();
    await fakes.courses.save(sampleCourse('py1test', [[1]]), fakes.clock.now());
    const port = app.projectUser((await loggedIn(app)).context);
    const read = [{ outlineNum: 0, sectionNum: 0 }];
    expect(await port.save({ ...at({ outline: 0, section: 0, body: 0 }), read })).toMatchObject({
      value: { progress: 33, outlines: [{ outlineNum: 0, progress: 100 }], publishedOutlines: 1 },
    });
    // The next chapter is published: nothing of it is read, wherever he is.
    await fakes.courses.save(sampleCourse('py1test', [[1], [1]]), fakes.clock.now());
    expect(await port.get({ userId: 'u-ming', courseId: 'py1test' })).toMatchObject({
      value: { progress: 33, publishedOutlines: 2 },
    });
  });

  it('gives courses of the old site no outlines, so that they go on opening there', async () => {
    const { app } = await withCourse('j1test');
    const { context } = await loggedIn(app);
    const saved = await app
      .projectUser(context)
      .save({ ...at({ outline: 0, section: 0, body: 1 }), courseId: 'j1test' });
    expect(saved).toMatchObject({ value: { outlines: [], lastBodyNum: 1 } });
  });

  test.prop(
    [fc.array(fc.tuple(fc.constantFrom(...positions), fc.nat(1000)), { minLength: 1, maxLength: 12 })],
    { numRuns: 60 },
  )('lets the furthest position win, in any order and however often it comes', async (reached) => {
    const { app, fakes } = await withCourse();
    const { context } = await loggedIn(app);
    const port = app.projectUser(context);
    const start = fakes.clock.now();
    fakes.clock.advance(10_000);
    for (const [position, offset] of reached) await port.save({ ...at(position), at: start + offset });
    const [furthest] = reached.map(([position]) => position).toSorted((a, b) => comparePositions(b, a));
    const record = await port.get({ userId: 'u-ming', courseId: 'py1test' });
    if (furthest === undefined) throw new Error('nothing was saved');
    expect(record).toMatchObject({
      value: {
        lastOutlineNum: furthest.outline,
        lastSectionNum: furthest.section,
        lastBodyNum: furthest.body,
        progress: 0,
        gmtModified: start + Math.max(...reached.map(([, offset]) => offset)),
      },
    });
  });

  it('does not believe a clock that runs ahead of its own', async () => {
    const { app, fakes } = await withCourse();
    const { context } = await loggedIn(app);
    const saved = await app
      .projectUser(context)
      .save({ ...at({ outline: 0, section: 0, body: 0 }), at: fakes.clock.now() + 1e9 });
    expect(saved).toMatchObject({ value: { gmtModified: fakes.clock.now() } });
  });

  it.each([
    ['a chapter that is not there', { outline: 3, section: 0, body: 0 }],
    ['a lesson that is not there', { outline: 0, section: 3, body: 0 }],
    ['a part that is not there', { outline: 0, section: 0, body: 2 }],
  ])('refuses %s', async (_, position) => {
    const { app } = await withCourse();
    const { context } = await loggedIn(app);
    expect(await app.projectUser(context).save(at(position))).toEqual({
      ok: false,
      error: { kind: 'lesson-not-found' },
    });
  });

  it('refuses a course that was not bought, and one without content', async () => {
    const { app } = await withCourse('j1');
    const port = app.projectUser((await loggedIn(app)).context);
    const position = at({ outline: 0, section: 0, body: 0 });
    expect(await port.save({ ...position, courseId: 'j1' })).toEqual({
      ok: false,
      error: { kind: 'course-closed', reason: 'not-bought' },
    });
    expect(await port.save({ ...position, courseId: 'py1test' })).toEqual({
      ok: false,
      error: { kind: 'course-not-found' },
    });
  });
});

describe('another member’s progress', () => {
  it('is not saved under the name of whoever is logged in now', async () => {
    const { app } = await withCourse();
    const port = app.projectUser((await loggedIn(app)).context);
    const saved = await port.save({ ...at({ outline: 0, section: 0, body: 0 }), userId: 'u-hong' });
    expect(saved).toEqual({ ok: false, error: { kind: 'forbidden' } });
    expect(await port.queryByUserId({ userId: 'u-ming' })).toEqual({ ok: true, value: [] });
  });

  it('answers nothing of his', async () => {
    const { app } = await withCourse();
    const hong = await loggedIn(app, 'xiaohong');
    await app.projectUser(hong.context).save(at({ outline: 0, section: 0, body: 0 }));
    const port = app.projectUser((await loggedIn(app)).context);
    const forbidden = { ok: false, error: { kind: 'forbidden' } };
    expect(await port.findLast({ userId: 'u-hong' })).toEqual(forbidden);
    expect(await port.queryByUserId({ userId: 'u-hong' })).toEqual(forbidden);
    expect(await port.get({ userId: 'u-hong', courseId: 'py1test' })).toEqual(forbidden);
  });

  it('needs a login at all', async () => {
    const { app } = await withCourse();
    const port = app.projectUser(fakeBrowser().context);
    const refused = { ok: false, error: { kind: 'not-logged-in' } };
    expect(await port.findLast({ userId: 'u-hong' })).toEqual(refused);
    expect(await port.save(at({ outline: 0, section: 0, body: 0 }))).toEqual(refused);
  });
});
