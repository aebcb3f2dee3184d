import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { encodePosition, openCourse, positionOf } from '../../src/course/index.js';
import { deepFreeze } from '../../src/shared/index.js';
import { ODD_IDS } from '../support/orders.js';

const START = 'MC8wLzA=';
const none = { old: [], new: [] };

describe('openCourse', () => {
  test('flagged isNew: the new site, whatever else holds', () => {
    const input = { courseId: 'f8', isNew: true, owned: { old: ['f8'], new: [] }, record: null };
    expect(openCourse(input)).toEqual({ kind: 'new-site', courseId: 'f8' });
  });

  test('owned as new: the new site', () => {
    const owned = { old: ['j1'], new: ['j1'] };
    expect(openCourse({ courseId: 'j1', owned, record: null })).toEqual({ kind: 'new-site', courseId: 'j1' });
  });

  test('owned as old: the old site at the position of the record', () => {
    const record = { lastOutlineNum: 1, lastSectionNum: 2, lastBodyNum: 3, outlines: [{}] };
    const owned = { old: ['f8'], new: [] };
    expect(openCourse({ courseId: 'f8', owned, record })).toEqual({
      kind: 'old-site',
      courseId: 'f8',
      position: 'MS8yLzM=',
    });
  });

  test.each([undefined, null, {}])('owned as old with the record %s: the old site at its start', (record) => {
    const owned = { old: ['f8'], new: [] };
    expect(openCourse({ courseId: 'f8', owned, record })).toEqual({
      kind: 'old-site',
      courseId: 'f8',
      position: START,
    });
  });

  test('in neither list: the record is asked for first', () => {
    expect(openCourse({ courseId: 'j1', owned: none })).toEqual({ kind: 'needs-record', courseId: 'j1' });
    expect(openCourse({ courseId: 'f8', isNew: false, owned: none, record: undefined })).toEqual({
      kind: 'needs-record',
      courseId: 'f8',
    });
  });

  test('in neither list, a record with outlines: the new site', () => {
    const record = { lastOutlineNum: 3, outlines: [1] };
    expect(openCourse({ courseId: 'f8', owned: none, record })).toEqual({ kind: 'new-site', courseId: 'f8' });
  });

  test.each([null, {}, { outlines: [] }])('in neither list, the record %j: the old site', (record) => {
    expect(openCourse({ courseId: 'j1', owned: none, record })).toEqual({
      kind: 'old-site',
      courseId: 'j1',
      position: START,
    });
  });

  test('in neither list, a record without outlines keeps its position', () => {
    const record = { lastOutlineNum: 2, lastSectionNum: 0, lastBodyNum: 5 };
    expect(openCourse({ courseId: 'j1', owned: none, record })).toMatchObject({
      position: encodePosition({ outline: 2, section: 0, body: 5 }),
    });
  });

  const idArb = fc.constantFrom('j1', 'f8', ...ODD_IDS);
  const recordArb = fc.option(
    fc.record(
      {
        lastOutlineNum: fc.integer(),
        lastSectionNum: fc.double(),
        outlines: fc.array(fc.anything(), { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
  );
  const inputArb = fc
    .record(
      {
        courseId: idArb,
        isNew: fc.boolean(),
        owned: fc.record({ old: fc.array(idArb, { maxLength: 3 }), new: fc.array(idArb, { maxLength: 3 }) }),
        record: recordArb,
      },
      { requiredKeys: ['courseId', 'owned'] },
    )
    .map(deepFreeze);

  test.prop([inputArb])('is total, and only asks for a record it was not given', (input) => {
    const destination = openCourse(input);
    expect(destination.courseId).toBe(input.courseId);
    expect(['new-site', 'old-site', 'needs-record']).toContain(destination.kind);
    if (destination.kind === 'needs-record') expect(input.record).toBeUndefined();
    if (destination.kind === 'old-site') {
      expect(destination.position).toBe(encodePosition(positionOf(input.record)));
    }
  });
});
