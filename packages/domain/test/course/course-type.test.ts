import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { courseTypeOf, OLD_COURSE_IDS, openCourse, recordsOutlines } from '../../src/course/index.js';
import { ODD_IDS } from '../support/orders.js';

test('the old courses are those of the specification', () => {
  expect(OLD_COURSE_IDS).toEqual(['j1test', 'g1', 'g1-new', 'e1', 'f8']);
});

test.each(['j1test', 'g1', 'g1-new', 'e1', 'f8'])('%s is OLD', (courseId) => {
  expect(courseTypeOf(courseId)).toBe('OLD');
});

test.each(['j1', 'py1test', 'g100_1', 'e2', 'f80', 'F8', ' f8', ...ODD_IDS])('%j is NEW', (courseId) => {
  expect(courseTypeOf(courseId)).toBe('NEW');
});

test.prop([fc.string()])('every other id is NEW', (courseId) => {
  fc.pre(!OLD_COURSE_IDS.includes(courseId));
  expect(courseTypeOf(courseId)).toBe('NEW');
});

test.each([...OLD_COURSE_IDS, 'j1', 'py1test'])(
  'what a record of %s holds keeps it on its own site',
  (courseId) => {
    const record = { outlines: recordsOutlines(courseId) ? [{}] : [] };
    const { kind } = openCourse({ courseId, owned: { old: [], new: [] }, record });
    expect(kind).toBe(courseTypeOf(courseId) === 'OLD' ? 'old-site' : 'new-site');
  },
);
