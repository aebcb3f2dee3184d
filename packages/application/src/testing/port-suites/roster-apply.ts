import type { User } from '@ykd/domain/member';
import { ROSTER_UNDO_MS } from '@ykd/domain/roster';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { addMembers, HONG, MING } from '../fakes/index.js';
import { must } from './purchases.js';
import { failure, JING, MEI, reviewed, rosterWorld, tally, TEXT } from './roster-world.js';
import { SEED_NOW } from './seed.js';
import type { WorldOf } from './world.js';

/** What every implementation of RosterPort does: rosters are applied, and undone. */
export const rosterApplySuite = (world: WorldOf): void => {
  const { portsOf, userOf, acts } = rosterWorld(world);

  describe('RosterPort: applying and undoing', () => {
    it('is applied once, whole, with a line in the audit log for each student', async () => {
      const ports = await portsOf();
      const { roster } = ports;
      const { id, version } = await reviewed(ports, `${TEXT}\n赵六\tx\t\t\t`);
      expect(await roster.apply({ id, version: 1 })).toMatchObject(failure('roster-refused'));
      const applied = must(await roster.apply({ id, version }));
      expect(applied).toMatchObject({ state: 'applied', appliedAt: SEED_NOW, appliedBy: { id: JING.id } });
      expect(applied.undoUntil).toBe(SEED_NOW + ROSTER_UNDO_MS);
      expect(tally(applied)).toEqual({ made: 1, updated: 1, unwritten: 1 });
      const made = await userOf('13700001111');
      expect(made).toMatchObject({ name: '王五', userName: '13700001111' });
      expect((await world().deps.members.findByAccount('13700001111'))?.passwordHash).toBeUndefined();
      const care = await world().deps.unitOfWork.transaction((tx) => tx.care.ofStudent(made?.id ?? ''));
      expect(care).toMatchObject([{ staffId: JING.id, kind: 'classTeacher' }]);
      expect(await userOf(HONG.mobile)).toMatchObject({ name: '小红', profile: { schoolName: '北京大学' } });
      expect(await world().deps.studentTags.ofStudent(HONG.id)).toMatchObject([{ lable: { id: 'l-1' } }]);
      const lines = world().deps.auditLog.stored.filter(({ act }) => act === 'students.import');
      expect(lines.map(({ about }) => about).toSorted()).toEqual([HONG.id, made?.id].toSorted());
      expect(new Set(lines.map(({ batch }) => batch)).size).toBe(1);
      const many = world().deps.auditLog.stored.length;
      // A second press, and an answer that was lost.
      expect(must(await roster.apply({ id, version }))).toEqual(applied);
      expect(world().deps.auditLog.stored).toHaveLength(many);
      expect(await roster.correct({ id, number: 2, field: 'name', text: 'x' })).toMatchObject({
        error: { kind: 'roster-refused', message: '这份花名册已经导入，不能再改' },
      });
      expect(await roster.remove({ id })).toMatchObject(failure('roster-refused'));
      expect(must(await roster.progress({ id }))).toBeNull();
      // The same sheet once more finds nothing to do: no student twice, no remark twice.
      expect(tally(await reviewed(ports, TEXT))).toEqual({ same: 2 });
    });

    it('says what was changed since the review, and does nothing of it', async () => {
      const ports = await portsOf();
      const { roster } = ports;
      const { id, version } = await reviewed(ports, TEXT);
      const { deps } = world();
      await deps.members.updateProfile({ id: HONG.id, fields: { name: '洪' }, sync: [], at: SEED_NOW });
      expect(await roster.apply({ id, version })).toEqual({
        ok: false,
        error: {
          kind: 'roster-refused',
          message: '核对之后，第 2 行的学员资料或班级变了，请重新核对',
        },
      });
      expect(await userOf('13700001111')).toBeUndefined();
      const again = must(await roster.review({ id }));
      const [row] = must(await roster.rows({ id, size: 1 })).list;
      expect(row?.changes[0]).toEqual({ field: 'name', old: '洪', now: '小红', kept: true });
      await deps.members.insert({ user: { id: 'u-wang', mobile: '13700001111' }, at: SEED_NOW });
      expect(await roster.apply({ id, version: again.version })).toMatchObject({
        error: { message: '核对之后，第 3 行的学员资料或班级变了，请重新核对' },
      });
    });

    it('changes many students only for who says how many', async () => {
      const admin = await portsOf('admin');
      const { deps } = world();
      const mobiles = Array.from({ length: 21 }, (_, at) => `137000001${String(at).padStart(2, '0')}`);
      await addMembers(
        deps,
        mobiles.map((mobile): User => ({ id: `m-${mobile}`, mobile })),
      );
      const many = await reviewed(
        admin,
        ['手机号\t姓名', ...mobiles.map((mobile) => `${mobile}\t甲`)].join('\n'),
      );
      expect(many.confirm).toBe(21);
      const { id, version } = many;
      for (const confirm of [undefined, 20]) {
        expect(
          await admin.roster.apply({ id, version, ...(confirm === undefined ? {} : { confirm }) }),
        ).toEqual({
          ok: false,
          error: {
            kind: 'roster-refused',
            message: '这份花名册会修改 21 位已有的学员，请输入这个人数再导入',
          },
        });
      }
      expect(await userOf(mobiles[0] ?? '')).not.toHaveProperty('name');
      expect(tally(must(await admin.roster.apply({ id, version, confirm: 21 })))).toEqual({ updated: 21 });
    });

    it('is undone row by row: what was changed since is kept', async () => {
      const ports = await portsOf();
      const { roster } = ports;
      const { deps } = world();
      const text = `${TEXT}\n钱七\t13700002222\t\t\t\n孙八\t13700003333\t\t\t\n李九\t13700004444\t\t\t`;
      const { id, version } = await reviewed(ports, text);
      expect(await roster.undo({ id })).toMatchObject({
        error: { kind: 'roster-refused', message: '请先核对这份花名册' },
      });
      must(await roster.apply({ id, version }));
      const [used, edited] = [await userOf('13700002222'), await userOf('13700003333')];
      await deps.members.setPassword({ id: used?.id ?? '', passwordHash: 'x', sync: [], at: SEED_NOW });
      await deps.members.updateProfile({
        id: edited?.id ?? '',
        fields: { email: 'a@b.cn' },
        sync: [],
        at: SEED_NOW,
      });
      const undone = must(await roster.undo({ id }));
      expect(tally(undone)).toEqual({ reversed: 3, kept: 2 });
      expect(undone).toMatchObject({
        state: 'undone',
        undoneAt: SEED_NOW,
        undoneBy: { id: JING.id },
        undoUntil: null,
      });
      expect(must(await roster.undo({ id }))).toEqual(undone);
      const rows = must(await roster.rows({ id, size: 9, state: 'kept' })).list;
      expect(rows.map(({ number, why }) => [number, why])).toEqual([
        [4, '导入之后登录过，或已有订单、备注等记录'],
        [5, '导入之后有人改过'],
      ]);
      expect(await userOf('13700001111')).toBeUndefined();
      expect(await userOf(HONG.mobile)).toEqual(HONG);
      expect(await deps.studentTags.ofStudent(HONG.id)).toEqual([]);
      expect(await userOf('13700003333')).toMatchObject({ name: '孙八', email: 'a@b.cn' });
      expect(acts().filter((act) => act === 'students.import.undo')).toHaveLength(3);
      expect(await roster.apply({ id, version })).toMatchObject({
        error: { kind: 'roster-refused', message: '这份花名册已经撤销' },
      });
    });

    it('takes a class teacher by his name, where nobody else is called so', async () => {
      const admin = await portsOf('admin');
      const text = '手机号\t姓名\t班主任\n13800000003\t\t梅兰';
      const { id, version } = await reviewed(admin, text, ['classTeacher']);
      must(await admin.roster.apply({ id, version }));
      const care = await world().deps.unitOfWork.transaction((tx) => tx.care.ofStudent(HONG.id));
      expect(care).toMatchObject([{ staffId: MEI.id, kind: 'classTeacher' }]);
      await addMembers(world().deps, [{ ...MEI, id: 'u-mei2', mobile: '13900000013', userName: 'mei2' }], {
        role: 'class',
        grants: [],
      });
      const again = await reviewed(admin, text.replace('13800000003', '13800000002'), ['classTeacher']);
      const { list } = must(await admin.roster.rows({ id: again.id, size: 20 }));
      expect(list[0]?.issues).toEqual([
        { field: 'classTeacher', message: '有几位班主任都叫“梅兰”，请写用户名或手机号' },
      ]);
    });

    it('puts a class teacher and what was overwritten back', async () => {
      const admin = await portsOf('admin');
      const { deps } = world();
      const careOf = () => deps.unitOfWork.transaction((tx) => tx.care.ofStudent(HONG.id));
      const before = await careOf();
      const text =
        '手机号\t学校\t专业\t班主任\n13800000002\t清华大学\t软件工程\t\n13800000003\t\t\tMeilaoshi';
      const { id, version } = await reviewed(admin, text, ['schoolName', 'classTeacher']);
      must(await admin.roster.apply({ id, version }));
      expect(await careOf()).toMatchObject([{ staffId: MEI.id, kind: 'classTeacher' }]);
      expect((await userOf(MING.mobile))?.profile?.schoolName).toBe('清华大学');
      expect(tally(must(await admin.roster.undo({ id })))).toEqual({ reversed: 2 });
      expect(await careOf()).toEqual(before);
      expect(await userOf(MING.mobile)).toEqual(MING);
    });

    it('cannot be undone after its time', async () => {
      const ports = await portsOf();
      const { id, version } = await reviewed(ports, TEXT);
      must(await ports.roster.apply({ id, version }));
      const { deps } = world();
      await deps.unitOfWork.transaction(async ({ rosters }) => {
        const held = await rosters.hold(id);
        if (held !== undefined)
          await rosters.store({ ...held, appliedAt: SEED_NOW - ROSTER_UNDO_MS - DAY_MS });
      });
      expect(must(await ports.roster.find({ id })).undoUntil).toBeNull();
      expect(await ports.roster.undo({ id })).toMatchObject({
        error: { kind: 'roster-refused', message: '导入已超过 7 天，不能再撤销' },
      });
    });
  });
};
