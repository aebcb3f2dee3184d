import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { UNDO_MS } from '../../staff-list/report.js';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { classInput, withTerms } from './school-class.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string, message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, message }] },
});

/** What every implementation of ClassGroupPort does. */
export const classGroupSuite = (world: WorldOf): void => {
  /** Ming and Hong in a class of Jing, as she sees it. */
  const ready = async () => {
    await withCare(world());
    await withTerms(world());
    const admin = await loggedIn(world(), 'admin');
    const one = must(await admin.schoolClass.add(classInput({ teacherId: JING.id, seats: null })));
    const studentIds = [MING.id, HONG.id];
    must(await admin.schoolClass.addMembers({ classId: one.id, studentIds, reason: '报名表' }));
    const ports = await loggedIn(world(), JING.userName ?? '');
    return { admin, ports, classId: one.id, groups: ports.classGroup };
  };
  const made = async ({ groups, classId }: Awaited<ReturnType<typeof ready>>, name: string) => {
    const one = must(await groups.make({ classId, name })).groups.at(-1);
    if (one === undefined) throw new Error(`no ${name}`);
    return { classId, groupId: one.id, version: one.version };
  };
  const places = async (groups: Ports['classGroup'], classId: string) => {
    const board = must(await groups.board({ classId }));
    const names = new Map(board.groups.map(({ id, name }) => [id, name]));
    return Object.fromEntries(
      board.students.map(({ id, groupId }) => [id, groupId === null ? null : names.get(groupId)]),
    );
  };
  const actsOf = async (classId: string) => {
    const { list } = await world().deps.auditLog.page({ limit: 50 }, { subjectId: classId });
    return list.map(({ act }) => act).filter((act) => act.startsWith('classes.group'));
  };

  describe('ClassGroupPort', () => {
    it('makes groups, renames them, puts students in and says who leads', async () => {
      const at = await ready();
      const { groups, classId } = at;
      const first = await made(at, ' 飞跃组 ');
      expect(await groups.make({ classId, name: '飞跃组' })).toEqual(issue('name', '这个班已经有「飞跃组」'));
      expect(await groups.make({ classId, name: ' ' })).toEqual(issue('name', '小组名称必须填写'));
      must(await groups.rename({ ...first, name: '腾飞组' }));
      expect(await groups.rename({ ...first, name: '别的' })).toMatchObject({
        error: { kind: 'changed-meanwhile', now: { name: '腾飞组' }, version: 2, by: { id: JING.id } },
      });
      const seen = { ...first, version: 2 };
      expect(await groups.lead({ ...seen, leaderId: MING.id })).toEqual(
        issue('leaderId', '组长要是这一组的学员'),
      );
      const moved = must(
        await groups.move({ classId, studentIds: [MING.id, 'u-nobody'], groupId: first.groupId }),
      );
      expect(moved).toMatchObject({ moved: 1, board: { isArchived: false } });
      const board = must(await groups.lead({ ...seen, leaderId: MING.id }));
      expect(board.groups).toMatchObject([
        { name: '腾飞组', leaderId: MING.id, version: 3, figures: { size: 1, cities: 1 } },
      ]);
      expect(board.students.find(({ id }) => id === MING.id)).toMatchObject({
        isReached: true,
        groupId: first.groupId,
      });
      expect(await groups.move({ classId, studentIds: [MING.id], groupId: 'nowhere' })).toEqual(
        issue('groupId', '没有找到这个小组，它可能已被删除'),
      );
      expect(await actsOf(classId)).toEqual([
        'classes.group.lead',
        'classes.group.move',
        'classes.group.rename',
        'classes.group.make',
      ]);
    });

    it('undoes moving, and leaves who was moved since', async () => {
      const at = await ready();
      const { groups, classId } = at;
      const [one, other] = [await made(at, '甲'), await made(at, '乙')];
      const both = [MING.id, HONG.id];
      must(await groups.move({ classId, studentIds: both, groupId: one.groupId }));
      must(await groups.lead({ ...one, leaderId: MING.id }));
      const { batch } = must(await groups.move({ classId, studentIds: both, groupId: other.groupId }));
      expect(must(await groups.board({ classId })).groups[0]?.leaderId).toBeNull();
      must(await groups.move({ classId, studentIds: [HONG.id], groupId: null }));
      const undone = must(await groups.undo({ classId, batch: batch ?? '' }));
      expect(undone.report).toMatchObject({
        done: 1,
        skipped: 1,
        rows: [{ id: HONG.id, reason: 'changed' }, {}],
      });
      expect(await places(groups, classId)).toEqual({ [MING.id]: '甲', [HONG.id]: null });
      expect(undone.board.groups[0]?.leaderId).toBe(MING.id);
      const again = must(await groups.undo({ classId, batch: batch ?? '' }));
      expect(again.report).toMatchObject({ done: 0, batch: null });
      expect(
        await (await loggedIn(world(), 'admin')).classGroup.undo({ classId, batch: batch ?? '' }),
      ).toEqual(refused('entity-not-found'));
      must(await groups.move({ classId, studentIds: [HONG.id], groupId: null }));
      const late = must(await groups.move({ classId, studentIds: [MING.id], groupId: other.groupId }));
      world().deps.clock.advance(UNDO_MS + 1);
      expect(await groups.undo({ classId, batch: late.batch ?? '' })).toEqual(refused('entity-not-found'));
    });

    it('deletes a group, and undoes it with all that was in it', async () => {
      const at = await ready();
      const { groups, classId } = at;
      const one = await made(at, '甲');
      must(await groups.move({ classId, studentIds: [MING.id, HONG.id], groupId: one.groupId }));
      must(await groups.lead({ ...one, leaderId: HONG.id }));
      expect(await groups.remove(one)).toMatchObject({ error: { kind: 'changed-meanwhile' } });
      const removed = must(await groups.remove({ ...one, version: 2 }));
      expect(removed).toMatchObject({ moved: 2, board: { groups: [] } });
      expect(await groups.remove({ ...one, version: 2 })).toEqual(refused('entity-not-found'));
      const { board } = must(await groups.undo({ classId, batch: removed.batch ?? '' }));
      expect(board.groups).toMatchObject([
        { id: one.groupId, name: '甲', leaderId: HONG.id, figures: { size: 2 } },
      ]);
    });

    it('shows how a class is divided evenly, divides it so, and undoes it', async () => {
      const at = await ready();
      const { groups, classId } = at;
      const one = await made(at, '甲');
      must(await groups.move({ classId, studentIds: [MING.id, HONG.id], groupId: one.groupId }));
      must(await groups.lead({ ...one, leaderId: MING.id }));
      const wish = { classId, by: 'count', number: 2, seed: 7 } as const;
      const preview = must(await groups.preview(wish));
      expect(preview).toMatchObject({
        seed: 7,
        groups: [
          { id: one.groupId, before: { size: 2 }, after: { size: 1 } },
          { id: null, name: '第 1 组', isGone: false, before: { size: 0 }, after: { size: 1 } },
        ],
        moves: [{ studentId: HONG.id, from: '甲', to: '第 1 组' }],
        // All in one group is not even.
        before: null,
      });
      expect(must(await groups.board({ classId })).unevenness).toBe(0);
      expect(must(await groups.preview(wish))).toEqual(preview);
      expect(must(await groups.board({ classId })).groups).toHaveLength(1);
      expect(await groups.preview({ ...wish, number: 3 })).toEqual(
        issue('number', '班里只有 2 人，不能分成 3 组'),
      );
      const { seen } = preview;
      expect(await groups.balance({ ...wish, seen: 'another' })).toMatchObject({
        error: { kind: 'changed-meanwhile' },
      });
      const done = must(await groups.balance({ ...wish, seen }));
      expect(done.moved).toBe(1);
      expect(await places(groups, classId)).toEqual({ [MING.id]: '甲', [HONG.id]: '第 1 组' });
      const { before, after } = must(await groups.preview(wish));
      expect(before).toBe(after);
      expect(await groups.balance({ ...wish, seen })).toMatchObject({ error: { kind: 'changed-meanwhile' } });
      must(await groups.undo({ classId, batch: done.batch ?? '' }));
      expect(await places(groups, classId)).toEqual({ [MING.id]: '甲', [HONG.id]: '甲' });
      expect(must(await groups.board({ classId })).groups).toHaveLength(1);
      must(await groups.move({ classId, studentIds: [MING.id], groupId: null }));
      expect(must(await groups.board({ classId })).unevenness).toBeNull();
      expect(must(await groups.preview(wish)).before).toBeNull();
      const fewer = must(await groups.preview({ ...wish, by: 'size', number: 9 }));
      expect(fewer.groups).toHaveLength(1);
    });

    it('dissolves the groups that are too many', async () => {
      const at = await ready();
      const { groups, classId } = at;
      const [one, other] = [await made(at, '甲'), await made(at, '乙')];
      must(await groups.move({ classId, studentIds: [MING.id], groupId: one.groupId }));
      must(await groups.move({ classId, studentIds: [HONG.id], groupId: other.groupId }));
      must(await groups.lead({ ...other, leaderId: HONG.id }));
      const wish = { classId, by: 'count', number: 1, seed: 0 } as const;
      const { seen, groups: shown } = must(await groups.preview(wish));
      expect(shown).toMatchObject([{ name: '甲' }, { name: '乙', isGone: true, after: { size: 0 } }]);
      const done = must(await groups.balance({ ...wish, seen }));
      expect(done.board.groups).toMatchObject([{ name: '甲', figures: { size: 2 } }]);
      const { board } = must(await groups.undo({ classId, batch: done.batch ?? '' }));
      expect(board.groups.map(({ name, leaderId }) => [name, leaderId])).toEqual([
        ['甲', null],
        ['乙', HONG.id],
      ]);
    });

    it('is for those who look after the class, and names nobody whom they do not reach', async () => {
      const { admin, classId } = await ready();
      const asTao = (await loggedIn(world(), TAO.userName ?? '')).classGroup;
      expect(await asTao.board({ classId })).toEqual(refused('entity-not-found'));
      expect(await asTao.make({ classId, name: '甲' })).toEqual(refused('entity-not-found'));
      const page = must(await admin.schoolClass.find({ classId }));
      must(
        await admin.schoolClass.edit({
          ...classInput({ teacherId: null, assistantIds: [TAO.id], seats: null }),
          classId,
          version: page.version,
        }),
      );
      await world().deps.unitOfWork.transaction(({ care }) => care.end(HONG.id, TAO.id));
      const { students } = must(await asTao.board({ classId }));
      const nothing = { name: null, mobile: null, progress: null, gender: null, city: null };
      const others = students.filter(({ isReached }) => !isReached);
      expect(others.map(({ id: _id, groupId: _group, ...told }) => told)).toEqual(
        others.map(() => ({ isReached: false, ...nothing })),
      );
      expect(others.length).toBeGreaterThan(0);
      expect(students.find(({ id }) => id === MING.id)).toMatchObject({ isReached: true });
    });

    it('tells who leads the class what all of it are called, and no more of whom he does not reach', async () => {
      const { groups, classId } = await ready();
      await world().deps.unitOfWork.transaction(({ care }) => care.end(HONG.id, JING.id));
      const { students } = must(await groups.board({ classId }));
      const { id: _id, groupId: _group, ...told } = students.find(({ id }) => id === HONG.id) ?? {};
      const nothing = { mobile: null, progress: null, gender: null, city: null };
      expect(told).toEqual({ isReached: false, name: expect.any(String), ...nothing });
    });

    it('nobody changes the groups of a class that was put away, and who leaves it is in none', async () => {
      const at = await ready();
      const { groups, classId, admin } = at;
      const one = await made(at, '甲');
      must(await groups.move({ classId, studentIds: [MING.id, HONG.id], groupId: one.groupId }));
      must(await groups.lead({ ...one, leaderId: MING.id }));
      must(
        await admin.schoolClass.removeMembers({
          classId,
          studentIds: [MING.id],
          reason: '退学',
          endsCare: false,
        }),
      );
      expect(must(await groups.board({ classId })).groups).toMatchObject([
        { leaderId: null, figures: { size: 1 } },
      ]);
      const { version } = must(await admin.schoolClass.find({ classId }));
      must(await admin.schoolClass.archive({ classId, version, isArchived: true, reason: '结课了' }));
      expect(must(await groups.board({ classId })).isArchived).toBe(true);
      expect(await groups.make({ classId, name: '乙' })).toEqual(
        issue('classId', '这个班已经归档，不能改动小组'),
      );
    });
  });
};

const NOTHING = { classId: 'nothing', groupId: 'nothing', version: 1 };
const WISH = { classId: 'nothing', by: 'count', number: 2, seed: 1 } as const;

/** A way to make each call. */
export const classGroupTries: Tries<'classGroup'> = {
  board: ({ classGroup }) => classGroup.board({ classId: 'nothing' }),
  make: ({ classGroup }) => classGroup.make({ classId: 'nothing', name: '甲' }),
  rename: ({ classGroup }) => classGroup.rename({ ...NOTHING, name: '甲' }),
  remove: ({ classGroup }) => classGroup.remove(NOTHING),
  lead: ({ classGroup }) => classGroup.lead({ ...NOTHING, leaderId: null }),
  move: ({ classGroup }) => classGroup.move({ classId: 'nothing', studentIds: ['nobody'], groupId: null }),
  preview: ({ classGroup }) => classGroup.preview(WISH),
  balance: ({ classGroup }) => classGroup.balance({ ...WISH, seen: 'nothing' }),
  undo: ({ classGroup }) => classGroup.undo({ classId: 'nothing', batch: 'nothing' }),
};
