import { createFakes } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { importShippedCourses } from '../../src/courses/import-courses.js';
import { shippedCourseIds } from '../../src/courses/shipped-courses.js';

it('imports every shipped course under the id that its folder is named by', async () => {
  const { courses, files } = createFakes();
  await importShippedCourses({ courses, files }, 1);
  const ids = await shippedCourseIds();
  expect(ids).toContain('py1test');
  for (const courseId of ids) expect((await courses.outline(courseId))?.courseId).toBe(courseId);
});
