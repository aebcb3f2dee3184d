import type { User } from '@ykd/domain/member';
import { ROSTER_UNDO_MS } from '@ykd/domain/roster';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { ROSTER_DRAFTS_MAX, type RosterView } from '../../roster/index.js';
import { addMembers, BROKEN_ROSTER, BUSY_ROSTER, HONG, MING, NEW, textBytes } from '../fakes/index.js';
import { must } from './purchases.js';
import { classInput, withTerms } from './school-class.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type World, type WorldOf } from './world.js';

const JING: User = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren', name: '陈静' };
const MEI: User = { id: 'u-mei', mobile: '13900000012', userName: 'meilaoshi', name: '梅兰' };
const TAO: User = { id: 'u-tao', mobile: '13900000003', userName: 'zhujiao' };

const TEXT = [
  '姓名\t手机号\t学校\t标签\t备注',
  '小红\t13800000003\t北京大学\t重点\t',
  '王五\t13700001111\t\t\t走读',
].join('\n');

const withStaff = async (world: World): Promise<World> => {
  const { deps } = world;
  await addMembers(deps, [JING, MEI], { role: 'class', grants: [] });
  await addMembers(deps, [TAO], { role: 'teacher', grants: [] });
  await deps.studentTags.saveLable(
    { id: 'l-1', name: '重点', color: '#1cc47c', description: '', show: 'true' },
    1,
  );
  await deps.unitOfWork.transaction(async ({ care }) => {
    await care.assign({ studentId: HONG.id, staffId: JING.id, kind: 'classTeacher', since: SEED_NOW });
  });
  return world;
};

const upload = ({ roster }: Pick<Ports, 'roster'>, text: string) =>
  roster.upload({ name: '春季班', source: 'paste', bytes: textBytes(text) });

/** A roster whose rows are judged by the columns that were recognised. */
const reviewed = async (
  ports: Pick<Ports, 'roster'>,
  text: string,
  overwrites: RosterView['overwrites'] = [],
  classId: string | null = null,
) => {
  const taken = must(await upload(ports, text));
  const { id, version, columns } = taken;
  return must(
    await ports.roster.plan({ id, version, fields: columns.map(({ field }) => field), overwrites, classId }),
  );
};

/** A roster of the caller's to try a call with; where he may have none, there is none. */
const tried = async (
  ports: Pick<Ports, 'roster'>,
): Promise<{ readonly id: string; readonly version: number }> => {
  const taken = await upload(ports, '手机号\t姓名\n13700009999\t试试');
  if (!taken.ok) return { id: 'none', version: 1 };
  const { id, version, columns } = taken.value;
  const planned = await ports.roster.plan({
    id,
    version,
    fields: columns.map(({ field }) => field),
    overwrites: [],
    classId: null,
  });
  return planned.ok ? planned.value : taken.value;
};

/** A way to make each call. */
export const rosterTries: Tries<'roster'> = {
  list: ({ roster }) => roster.list({ size: 20 }),
  find: async (ports) => ports.roster.find(await tried(ports)),
  upload: (ports) => upload(ports, TEXT),
  plan: async (ports) => {
    const { id, version } = await tried(ports);
    return ports.roster.plan({ id, version, fields: ['mobile', 'name'], overwrites: [], classId: null });
  },
  review: async (ports) => ports.roster.review({ id: (await tried(ports)).id }),
  rows: async (ports) => ports.roster.rows({ id: (await tried(ports)).id, size: 20 }),
  correct: async (ports) =>
    ports.roster.correct({ id: (await tried(ports)).id, number: 2, field: 'name', text: '改过' }),
  skip: async (ports) => ports.roster.skip({ id: (await tried(ports)).id, number: 2, isSkipped: true }),
  apply: async (ports) => {
    const { id, version } = await tried(ports);
    return ports.roster.apply({ id, version });
  },
  progress: async (ports) => ports.roster.progress({ id: (await tried(ports)).id }),
  undo: async (ports) => {
    const { id, version } = await tried(ports);
    await ports.roster.apply({ id, version });
    return ports.roster.undo({ id });
  },
  remove: async (ports) => ports.roster.remove({ id: (await tried(ports)).id }),
};

/** What every implementation of RosterPort does. */
export const rosterSuite = (world: WorldOf): void => {
  const portsOf = async (account = 'banzhuren') => loggedIn(await withStaff(world()), account);
  const tally = ({ tally: said }: Pick<RosterView, 'tally'>) =>
    Object.fromEntries(said.map(({ state, rows }) => [state, rows]));
  const userOf = async (mobile: string) => (await world().deps.members.findByAccount(mobile))?.user;
  const acts = () => world().deps.auditLog.stored.map(({ act }) => act);
  const failure = (kind: string) => ({ ok: false, error: { kind } });

  describe('RosterPort', () => {
    it('takes a sheet in, recognises its columns, and changes nobody', async () => {
      const ports = await portsOf();
      const taken = must(await upload(ports, TEXT));
      expect(taken).toMatchObject({
        name: '春季班',
        source: 'paste',
        state: 'draft',
        owner: { id: JING.id, name: JING.name },
        version: 1,
        rows: 2,
        tally: [{ state: 'pending', rows: 2 }],
        confirm: null,
        undoUntil: null,
      });
      expect(taken.columns.map(({ title, field, way }) => [title, field, way])).toEqual([
        ['姓名', 'name', 'title'],
        ['手机号', 'mobile', 'title'],
        ['学校', 'schoolName', 'title'],
        ['标签', 'tags', 'title'],
        ['备注', 'remark', 'title'],
      ]);
      expect(taken.columns[0]?.samples).toEqual(['小红', '王五']);
      expect(await userOf('13700001111')).toBeUndefined();
      expect(must(await ports.roster.find({ id: taken.id }))).toEqual(taken);
      expect(acts()).toEqual(['rosters.add']);
    });

    it('refuses what is no roster, and keeps nothing of it', async () => {
      const ports = await portsOf();
      const { roster } = ports;
      const said = async (bytes: Uint8Array, name = 'x') => {
        const answer = await roster.upload({ name, source: 'file', bytes });
        return answer.ok
          ? answer.value
          : 'issues' in answer.error
            ? answer.error.issues[0]?.message
            : answer.error.kind;
      };
      expect(await said(BROKEN_ROSTER)).toBe('读不出文字');
      expect(await said(BUSY_ROSTER)).toBe('too-many-attempts');
      expect(await said(textBytes('"'))).toBe('第 1 行的引号没有成对');
      expect(await said(textBytes(''))).toBe('里面没有内容');
      expect(await said(textBytes('姓名,手机号'))).toBe('只有标题，没有学员');
      expect(await said(textBytes(Array<string>(100).fill('x').join(',')))).toMatch(/^有 100 列，最多 50 列/);
      expect(await said(textBytes(`手机号\n${'13800000001\n'.repeat(5001)}`))).toMatch(/^超过了 5000 行/);
      expect(await said(textBytes(TEXT), ' ')).toBe('名册的名字必须填写');
      expect(await said(textBytes(TEXT), 'x'.repeat(101))).toBe('名册的名字太长');
      expect(must(await roster.list({ size: 20 })).list).toEqual([]);
      for (let at = 0; at < ROSTER_DRAFTS_MAX; at += 1)
        must(await roster.upload({ name: 'x', source: 'file', bytes: textBytes(TEXT) }));
      expect(await said(textBytes(TEXT))).toMatch(/^最多 20 份/);
      // One that was applied does not count, nor does it hide another that counts; nor do two at once come in for one.
      const [newest] = must(await roster.list({ size: 1 })).list;
      const { id, version, columns } = must(await roster.find({ id: newest?.id ?? '' }));
      const fields = columns.map(({ field }) => field);
      const planned = must(await roster.plan({ id, version, fields, overwrites: [], classId: null }));
      must(await roster.apply({ id, version: planned.version }));
      const twice = await Promise.all([upload(ports, TEXT), upload(ports, TEXT)]);
      expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await said(textBytes(TEXT))).toMatch(/^最多 20 份/);
    });

    it('judges rows by what the columns are said to be', async () => {
      const ports = await portsOf();
      const { roster } = ports;
      const taken = must(await upload(ports, TEXT));
      const plan = { id: taken.id, version: 1, overwrites: [], classId: null };
      expect(await roster.plan({ ...plan, fields: ['mobile'] })).toMatchObject(failure('invalid-input'));
      expect(await roster.plan({ ...plan, fields: [null, null, null, null, null] })).toMatchObject({
        error: { issues: [{ field: 'fields', message: '请选择哪一列是手机号' }] },
      });
      const fields = taken.columns.map(({ field }) => field);
      expect(await roster.plan({ ...plan, version: 7, fields })).toMatchObject(failure('roster-refused'));
      const planned = must(await roster.plan({ ...plan, fields, overwrites: ['schoolName', 'major'] }));
      expect(planned).toMatchObject({ state: 'reviewed', version: 2, overwrites: ['schoolName'] });
      expect(tally(planned)).toEqual({ new: 1, changed: 1 });
      const rows = must(await roster.rows({ id: taken.id, size: 20 })).list;
      expect(rows).toMatchObject([
        {
          number: 2,
          state: 'changed',
          studentId: HONG.id,
          changes: [
            { field: 'name', old: null, now: '小红', kept: false },
            { field: 'schoolName', old: null, now: '北京大学', kept: false },
            { field: 'tags', old: null, now: '重点', kept: false },
          ],
        },
        { number: 3, state: 'new', studentId: null },
      ]);
      expect(
        must(await roster.rows({ id: taken.id, size: 20, state: 'new' })).list.map(({ number }) => number),
      ).toEqual([3]);
      expect(await roster.rows({ id: taken.id, size: 20, after: 'x' })).toMatchObject(
        failure('invalid-input'),
      );
    });

    it('corrects rows in place, and those that they were twins of', async () => {
      const ports = await portsOf();
      const { roster } = ports;
      const { id } = await reviewed(ports, '手机号\t姓名\n13700001111\t甲\n13700001111\t乙\n1.38E+10\t丙');
      expect(tally(must(await roster.find({ id })))).toEqual({ faulty: 3 });
      const after = must(await roster.correct({ id, number: 3, field: 'mobile', text: ' 137 0000 2222 ' }));
      expect(after.row).toMatchObject({
        number: 3,
        state: 'new',
        issues: [],
        cells: [{ text: ' 137 0000 2222 ' }, {}],
      });
      expect(tally(after.roster)).toEqual({ new: 2, faulty: 1 });
      expect(must(await roster.rows({ id, size: 9, state: 'faulty' })).list).toMatchObject([
        { number: 4, issues: [{ field: 'mobile' }] },
      ]);
      const back = must(await roster.correct({ id, number: 3, field: 'mobile', text: '13700001111' }));
      expect(tally(back.roster)).toEqual({ faulty: 3 });
      const left = must(await roster.skip({ id, number: 3, isSkipped: true }));
      expect(tally(left.roster)).toEqual({ new: 1, faulty: 1, skipped: 1 });
      expect(tally(must(await roster.skip({ id, number: 3, isSkipped: false })).roster)).toEqual({
        faulty: 3,
      });
      expect(await roster.correct({ id, number: 9, field: 'mobile', text: 'x' })).toMatchObject(
        failure('entity-not-found'),
      );
      expect(await roster.correct({ id, number: 3, field: 'email', text: 'x' })).toMatchObject(
        failure('invalid-input'),
      );
      expect(await roster.correct({ id, number: 3, field: 'name', text: 'x'.repeat(4001) })).toMatchObject(
        failure('invalid-input'),
      );
      const draft = must(await upload(ports, TEXT));
      expect(await roster.correct({ id: draft.id, number: 2, field: 'name', text: 'x' })).toMatchObject({
        error: { kind: 'roster-refused', message: '请先核对这份花名册' },
      });
    });

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

    /** Classes of Jing: one with two seats, in which Hong was once, and another of its type; and one of Mei. */
    const withClasses = async () => {
      const jing = await portsOf();
      await withTerms(world());
      const admin = await loggedIn(world(), 'admin');
      const open = { firstDay: '2020-01-01', lastDay: null, seats: 2 };
      const make = async (name: string, teacherId: string) =>
        must(await admin.schoolClass.add(classInput({ ...open, name, teacherId }))).id;
      const [spring, summer, foreign] = [
        await make('春季班', JING.id),
        await make('夏季班', JING.id),
        await make('别人班', MEI.id),
      ];
      const reason = '报名表';
      const hong = { classId: spring, studentIds: [HONG.id], reason };
      must(await admin.schoolClass.addMembers(hong));
      must(await admin.schoolClass.removeMembers({ ...hong, endsCare: false }));
      const membersOf = async (classId: string) => must(await admin.schoolClass.find({ classId })).members;
      return { jing, admin, spring, summer, foreign, reason, membersOf };
    };
    const inClass = (classId: string, studentId: string) =>
      world().deps.unitOfWork.transaction((tx) => tx.classes.member(classId, studentId));
    const issuesOf = async ({ roster }: Pick<Ports, 'roster'>, id: string) =>
      must(await roster.rows({ id, size: 9 })).list.map(({ state, issues }) =>
        state === 'faulty' ? issues.map(({ message }) => message).join('，') : state,
      );

    it('brings all rows into one class, and takes them out again as they were', async () => {
      const { jing, spring, membersOf } = await withClasses();
      const { deps } = world();
      const careOf = () => deps.unitOfWork.transaction((tx) => tx.care.ofStudent(HONG.id));
      const [left, care] = [await inClass(spring, HONG.id), await careOf()];
      expect(left).toMatchObject({ leftAt: SEED_NOW });
      const sheet = `手机号\t姓名\n${HONG.mobile}\t\n13700001111\t王五`;
      const { id, version, schoolClass } = await reviewed(jing, sheet, [], spring);
      expect(schoolClass).toEqual({ id: spring, name: '春季班' });
      const [row] = must(await jing.roster.rows({ id, size: 1 })).list;
      expect(row?.changes).toEqual([{ field: 'className', old: null, now: '春季班', kept: false }]);
      const applied = must(await jing.roster.apply({ id, version }));
      expect(tally(applied)).toEqual({ made: 1, updated: 1 });
      const made = (await userOf('13700001111'))?.id ?? '';
      for (const studentId of [HONG.id, made])
        expect(await inClass(spring, studentId)).toMatchObject({
          leftAt: null,
          addedBy: JING.id,
          why: { kind: 'roster' },
        });
      expect(await membersOf(spring)).toBe(2);
      expect(acts().filter((act) => act === 'classes.join')).toHaveLength(3);
      // Everybody is in it already, and it is full: there is nothing to do.
      expect(await issuesOf(jing, (await reviewed(jing, sheet, [], spring)).id)).toEqual(['same', 'same']);
      expect(tally(must(await jing.roster.undo({ id })))).toEqual({ reversed: 2 });
      expect(await inClass(spring, HONG.id)).toEqual(left);
      expect(await inClass(spring, made)).toBeUndefined();
      expect(await userOf('13700001111')).toBeUndefined();
      expect(await careOf()).toEqual(care);
      expect(await membersOf(spring)).toBe(0);
    });

    it('keeps in their classes those who were moved since', async () => {
      const { jing, admin, spring, foreign, reason, membersOf } = await withClasses();
      const { id, version } = await reviewed(
        jing,
        `手机号\t姓名\t班级\n${HONG.mobile}\t\t春季班\n13700001111\t王五\t春季班`,
      );
      must(await jing.roster.apply({ id, version }));
      const moving = { classId: spring, toClassId: foreign, studentIds: [HONG.id], reason, endsCare: false };
      must(await admin.schoolClass.moveMembers(moving));
      expect(tally(must(await jing.roster.undo({ id })))).toEqual({ kept: 1, reversed: 1 });
      expect(must(await jing.roster.rows({ id, size: 9, state: 'kept' })).list).toMatchObject([
        { number: 2, why: '导入之后换过班级，或已退出' },
      ]);
      expect(await inClass(foreign, HONG.id)).toMatchObject({ leftAt: null });
      expect([await membersOf(spring), await membersOf(foreign)]).toEqual([0, 1]);
    });

    it('says why somebody does not come into a class, of those alone that whoever imports looks after', async () => {
      const { jing, admin, spring, summer, foreign, reason } = await withClasses();
      const lines = ['春季班', '别人班', '没有'].map((name, at) => `1370000111${at}\t甲\t${name}`);
      const first = await reviewed(jing, ['手机号\t姓名\t班级', ...lines].join('\n'));
      expect(await issuesOf(jing, first.id)).toEqual([
        'new',
        '没有叫“别人班”的班级，或不是你带的班',
        '没有叫“没有”的班级，或不是你带的班',
      ]);
      for (const classId of [foreign, 'nothing'])
        expect(
          await jing.roster.plan({
            id: first.id,
            version: first.version,
            fields: ['mobile', 'name', null],
            overwrites: [],
            classId,
          }),
        ).toMatchObject({
          error: { issues: [{ field: 'classId', message: '没有这个班级，或不是你带的班' }] },
        });
      expect(
        await jing.roster.plan({
          id: first.id,
          version: first.version,
          fields: ['mobile', 'name', 'className'],
          overwrites: [],
          classId: spring,
        }),
      ).toMatchObject({ error: { issues: [{ field: 'fields' }] } });
      must(await admin.schoolClass.addMembers({ classId: summer, studentIds: [HONG.id], reason }));
      const second = await reviewed(jing, `手机号\t姓名\n${HONG.mobile}\t`, [], spring);
      expect(await issuesOf(jing, second.id)).toEqual(['已经在同一班型的“夏季班”里，请到那个班里移动']);
      const { version } = must(await admin.schoolClass.find({ classId: spring }));
      must(await admin.schoolClass.archive({ classId: spring, version, isArchived: true, reason }));
      must(await jing.roster.review({ id: first.id }));
      expect((await issuesOf(jing, first.id))[0]).toBe('班级“春季班”已经归档');
    });

    it('does nothing where a class filled up since, and takes seats in the order of rows', async () => {
      const { jing, admin, spring, reason, membersOf } = await withClasses();
      const sheet = ['手机号\t姓名', ...[1, 2, 3].map((at) => `1370000111${at}\t甲`)].join('\n');
      const { id } = await reviewed(jing, sheet, [], spring);
      const full = '班级“春季班”的名额已满';
      expect(await issuesOf(jing, id)).toEqual(['new', 'new', full]);
      // One row less, and the next has its seat.
      const { roster: after } = must(await jing.roster.skip({ id, number: 2, isSkipped: true }));
      expect(await issuesOf(jing, id)).toEqual(['skipped', 'new', 'new']);
      must(await admin.schoolClass.addMembers({ classId: spring, studentIds: [MING.id], reason }));
      expect(await jing.roster.apply({ id, version: after.version })).toEqual({
        ok: false,
        error: { kind: 'roster-refused', message: '核对之后，第 4 行的学员资料或班级变了，请重新核对' },
      });
      expect(await membersOf(spring)).toBe(1);
      expect(await userOf('13700001112')).toBeUndefined();
      const again = must(await jing.roster.review({ id }));
      expect(await issuesOf(jing, id)).toEqual(['skipped', 'new', full]);
      expect(tally(must(await jing.roster.apply({ id, version: again.version })))).toEqual({
        made: 1,
        skipped: 1,
        unwritten: 1,
      });
      expect(await membersOf(spring)).toBe(2);
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

    it('tells nobody of students who are not his, nor of others’ rosters', async () => {
      const ports = await portsOf();
      const { id } = await reviewed(
        ports,
        `手机号\t姓名\n${MING.mobile}\t明\n${TAO.mobile}\t涛\n${NEW.mobile}\t新`,
      );
      const { list } = must(await ports.roster.rows({ id, size: 9 }));
      expect(list.map(({ state, studentId, changes }) => [state, studentId, changes])).toEqual([
        ['faulty', null, []],
        ['faulty', null, []],
        ['faulty', null, []],
      ]);
      const other = await loggedIn(world(), 'meilaoshi');
      expect(must(await other.roster.list({ size: 9 })).list).toEqual([]);
      for (const answer of [
        await other.roster.find({ id }),
        await other.roster.rows({ id, size: 9 }),
        await other.roster.review({ id }),
        await other.roster.apply({ id, version: 2 }),
        await other.roster.undo({ id }),
        await other.roster.remove({ id }),
        await other.roster.progress({ id }),
        await other.roster.skip({ id, number: 2, isSkipped: true }),
      ]) {
        expect(answer).toEqual(failure('entity-not-found'));
      }
      const admin = await loggedIn(world(), 'admin');
      expect(
        must(await admin.roster.list({ size: 9 })).list.map((line) => [line.id, line.owner?.name]),
      ).toEqual([[id, JING.name]]);
      must(await admin.roster.remove({ id }));
      expect(await ports.roster.find({ id })).toEqual(failure('entity-not-found'));
    });

    it('tells its owner nothing of whom a super administrator reaches in it', async () => {
      const ports = await portsOf();
      const { id } = await reviewed(ports, `手机号\t姓名\t学校\n${MING.mobile}\t别人\t北京大学`, [
        'name',
        'schoolName',
      ]);
      const admin = await loggedIn(world(), 'admin');
      const { version } = must(await admin.roster.review({ id }));
      const rowsFor = async ({ roster }: Pick<Ports, 'roster'>) =>
        must(await roster.rows({ id, size: 9 })).list;
      expect(await rowsFor(admin)).toMatchObject([{ studentId: MING.id, changes: [{ now: '别人' }, {}] }]);
      const hidden = { studentId: null, changes: [], issues: [], cells: [{ text: MING.mobile }, {}, {}] };
      expect(await rowsFor(ports)).toMatchObject([{ state: 'changed', ...hidden }]);
      must(await admin.roster.apply({ id, version }));
      expect(await rowsFor(ports)).toMatchObject([hidden]);
      expect(await rowsFor(admin)).toMatchObject([{ studentId: MING.id }]);
    });

    it('makes students of an assistant his own, and lets him give nobody to others', async () => {
      const ports = await portsOf('zhujiao');
      const { id, version } = await reviewed(
        ports,
        '手机号\t姓名\t班主任\n13700001111\t甲\t\n13700002222\t乙\tbanzhuren',
      );
      const { list } = must(await ports.roster.rows({ id, size: 9 }));
      expect(list[1]?.issues).toEqual([{ field: 'classTeacher', message: '你不能分配班主任，请去掉这一列' }]);
      must(await ports.roster.apply({ id, version }));
      const made = await userOf('13700001111');
      const care = await world().deps.unitOfWork.transaction((tx) => tx.care.ofStudent(made?.id ?? ''));
      expect(care).toMatchObject([{ staffId: TAO.id, kind: 'assistant' }]);
    });

    it('is for who manages classes', async () => {
      const student = await loggedIn(world());
      expect(await upload(student, TEXT)).toEqual(failure('forbidden'));
      expect(await student.roster.list({ size: 9 })).toEqual(failure('forbidden'));
      expect(await world().visitor().roster.list({ size: 9 })).toEqual(failure('not-logged-in'));
    });
  });
};
