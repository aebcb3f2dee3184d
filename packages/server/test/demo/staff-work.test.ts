import { AUDIT_ACTS } from '@ykd/application/entities';
import { studentNoteIssue } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { demoSchool, staffWork } from '../../src/demo/index.js';

const AT = Date.UTC(2026, 0, 12, 2);
const school = demoSchool(AT, { students: 300, refunds: true });
const work = staffWork(school, AT);

describe('what staff did in the demo school', () => {
  it('is the same for the same school and instant, and nothing where there is no school', () => {
    expect(staffWork(school, AT)).toEqual(work);
    expect(staffWork({ care: [] }, AT)).toEqual({
      notes: [],
      audit: [],
      logins: [],
      followUps: [],
      given: [],
      handOvers: [],
    });
  });

  it('is a week of it, in its order, and none of it is still to come', () => {
    const times = work.audit.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.max(...times, ...work.logins.map(({ at }) => at))).toBeLessThan(AT);
    expect(new Set(work.audit.map(({ act }) => act))).toEqual(
      new Set(['students.assign', 'students.handOver', 'students.mobile', 'students.note.add']),
    );
    expect(work.notes.length).toBeGreaterThan(10);
    expect(work.logins.length).toBeGreaterThan(15);
    for (const { act } of work.audit) expect(AUDIT_ACTS).toContain(act);
  });

  it('is done by who looks after the student, since he does', () => {
    const cares = new Map(school.care.map((care) => [`${care.studentId} ${care.staffId}`, care.since]));
    for (const { studentId, authorId, gmtCreated, text } of work.notes) {
      expect(cares.get(`${studentId} ${authorId}`)).toBeLessThan(gmtCreated);
      expect(studentNoteIssue(text)).toBeUndefined();
    }
  });

  it('has students given to a colleague for a time, whose care is as that left it', () => {
    const [one, ...others] = work.handOvers;
    expect(others).toEqual([]);
    if (one === undefined) throw new Error('nobody was given away');
    const { handOver, students, care } = one;
    expect(handOver.note).not.toBe('');
    expect(handOver.at).toBeLessThan(AT);
    expect(handOver.until).toBeGreaterThan(AT);
    expect(students).toHaveLength(4);
    expect(new Set(students.map(({ studentId }) => studentId)).size).toBe(4);
    // Nobody gets or loses a student by it: he had them all along, and has them since.
    for (const { studentId, staffId, kind, since } of care) {
      expect(since).toBe(handOver.at);
      expect(school.care).toContainEqual(expect.objectContaining({ studentId, staffId, kind }));
      expect(students.find((student) => student.studentId === studentId)?.after).toEqual({
        [staffId]: { kind, since },
      });
    }
    expect(work.given).toEqual(care);
  });
});
