import { createFakes } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { importCourse, importShippedCourses } from '../../src/courses/import-courses.js';
import { readCourse } from '../../src/courses/read-course.js';
import { shippedCourseFolder, shippedCourseIds } from '../../src/courses/shipped-courses.js';

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
  await courses.save({ ...content, fingerprint: 'own' }, 2, {
    source: 'console',
    step: 'publish',
    pictures: 0,
  });
  const states = async () =>
    (await courseVersions.ofCourse('py1test')).map(({ number, state }) => [number, state]);
  // The next start of the same release.
  expect(await importCourse(fakes, source, 3, 'shipped')).toBe('nothing');
  expect(await states()).toEqual([
    [2, 'live'],
    [1, 'earlier'],
  ]);
  // The next release.
  expect(await importCourse(fakes, { ...source, fingerprint: 'new' }, 4, 'shipped')).toBe('draft');
  // Staff went back to what was shipped: that is their decision, too.
  await unitOfWork.transaction(async (tx) => {
    await tx.courseVersions.publish('py1test', 1, { at: 5, by: 'u-1', from: 'console' });
  });
  expect(await importCourse(fakes, { ...source, fingerprint: 'newer' }, 6, 'shipped')).toBe('draft');
  expect(await courses.fingerprint('py1test')).toBe(source.fingerprint);
});
