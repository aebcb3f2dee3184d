import type { User } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import type { CareChange } from '../../student/index.js';
import { addMembers, HONG, MING, NEW } from '../fakes/index.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import { loggedIn, type World, type WorldOf } from './world.js';

const JING: User = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren', name: '陈静' };
const MEI: User = { id: 'u-mei', mobile: '13900000012', userName: 'meilaoshi', name: '梅兰' };
const TAO: User = { id: 'u-tao', mobile: '13900000003', userName: 'zhujiao' };
const TO_MEI: CareChange = { act: 'classTeacher', staffId: MEI.id };

const withStaff = async (world: World): Promise<World> => {
  const { deps } = world;
  await addMembers(deps, [JING, MEI], { role: 'class', grants: [] });
  await addMembers(deps, [TAO], { role: 'teacher', grants: [] });
  await deps.unitOfWork.transaction(async ({ care }) => {
    for (const { id } of [MING, HONG])
      await care.assign({ studentId: id, staffId: JING.id, kind: 'classTeacher', since: SEED_NOW });
    await care.assign({ studentId: MING.id, staffId: TAO.id, kind: 'assistant', since: SEED_NOW });
  });
  return world;
};

/** What every implementation of StudentPort does about who looks after whom. */
export const studentAssignSuite = (world: WorldOf): void => {
  const portOf = async (account: string) => (await loggedIn(await withStaff(world()), account)).student;
  const again = async (account: string) => (await loggedIn(world(), account)).student;
  const careOf = (studentId: string) =>
    world().deps.unitOfWork.transaction(({ care }) => care.ofStudent(studentId));
  const outcomes = (rows: readonly { id: string; outcome: string; reason: string | null }[]) =>
    Object.fromEntries(rows.map(({ id, outcome, reason }) => [id, reason ?? outcome]));

  describe('StudentPort: who looks after whom', () => {
    it('is changed for those who are named, with a report of each and a line in the audit log', async () => {
      const student = await portOf('admin');
      const ids = [MING.id, NEW.id, 'nobody', JING.id];
      const report = must(await student.assign({ target: { ids }, seen: 4, change: TO_MEI }));
      expect(report).toMatchObject({ done: 2, skipped: 2, failed: 0 });
      expect(outcomes(report.rows)).toEqual({
        [MING.id]: 'done',
        [NEW.id]: 'done',
        nobody: 'absent',
        [JING.id]: 'absent',
      });
      // Who has no name is told from others by his mobile; of who is not there nothing is told.
      const called = report.rows.map(({ id, name, mobile }) => [id, name ?? mobile]);
      expect(Object.fromEntries(called)).toMatchObject({ [NEW.id]: '138****0001', nobody: null });
      expect(await careOf(MING.id)).toMatchObject([
        { staffId: MEI.id, kind: 'classTeacher' },
        { staffId: TAO.id, kind: 'assistant' },
      ]);
      const lines = world().deps.auditLog.stored;
      expect(lines.map(({ batch, about }) => [batch, about])).toEqual([
        [report.batch, MING.id],
        [report.batch, NEW.id],
      ]);
      expect(
        must(await student.assign({ target: { ids: [MING.id] }, seen: 1, change: TO_MEI })),
      ).toMatchObject({
        batch: null,
        rows: [
          { id: MING.id, name: MING.name ?? MING.userName, mobile: null, outcome: 'skipped', reason: 'same' },
        ],
      });
      expect(world().deps.auditLog.stored).toHaveLength(2);
    });

    it('is changed for all that a filter finds but for some, never for everybody by accident', async () => {
      const student = await portOf('admin');
      const all = { filter: {}, except: [HONG.id] };
      const refused = { ok: false, error: { kind: 'invalid-input' } };
      expect(await student.assign({ target: all, seen: 2, change: TO_MEI })).toMatchObject(refused);
      const mixed = { filter: { search: 'xiao' }, except: [], all: true as const };
      expect(await student.assign({ target: mixed, seen: 2, change: TO_MEI })).toMatchObject(refused);
      expect(world().deps.auditLog.stored).toEqual([]);
      const everybody = { ...all, all: true as const };
      const report = must(await student.assign({ target: everybody, seen: 2, change: TO_MEI }));
      expect(outcomes(report.rows)).toEqual({ [MING.id]: 'done', [NEW.id]: 'done' });
      expect(await careOf(HONG.id)).toMatchObject([{ staffId: JING.id }]);
    });

    it('is refused where the filter finds another number than was seen', async () => {
      const student = await portOf('admin');
      const target = { filter: { search: 'xiaoming' }, except: [] };
      for (const seen of [40, 2, 0]) {
        expect(await student.assign({ target, seen, change: TO_MEI })).toEqual({
          ok: false,
          error: { kind: 'list-changed', count: 1 },
        });
      }
      expect(await careOf(MING.id)).toMatchObject([{ staffId: JING.id }, { staffId: TAO.id }]);
    });

    it('adds and takes away assistants, and leaves no student without a class teacher by it', async () => {
      const student = await portOf('admin');
      const change = async (act: CareChange['act'], staffId: string) =>
        outcomes(
          must(await student.assign({ target: { ids: [MING.id] }, seen: 1, change: { act, staffId } })).rows,
        );
      expect(await change('addAssistant', TAO.id)).toEqual({ [MING.id]: 'same' });
      expect(await change('addAssistant', JING.id)).toEqual({ [MING.id]: 'conflict' });
      expect(await change('removeAssistant', JING.id)).toEqual({ [MING.id]: 'conflict' });
      expect(await change('addAssistant', MEI.id)).toEqual({ [MING.id]: 'done' });
      expect(await change('removeAssistant', TAO.id)).toEqual({ [MING.id]: 'done' });
      expect(await careOf(MING.id)).toMatchObject([
        { staffId: JING.id },
        { staffId: MEI.id, kind: 'assistant' },
      ]);
      const wrong = { act: 'classTeacher', staffId: TAO.id } as const;
      for (const staffId of [TAO.id, MING.id, 'nobody']) {
        expect(
          await student.assign({ target: { ids: [MING.id] }, seen: 1, change: { ...wrong, staffId } }),
        ).toMatchObject({ error: { kind: 'invalid-input', issues: [{ field: 'staffId' }] } });
      }
    });

    it('is changed by a class teacher for those in her care, by an assistant for nobody', async () => {
      const student = await portOf('banzhuren');
      const report = must(
        await student.assign({ target: { ids: [MING.id, NEW.id] }, seen: 2, change: TO_MEI }),
      );
      expect(outcomes(report.rows)).toEqual({ [MING.id]: 'done', [NEW.id]: 'absent' });
      expect(report.rows.find(({ id }) => id === NEW.id)?.name).toBeNull();
      expect(await careOf(NEW.id)).toEqual([]);
      const forbidden = { ok: false, error: { kind: 'forbidden' } };
      const assistant = await again('zhujiao');
      expect(await assistant.carers()).toEqual(forbidden);
      expect(await assistant.assign({ target: { ids: [MING.id] }, seen: 1, change: TO_MEI })).toEqual(
        forbidden,
      );
      expect(must(await student.carers()).map(({ id, role }) => [id, role])).toEqual(
        expect.arrayContaining([
          [TAO.id, 'teacher'],
          [JING.id, 'class'],
          [MEI.id, 'class'],
        ]),
      );
    });

    it('can be taken from whoever has another role by now, to whom nobody is given any more', async () => {
      const student = await portOf('admin');
      const { employee } = await loggedIn(world(), 'admin');
      const rights = { role: 'superAdmin', grants: [], reason: '升任校长' } as const;
      must(await employee.setRights({ userId: TAO.id, version: 1, ...rights }));
      must(await employee.setRights({ userId: MEI.id, version: 1, ...rights }));
      const carers = must(await student.carers()).map(({ id, role }) => [id, role]);
      expect(Object.fromEntries(carers)).toEqual({ [JING.id]: 'class', [TAO.id]: 'superAdmin' });
      expect(must(await student.assistants()).map(({ id }) => id)).toEqual([TAO.id]);
      const change = async (act: CareChange['act']) =>
        student.assign({ target: { ids: [MING.id] }, seen: 1, change: { act, staffId: TAO.id } });
      for (const act of ['classTeacher', 'addAssistant'] as const) {
        expect(await change(act)).toMatchObject({ error: { kind: 'invalid-input' } });
      }
      must(await change('removeAssistant'));
      expect(must(await student.carers()).map(({ id }) => id)).toEqual([JING.id]);
    });

    it('is put back as it was, but for what was changed since', async () => {
      const student = await portOf('banzhuren');
      const before = await careOf(MING.id);
      const { batch } = must(
        await student.assign({ target: { ids: [MING.id, HONG.id] }, seen: 2, change: TO_MEI }),
      );
      const { deps } = world();
      deps.clock.advance(1_000);
      await deps.unitOfWork.transaction(({ care }) =>
        care.assign({ studentId: HONG.id, staffId: TAO.id, kind: 'classTeacher', since: deps.clock.now() }),
      );
      const admin = await again('admin');
      const gone = { ok: false, error: { kind: 'entity-not-found' } };
      expect(await admin.undoAssign({ batch: batch ?? '' })).toEqual(gone);
      // She does not see them any more, and has them back all the same.
      const undone = must(await student.undoAssign({ batch: batch ?? '' }));
      expect(outcomes(undone.rows)).toEqual({ [MING.id]: 'done', [HONG.id]: 'changed' });
      // Whom she still does not see is told by no name.
      expect(undone.rows.map(({ name }) => name)).toEqual([null, MING.name ?? MING.userName]);
      expect(await careOf(MING.id)).toEqual(before);
      expect(await careOf(HONG.id)).toMatchObject([{ staffId: TAO.id }]);
      const twice = must(await student.undoAssign({ batch: batch ?? '' }));
      expect(outcomes(twice.rows)).toEqual({ [MING.id]: 'undone', [HONG.id]: 'changed' });
      expect(twice.batch).toBeNull();
      deps.clock.advance(600_000);
      expect(await student.undoAssign({ batch: batch ?? '' })).toEqual(gone);
      expect(deps.auditLog.stored.map(({ act }) => act)).toEqual([
        'students.assign',
        'students.assign',
        'students.assign.undo',
      ]);
    });
  });
};
