import { createFakes } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { importCourse, importShippedCourses } from '../../src/courses/import-courses.js';
import { readCourse, type CourseSource } from '../../src/courses/read-course.js';
import { shippedCourseFolder, shippedCourseIds } from '../../src/courses/shipped-courses.js';

/** A course as another release brings it. */
const release = (source: CourseSource, fingerprint: string): CourseSource => ({
  ...source,
  fingerprint,
  parse: async () => {
    const { content, pictures } = await source.parse();
    return { content: { ...content, fingerprint }, pictures };
  },
});

it('imports every shipped course under the id that its folder is named by', async () => {
  const fakes = createFakes();
  await importShippedCourses(fakes, 1);
  const ids = await shippedCourseIds();
  expect(ids).toContain('py1test');
  for (const courseId of ids) expect((await fakes.courses.outline(courseId))?.courseId).toBe(courseId);
});

it('leaves what staff published where it is, at every start, and keeps what is new as a draft', async () => {
  const fakes = createFakes();
  const { courses, courseVersions, unitOfWork } = fakes;
  const source = await readCourse(shippedCourseFolder('py1test'));
  await importCourse(fakes, source, 1, 'shipped');
  const { content } = await source.parse();
  await courses.save({ ...content, fingerprint: 'own' }, 2);
  const publish = (number: number, at: number) =>
    unitOfWork.transaction((tx) =>
      tx.courseVersions.publish('py1test', number, { at, by: 'u-1', from: 'console' }),
    );
  await publish(2, 2);
  const states = async () =>
    (await courseVersions.ofCourse('py1test')).map(({ number, state }) => [number, state]);
  // The next start of the same release.
  expect(await importCourse(fakes, source, 3, 'shipped')).toBe('nothing');
  expect(await states()).toEqual([
    [2, 'live'],
    [1, 'earlier'],
  ]);
  // The next release.
  expect(await importCourse(fakes, release(source, 'new'), 4, 'shipped')).toBe('draft');
  // Staff went back to what was shipped: that is their decision, too.
  await publish(1, 5);
  expect(await importCourse(fakes, release(source, 'newer'), 6, 'shipped')).toBe('draft');
  expect(await courses.fingerprint('py1test')).toBe(source.fingerprint);

  // A draft that staff discarded does not come back.
  await unitOfWork.transaction((tx) => tx.courseVersions.discard('py1test', 3));
  const parse = (): never => {
    throw new Error('nothing is parsed that is known');
  };
  expect(await importCourse(fakes, { ...release(source, 'new'), parse }, 7, 'shipped')).toBe('nothing');
  expect((await states()).map(([number]) => number)).toEqual([4, 2, 1]);
});

it('leaves live what staff published while a shipped course was read', async () => {
  const fakes = createFakes();
  const source = await readCourse(shippedCourseFolder('py1test'));
  await importCourse(fakes, source, 1, 'shipped');
  const next = release(source, 'new');
  const parse = async () => {
    await fakes.unitOfWork.transaction((tx) =>
      tx.courseVersions.publish('py1test', 1, { at: 2, by: 'u-1', from: 'console' }),
    );
    return next.parse();
  };
  expect(await importCourse(fakes, { ...next, parse }, 3, 'shipped')).toBe('draft');
  expect(await fakes.courses.fingerprint('py1test')).toBe(source.fingerprint);
});
