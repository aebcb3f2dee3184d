import type { User } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { createApplication, portsOf } from '../../src/create-application.js';
import type { UnitOfWork } from '../../src/ports/index.js';
import { leave, OPERATOR } from '../../src/people/index.js';
import type { CareChange } from '../../src/student/index.js';
import {
  addMembers,
  assign,
  fakeBrowser,
  HONG,
  JING,
  loggedIn,
  logIn,
  MING,
  must,
  NEW,
  seededFakes,
  TAO,
} from '../../src/testing/index.js';

const MEI: User = { id: 'u-mei', mobile: '13900000012', userName: 'meilaoshi', name: '梅兰' };
const TO_MEI: CareChange = { act: 'classTeacher', staffId: MEI.id };

/** More than are read of the audit log at once, twice. */
const MANY = 1_100;

const manyIds = Array.from({ length: MANY }, (_, at) => `s-${String(at).padStart(4, '0')}`);

/** Two class teachers and an assistant, over a disk that can be full. */
const world = async () => {
  const deps = await seededFakes();
  await addMembers(deps, [JING, MEI], { role: 'class', grants: [] });
  await addMembers(deps, [TAO], { role: 'teacher', grants: [] });
  let transactions = Infinity;
  let act: () => Promise<unknown> = async () => undefined;
  const unitOfWork: UnitOfWork = {
    transaction: async (work) => {
      transactions -= 1;
      if (transactions < 0) await act();
      return deps.unitOfWork.transaction(work);
    },
  };
  /** Lets something happen before every transaction but the next few. */
  const after = (count: number, next: () => Promise<unknown>) => {
    transactions = count;
    act = next;
  };
  const application = createApplication({ ...deps, unitOfWork });
  const made = { deps, visitor: () => portsOf(application, fakeBrowser().context) };
  return {
    ...made,
    admin: await loggedIn(made, 'admin'),
    careOf: (id: string) => deps.unitOfWork.transaction(({ care }) => care.ofStudent(id)),
    after,
    /** So many transactions stand, and all behind them fail. */
    breakAfter: (count: number) => after(count, () => Promise.reject(new Error('the disk is full'))),
  };
};

type World = Awaited<ReturnType<typeof world>>;

const crowd = async ({ deps }: World, ids: readonly string[]): Promise<void> => {
  await deps.unitOfWork.transaction(async ({ members, care }) => {
    for (const [at, id] of ids.entries()) {
      const user = { id, mobile: `137${String(at).padStart(8, '0')}`, name: `人群 ${at}` };
      await members.insert({ user, at: at + 1 });
      // Every third has nobody.
      if (at % 3 > 0) {
        await care.assign({ studentId: id, staffId: JING.id, kind: 'classTeacher', since: at + 1 });
      }
    }
  });
};

const leaveOf = async ({ admin, deps }: World, { id }: User): Promise<void> => {
  const version = must(await admin.employee.find({ userId: id })).version;
  const students = must(await admin.employee.find({ userId: id })).students;
  const successor = students > 0 ? { successorId: JING.id } : {};
  must(await admin.employee.leave({ userId: id, version, reason: '合同到期', ...successor }));
  expect(await deps.unitOfWork.transaction(({ care }) => care.countOf(id))).toBe(0);
};

describe('what is done with many students at once', () => {
  it('is done and put back for each of more than a thousand', async () => {
    const made = await world();
    await crowd(made, manyIds);
    const { student } = made.admin;
    const before = await Promise.all(manyIds.map((id) => made.careOf(id)));
    const target = { filter: { search: '人群' }, except: [] };
    const report = must(await student.assign({ target, seen: MANY, change: TO_MEI }));
    expect(report).toMatchObject({ done: MANY, skipped: 0, failed: 0 });
    made.deps.clock.advance(60_000);
    const undone = must(await student.undoAssign({ batch: report.batch ?? '' }));
    expect(undone).toMatchObject({ done: MANY, skipped: 0, failed: 0 });
    expect(await Promise.all(manyIds.map((id) => made.careOf(id)))).toEqual(before);
  });

  it('tells of each row that broke, and leaves it as it was', async () => {
    const made = await world();
    const ids = manyIds.slice(0, 130);
    await crowd(made, ids);
    const { student } = made.admin;
    made.breakAfter(1);
    const report = must(await student.assign({ target: { ids }, seen: 130, change: TO_MEI }));
    made.breakAfter(Infinity);
    expect(report).toMatchObject({ done: 100, skipped: 0, failed: 30 });
    // What nobody would look for at the end of a long list stands first.
    expect(report.rows.slice(0, 30).map(({ id }) => id)).toEqual(ids.slice(100));
    expect(new Set(report.rows.slice(0, 30).map(({ outcome }) => outcome))).toEqual(new Set(['failed']));
    // Who has to be done again is told by name.
    expect(report.rows[0]?.name).toBe('人群 100');
    expect(await made.careOf(ids[101] ?? '')).toMatchObject([{ staffId: JING.id }]);
    expect(made.deps.auditLog.stored).toHaveLength(100);
    const undone = must(await student.undoAssign({ batch: report.batch ?? '' }));
    expect(undone).toMatchObject({ done: 100, skipped: 0, failed: 0 });
  });

  it('is put back no further once whoever does so has been dismissed', async () => {
    const made = await world();
    const other: User = { id: 'u-root', mobile: '13900000019', userName: 'zongguan' };
    await addMembers(made.deps, [other], { role: 'superAdmin', grants: [] });
    const ids = manyIds.slice(0, 130);
    await crowd(made, ids);
    const { student } = made.admin;
    const { batch } = must(await student.assign({ target: { ids }, seen: 130, change: TO_MEI }));
    made.after(1, async () => must(await leave(made.deps, OPERATOR, { userId: 'u-admin' })));
    const undone = must(await student.undoAssign({ batch: batch ?? '' }));
    expect(undone).toMatchObject({ done: 100, skipped: 30, failed: 0 });
    // Of whom he does not see any more he is told no name.
    expect(undone.rows[0]).toMatchObject({ reason: 'absent', name: null });
    expect(await made.careOf(ids[129] ?? '')).toMatchObject([{ staffId: MEI.id }]);
    const acts = made.deps.auditLog.stored.filter(({ act }) => act === 'students.assign.undo');
    expect(acts).toHaveLength(100);
  });

  it('fails as a whole while nothing was done', async () => {
    const made = await world();
    made.breakAfter(0);
    const all = { target: { ids: [MING.id] }, seen: 1, change: TO_MEI };
    await expect(made.admin.student.assign(all)).rejects.toThrow('the disk is full');
    expect(made.deps.auditLog.stored).toEqual([]);
  });

  it('is told line by line, each with what became of this student and no other', async () => {
    const made = await world();
    await assign(made.deps, MING.id, JING.id, 'classTeacher', 5);
    await assign(made.deps, MING.id, TAO.id, 'assistant', 6);
    await assign(made.deps, HONG.id, TAO.id, 'assistant', 7);
    await assign(made.deps, HONG.id, MEI.id, 'assistant', 8);
    const ids = [MING.id, HONG.id, NEW.id];
    must(await made.admin.student.assign({ target: { ids }, seen: 3, change: TO_MEI }));
    const now = made.deps.clock.now();
    const teacher = (since: number) => ({ kind: 'classTeacher', since });
    const lines = made.deps.auditLog.stored.map(({ about, before, after }) => [about, before, after]);
    expect(Object.fromEntries(lines.map(([about, ...states]) => [about, states]))).toEqual({
      [MING.id]: [{ [JING.id]: teacher(5) }, { [MEI.id]: teacher(now) }],
      [HONG.id]: [{ [MEI.id]: { kind: 'assistant', since: 8 } }, { [MEI.id]: teacher(now) }],
      [NEW.id]: [{}, { [MEI.id]: teacher(now) }],
    });
  });
});

describe('whoever left', () => {
  it('sees nothing any more with a session that somebody stole', async () => {
    const made = await world();
    await assign(made.deps, MING.id, MEI.id);
    const stolen = made.visitor();
    await logIn(stolen, MEI.userName ?? '');
    expect((await stolen.student.list({ size: 5 })).ok).toBe(true);
    const { id } = must(await stolen.listExport.begin({ list: 'students', format: 'csv', state: {} }));
    await leaveOf(made, MEI);
    const out = { ok: false, error: { kind: 'not-logged-in' } };
    expect(await stolen.student.list({ size: 5 })).toEqual(out);
    expect(await stolen.student.count({})).toEqual(out);
    expect(await stolen.student.teachers()).toEqual(out);
    expect(await stolen.studentPage.profile({ userId: MING.id })).toEqual(out);
    expect(await stolen.listExport.cancel({ id })).toEqual(out);
    expect(await stolen.staff.me()).toEqual(out);
    // Logged in anew she is a member like any other.
    await logIn(stolen, MEI.userName ?? '');
    expect(await stolen.student.list({ size: 5 })).toEqual({ ok: false, error: { kind: 'forbidden' } });
  });
});
