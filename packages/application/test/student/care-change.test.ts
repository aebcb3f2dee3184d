import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Care } from '../../src/entities/care.js';
import { isOtherCount } from '../../src/staff-list/index.js';
import {
  CARE_ACTS,
  careState,
  changeCare,
  fitsAct,
  isInState,
  noChange,
  restoreCare,
} from '../../src/student/care-change.js';
import { changedFields } from '../../src/audit/changed-fields.js';
import { addMembers, createFakes, MING } from '../../src/testing/index.js';

const STAFF = ['s-1', 's-2', 's-3', 's-4'];

/** A student with at most one class teacher, and assistants. */
const anyCare = fc
  .subarray(STAFF)
  .chain((ids) =>
    fc.record({
      ids: fc.shuffledSubarray(ids, { minLength: ids.length, maxLength: ids.length }),
      hasTeacher: fc.boolean(),
    }),
  )
  .map(({ ids, hasTeacher }) =>
    ids.map((staffId, at): Care => ({
      studentId: MING.id,
      staffId,
      kind: hasTeacher && at === 0 ? 'classTeacher' : 'assistant',
      since: at + 1,
    })),
  );
const anyChange = fc.record({ act: fc.constantFrom(...CARE_ACTS), staffId: fc.constantFrom(...STAFF) });

describe('a change of who looks after a student', () => {
  test.prop([anyCare, anyChange])(
    'does something unless it says why not, and is put back whole',
    async (care, change) => {
      const { unitOfWork, ...deps } = createFakes();
      await addMembers(deps, [MING]);
      const people = STAFF.map((id, at) => ({ id, mobile: `1390000000${at}` }));
      await addMembers(deps, people, { role: 'class', grants: [] });
      await unitOfWork.transaction(async ({ care: tx }) => {
        for (const one of care) await tx.assign(one);
        const before = await tx.ofStudent(MING.id);
        const why = noChange(before, change);
        if (why !== undefined) return;
        await changeCare(tx, MING.id, change, 99);
        const after = await tx.ofStudent(MING.id);
        expect(after).not.toEqual(before);
        expect(after.filter(({ kind }) => kind === 'classTeacher').length).toBeLessThanOrEqual(1);
        // No student loses a class teacher by what is about assistants.
        const teacherOf = (rows: readonly Care[]) =>
          rows.find(({ kind }) => kind === 'classTeacher')?.staffId;
        expect(teacherOf(after)).toBe(change.act === 'classTeacher' ? change.staffId : teacherOf(before));
        // As the audit log has it: only those whom it was about.
        const lines = changedFields(careState(before), careState(after));
        const [was, became] = [lines.before, lines.after] as [
          ReturnType<typeof careState>,
          ReturnType<typeof careState>,
        ];
        expect(isInState(careState(after), became, was)).toBe(true);
        expect(isInState(careState(before), became, was)).toBe(false);
        await restoreCare(tx, MING.id, was, became);
        expect(await tx.ofStudent(MING.id)).toEqual(before);
      });
    },
  );

  it('puts in charge whoever has the role for it', () => {
    expect(fitsAct('classTeacher', 'class')).toBe(true);
    expect(fitsAct('classTeacher', 'teacher')).toBe(false);
    expect(fitsAct('classTeacher', 'superAdmin')).toBe(false);
    expect(fitsAct('addAssistant', 'teacher')).toBe(true);
    expect(fitsAct('addAssistant', undefined)).toBe(false);
    expect(fitsAct('removeAssistant', undefined)).toBe(true);
  });
});

describe('the number that was seen', () => {
  test.prop([fc.nat(10_000), fc.nat(10_000)])('may be off by a share, either way', (seen, found) => {
    expect(isOtherCount(seen, seen)).toBe(false);
    expect(isOtherCount(seen, found)).toBe(Math.abs(seen - found) > seen / 20);
  });

  it('is the number where there are few', () => {
    for (const [seen, found] of [
      [2, 3],
      [2, 5],
      [19, 18],
      [0, 1],
    ] as const) {
      expect(isOtherCount(seen, found)).toBe(true);
    }
    expect(isOtherCount(20, 21)).toBe(false);
    expect(isOtherCount(20, 22)).toBe(true);
  });
});
