import { describe, expect, it } from 'vitest';
import type { ClassInput, ClassOptions, ClassPage } from '../../school-class/index.js';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type World, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });

/** A class that runs when tests begin, with a type and a stage that must be there. */
export const classInput = (over: Partial<ClassInput> = {}): ClassInput => ({
  name: 'Java 一班',
  typeId: 't',
  stageId: 's',
  firstDay: '2026-02-20',
  lastDay: '2026-06-30',
  seats: 2,
  joinDays: 30,
  teacherId: null,
  assistantIds: [],
  productIds: [],
  note: '',
  ...over,
});

/** Stores the type and the stage of {@link classInput}. */
export const withTerms = async ({ deps }: Pick<World, 'deps'>): Promise<void> => {
  const term = { sort: 10, version: 1, gmtCreated: 1, changedBy: null, gmtModified: 1 };
  await deps.unitOfWork.transaction(async ({ classes }) => {
    await classes.putTerm('type', { id: 't', name: '全日制', ...term });
    await classes.putTerm('stage', { id: 's', name: '基础', ...term });
  });
};

const inputOf = (page: ClassPage): ClassInput => ({
  ...classInput(),
  name: page.name,
  teacherId: page.teacher?.id ?? null,
  assistantIds: page.assistants.map(({ id }) => id),
  productIds: page.products.map(({ id }) => id),
});

/** What every implementation of SchoolClassPort does. */
export const schoolClassSuite = (world: WorldOf): void => {
  const portOf = async (account = 'admin') => (await loggedIn(world(), account)).schoolClass;
  const auditOf = async (id: string) => {
    const { list } = await world().deps.auditLog.page({ limit: 20 }, { subjectKind: 'class', subjectId: id });
    return list.map(({ act }) => act);
  };
  const careOf = (studentId: string) =>
    world().deps.unitOfWork.transaction(async ({ care }) =>
      (await care.ofStudent(studentId)).map(({ staffId, kind }) => `${staffId} ${kind}`),
    );
  const made = async (over: Partial<ClassInput> = {}) => {
    await withCare(world());
    await withTerms(world());
    return must(await (await portOf()).add(classInput(over)));
  };
  const reason = '报名表';

  describe('SchoolClassPort', () => {
    it('makes a class, lists it, and shows it to whom it concerns', async () => {
      const page = await made({ name: ' Java 一班 ', teacherId: JING.id, assistantIds: [TAO.id, JING.id] });
      expect(page).toMatchObject({
        name: 'Java 一班',
        state: 'running',
        type: { id: 't', name: '全日制' },
        teacher: { id: JING.id, name: '陈静' },
        assistants: [{ id: TAO.id }],
        members: 0,
        version: 1,
        mayDefine: true,
      });
      const other = must(await (await portOf()).add(classInput({ name: '前端班' })));
      for (const [account, names] of [
        ['admin', ['Java 一班', '前端班']],
        ['banzhuren', ['Java 一班']],
        ['zhujiao', ['Java 一班']],
      ] as const) {
        const port = await portOf(account);
        const { list } = must(await port.list({ size: 9 }));
        expect(list.map(({ name }) => name).toSorted()).toEqual(names);
        expect(must(await port.count({})).count).toBe(names.length);
        expect((await port.find({ classId: page.id })).ok).toBe(true);
        expect((await port.find({ classId: other.id })).ok).toBe(account === 'admin');
      }
      const port = await portOf();
      const idsOf = async (asked: Parameters<typeof port.count>[0]) =>
        must(await port.list({ size: 9, ...asked })).list.map(({ id }) => id);
      expect(await idsOf({ state: 'is:running', teacher: `is:${JING.id}` })).toEqual([page.id]);
      expect(await idsOf({ state: 'of:ended,archived' })).toEqual([]);
      expect(await idsOf({ search: '前端' })).toEqual([other.id]);
      expect(await auditOf(page.id)).toEqual(['classes.add']);
    });

    it('refuses what is wrong with a class, in words', async () => {
      await made();
      const port = await portOf();
      const told = async (over: Partial<ClassInput>) => {
        const outcome = await port.add(classInput(over));
        if (outcome.ok || outcome.error.kind !== 'invalid-input') return [];
        return outcome.error.issues.map(({ field, message }) => `${field} ${message}`);
      };
      expect(await told({ name: ' ' })).toEqual(['name 班级名称必须填写']);
      expect(await told({ typeId: 'x', stageId: 'x' })).toEqual(['typeId 请选择班型', 'stageId 请选择阶段']);
      expect(await told({ teacherId: TAO.id })).toEqual(['teacherId 请选择可以当班主任的员工']);
      expect(await told({ assistantIds: [MING.id] })).toEqual(['assistantIds 请选择可以当助教的员工']);
      expect(await told({ productIds: ['gone'] })).toEqual(['productIds 有一个商品已经不在了，请重新选择']);
    });

    it('changes a class as it was seen, and says who changed it meanwhile', async () => {
      const seen = await made({ teacherId: JING.id });
      const { id: classId, version } = seen;
      const jing = await portOf('banzhuren');
      const edited = must(await jing.edit({ classId, version, ...inputOf(seen), name: 'Java 二班' }));
      expect(edited).toMatchObject({ name: 'Java 二班', version: 2, mayDefine: false });
      const late = await (await portOf()).edit({ classId, version, ...inputOf(seen), name: '别的' });
      expect(late).toMatchObject({
        ok: false,
        error: { kind: 'changed-meanwhile', version: 2, by: { name: '陈静' }, now: { name: 'Java 二班' } },
      });
      const more = { classId, version: 2, ...inputOf(edited) };
      expect(await jing.edit({ ...more, teacherId: null })).toMatchObject({
        error: { issues: [{ field: 'teacherId' }] },
      });
      expect(await jing.edit({ ...more, productIds: ['p-1'] })).toMatchObject({
        error: { issues: [{ field: 'productIds' }] },
      });
      expect(await jing.add(classInput())).toEqual(refused('forbidden'));
      expect(await (await portOf('zhujiao')).edit(more)).toEqual(refused('entity-not-found'));
      expect(await jing.edit({ ...more, classId: 'nothing' })).toEqual(refused('entity-not-found'));
      expect(await auditOf(classId)).toEqual(['classes.edit', 'classes.add']);
    });

    it('puts students into a class as long as there are seats, and into the care of its staff', async () => {
      const { id: classId } = await made({ seats: 1, assistantIds: [TAO.id], teacherId: JING.id });
      const port = await portOf();
      const joined = must(await port.addMembers({ classId, studentIds: [HONG.id, 'nobody'], reason }));
      expect(joined).toMatchObject({ done: 1, skipped: 1 });
      const full = must(await port.addMembers({ classId, studentIds: [MING.id, HONG.id], reason }));
      expect(full.rows.map(({ id, reason: why }) => [id, why]).toSorted()).toEqual([
        [HONG.id, 'same'],
        [MING.id, 'conflict'],
      ]);
      expect(must(await port.find({ classId })).members).toBe(1);
      expect(await careOf(HONG.id)).toEqual([`${JING.id} classTeacher`, `${TAO.id} assistant`]);
      const [row] = must(await port.ofStudent({ studentId: HONG.id }));
      expect(row).toMatchObject({
        classId,
        why: { kind: 'staff', reason },
        addedBy: { name: 'admin' },
        leftAt: null,
      });
      const students = (await loggedIn(world(), 'admin')).student;
      const inIt = must(await students.list({ size: 9, schoolClass: `is:${classId}` }));
      expect(inIt.list.map(({ id }) => id)).toEqual([HONG.id]);
      const empty = await port.addMembers({ classId, studentIds: [MING.id], reason: ' ' });
      expect(empty).toMatchObject({ error: { issues: [{ message: '原因必须填写' }] } });
    });

    it('lets students leave, with or without the care of its staff, and moves them', async () => {
      const { id: classId } = await made({ assistantIds: [TAO.id], teacherId: JING.id });
      const port = await portOf();
      const { id: toClassId } = must(
        await port.add(classInput({ name: '前端班', seats: 1, assistantIds: [TAO.id] })),
      );
      must(await port.addMembers({ classId, studentIds: [HONG.id, MING.id], reason }));
      const move = { classId, toClassId, studentIds: [HONG.id, MING.id], reason, endsCare: true };
      const moved = must(await port.moveMembers(move));
      expect([moved.done, moved.skipped]).toEqual([1, 1]);
      const [first] = moved.rows.filter(({ outcome }) => outcome === 'done');
      const studentId = first?.id ?? '';
      expect(await careOf(studentId)).toEqual([`${TAO.id} assistant`]);
      expect(must(await port.ofStudent({ studentId }))).toMatchObject([
        { classId: toClassId, why: { kind: 'moved' }, fromClass: { name: 'Java 一班' } },
        { classId, leftBy: { name: 'admin' }, leftWhy: reason },
      ]);
      const rest = studentId === HONG.id ? MING.id : HONG.id;
      must(await port.removeMembers({ classId, studentIds: [rest], reason, endsCare: false }));
      expect(await careOf(rest)).toContain(`${JING.id} classTeacher`);
      expect(must(await port.find({ classId })).members).toBe(0);
      expect(
        must(await port.removeMembers({ classId, studentIds: [rest], reason, endsCare: true })).skipped,
      ).toBe(1);
    });

    it('gives the students of a class to its new staff', async () => {
      const page = await made({ teacherId: JING.id });
      const port = await portOf();
      const { id: classId } = page;
      must(await port.addMembers({ classId, studentIds: [HONG.id], reason }));
      const { version } = must(await port.find({ classId }));
      must(await port.edit({ classId, version, ...inputOf(page), teacherId: null, assistantIds: [TAO.id] }));
      expect(await careOf(HONG.id)).toEqual([`${TAO.id} assistant`]);
      const again = { classId, version: version + 1, ...inputOf(page), teacherId: JING.id };
      must(await port.edit(again));
      expect(await careOf(HONG.id)).toEqual([`${JING.id} classTeacher`]);
    });

    it('puts a class away, so that nobody comes in, and takes it back', async () => {
      const { id: classId, version } = await made();
      const port = await portOf();
      const away = must(await port.archive({ classId, version, isArchived: true, reason }));
      expect(away).toMatchObject({ state: 'archived', version: version + 1 });
      expect(must(await port.addMembers({ classId, studentIds: [HONG.id], reason })).skipped).toBe(1);
      const back = must(await port.archive({ classId, version: version + 1, isArchived: false, reason }));
      expect(back).toMatchObject({ state: 'running', archivedAt: null });
      expect(await auditOf(classId)).toEqual(['classes.archive', 'classes.archive', 'classes.add']);
    });

    it('names types and stages once, and keeps what a class has', async () => {
      await made();
      const port = await portOf();
      const { stages } = must(await port.saveTerm({ kind: 'stage', id: null, name: ' 框架 ' }));
      const id = stages.find(({ name }) => name === '框架')?.id ?? '';
      expect(await port.saveTerm({ kind: 'stage', id: null, name: '框架' })).toMatchObject(
        refused('invalid-input'),
      );
      expect(await port.saveTerm({ kind: 'stage', id: 'x', name: '别的' })).toEqual(
        refused('entity-not-found'),
      );
      const renamed = must(await port.saveTerm({ kind: 'stage', id, name: '项目' }));
      expect(renamed.stages.map(({ name, classes }) => [name, classes])).toEqual([
        ['基础', 1],
        ['项目', 0],
      ]);
      expect(await port.deleteTerm({ kind: 'type', id: 't' })).toMatchObject({
        error: { issues: [{ message: '有 1 个班级用着这个班型，不能删除' }] },
      });
      expect(must(await port.deleteTerm({ kind: 'stage', id })).stages).toHaveLength(1);
      expect(await port.deleteTerm({ kind: 'stage', id })).toEqual(refused('entity-not-found'));
      const { list } = await world().deps.auditLog.page({ limit: 9 }, { subjectKind: 'class-term' });
      expect(list.map(({ before, after }) => [before['name'], after['name']])).toEqual([
        ['项目', undefined],
        ['框架', '项目'],
        [undefined, '框架'],
      ]);
    });

    it('puts types and stages in an order by hand, which menus have too', async () => {
      await made();
      const port = await portOf();
      const named = (options: ClassOptions) => options.types.map(({ name }) => name);
      await port.saveTerm({ kind: 'type', id: null, name: '周末班' });
      const { types } = must(await port.saveTerm({ kind: 'type', id: null, name: '晚班' }));
      const [, weekend, evening] = types;
      const move = (id = '', version = 0, beforeId: string | null = null) =>
        port.moveTerm({ kind: 'type', id, version, beforeId });
      expect(named(must(await move(evening?.id, 1, 't')))).toEqual(['晚班', '全日制', '周末班']);
      expect(named(must(await move(weekend?.id, 1, evening?.id)))).toEqual(['周末班', '晚班', '全日制']);
      expect(named(must(await port.options()))).toEqual(['周末班', '晚班', '全日制']);
      // Who saw it where it was looks again.
      expect(await move(evening?.id, 1)).toMatchObject({
        error: { kind: 'changed-meanwhile', now: { name: '晚班' }, version: 3 },
      });
      expect(named(must(await port.options()))).toEqual(['周末班', '晚班', '全日制']);
      expect(await move('x', 1)).toEqual(refused('entity-not-found'));
      expect(await move(weekend?.id, 2, 'x')).toEqual(refused('entity-not-found'));
      // A stage is no type.
      expect(await port.moveTerm({ kind: 'stage', id: 't', version: 1, beforeId: null })).toEqual(
        refused('entity-not-found'),
      );
      const { list } = await world().deps.auditLog.page({ limit: 9 }, { act: 'classes.terms.move' });
      expect(list.map(({ before, after }) => [after['name'], before['sort'], after['sort']])).toEqual([
        ['全日制', 10, 30],
        ['晚班', 0, 20],
        ['周末班', 20, 10],
        ['晚班', 30, 0],
      ]);
      expect(list[0]?.batch).toBe(list[2]?.batch);
      expect(list[3]?.batch).toBeNull();
    });

    it('tells what a class can be made of, products to those who make them', async () => {
      await made();
      expect(must(await (await portOf()).options())).toMatchObject({
        teachers: [{ id: JING.id }],
        mayDefine: true,
        products: [{}, {}, {}],
      });
      expect(must(await (await portOf('banzhuren')).options())).toMatchObject({
        mayDefine: false,
        products: [],
      });
    });
  });
};

const NOTHING = { classId: 'nothing', version: 1 };
const SOME = { classId: 'nothing', studentIds: ['nobody'], reason: '试一试' };

export const schoolClassTries: Tries<'schoolClass'> = {
  list: ({ schoolClass }) => schoolClass.list({ size: 10 }),
  count: ({ schoolClass }) => schoolClass.count({}),
  options: ({ schoolClass }) => schoolClass.options(),
  find: ({ schoolClass }) => schoolClass.find({ classId: 'nothing' }),
  add: ({ schoolClass }) => schoolClass.add(classInput()),
  edit: ({ schoolClass }) => schoolClass.edit({ ...NOTHING, ...classInput() }),
  archive: ({ schoolClass }) => schoolClass.archive({ ...NOTHING, isArchived: true, reason: '试一试' }),
  addMembers: ({ schoolClass }) => schoolClass.addMembers(SOME),
  removeMembers: ({ schoolClass }) => schoolClass.removeMembers({ ...SOME, endsCare: true }),
  moveMembers: ({ schoolClass }) => schoolClass.moveMembers({ ...SOME, toClassId: 'other', endsCare: true }),
  ofStudent: ({ schoolClass }, { id }) => schoolClass.ofStudent({ studentId: id }),
  saveTerm: ({ schoolClass }) => schoolClass.saveTerm({ kind: 'type', id: null, name: '周末班' }),
  moveTerm: ({ schoolClass }) =>
    schoolClass.moveTerm({ kind: 'type', id: 'nothing', version: 1, beforeId: null }),
  deleteTerm: ({ schoolClass }) => schoolClass.deleteTerm({ kind: 'type', id: 'nothing' }),
  unplaced: ({ schoolClass }) => schoolClass.unplaced(),
  settle: ({ schoolClass }) => schoolClass.settle({ orderId: 'nothing', note: '试一试' }),
};
