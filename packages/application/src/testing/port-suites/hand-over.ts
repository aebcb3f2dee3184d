import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { giveBack } from '../../hand-over/give-back.js';
import type { HandOverInput } from '../../hand-over/port.js';
import { UNDO_MS } from '../../staff-list/report.js';
import { countStudy } from '../../study-time/count-study.js';
import { addMembers, HONG, MING, NEW } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { anOrder, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type World, type WorldOf } from './world.js';

/** Another class teacher, and an assistant who was granted nothing. */
const LAN = { id: 'u-lan', mobile: '13900000021', userName: 'lanlaoshi', name: '林岚' };
const BO = { id: 'u-bo', mobile: '13900000022', userName: 'bolaoshi', name: '薄荷' };

const giving = (over: Partial<HandOverInput> = {}): HandOverInput => ({
  from: JING.id,
  to: LAN.id,
  target: { ids: [MING.id] },
  seen: 1,
  open: 'keep',
  note: '我去休假，请多联系',
  notes: [],
  lastDay: null,
  ...over,
});

/** A way to make each call. */
export const handOverTries: Tries<'handOver'> = {
  people: ({ handOver }) => handOver.people(),
  preview: ({ handOver }) => handOver.preview({ from: JING.id }),
  apply: ({ handOver }) => handOver.apply(giving()),
  undo: ({ handOver }) => handOver.undo({ batch: 'nothing' }),
  students: ({ handOver }) => handOver.students({ id: 'nothing', size: 50 }),
  end: ({ handOver }) => handOver.end({ id: 'nothing' }),
  recent: ({ handOver }) => handOver.recent(),
  received: ({ handOver }) => handOver.received(),
  ofStudent: ({ handOver }) => handOver.ofStudent({ userId: HONG.id }),
};

const GONE = { ok: false, error: { kind: 'entity-not-found' } };
const FORBIDDEN = { ok: false, error: { kind: 'forbidden' } };
const issue = (field: string, message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, message }] },
});

/** Ming studied nine days ago, and Hong has nothing to be contacted for; Jing teaches both, and Tao assists Ming. */
const ready = async (world: World): Promise<void> => {
  const { deps } = await withCare(world);
  await addMembers(deps, [LAN], { role: 'class', grants: [] });
  await addMembers(deps, [BO], { role: 'teacher', grants: [] });
  const served = { validDate: SEED_NOW + 300 * DAY_MS, serviceDate: SEED_NOW + 200 * DAY_MS };
  const bought = { ...served, amount: 399_900, gmtCreated: SEED_NOW - 60 * DAY_MS };
  await deps.orders.insert(anOrder({ ...bought, id: 'o-ming' }));
  const beat = { courseId: 'py1', outlineNum: 0, sectionNum: 0, id: 'b-1', seconds: 30 };
  await countStudy(deps, MING.id, [{ ...beat, from: SEED_NOW - 9 * DAY_MS }]);
};

/** What every implementation of HandOverPort does. */
export const handOverSuite = (world: WorldOf): void => {
  const portOf = async (account: string) => (await loggedIn(world(), account)).handOver;
  const queueOf = async (account: string) =>
    must(await (await loggedIn(world(), account)).followUp.queue()).list.map(({ id }) => id);
  const both = async () => {
    await ready(world());
    return { jing: await portOf('banzhuren'), tao: await portOf('zhujiao') };
  };
  const acts = () =>
    world().deps.auditLog.stored.map(({ act, subjectId, actorKind }) => [act, subjectId, actorKind]);
  const careOf = async (id: string) => {
    const care = await world().deps.unitOfWork.transaction((tx) => tx.care.ofStudent(id));
    return care.map(({ staffId, kind }) => `${staffId} ${kind}`);
  };
  const JINGS = `${JING.id} classTeacher`;
  const TAOS = `${TAO.id} assistant`;
  const LANS = `${LAN.id} classTeacher`;

  describe('HandOverPort', () => {
    it('names whom students can be taken from and given to, and whose one may give', async () => {
      const { jing, tao } = await both();
      const people = must(await jing.people());
      expect(people).toMatchObject({ isWide: false, ownId: JING.id });
      expect(people.list).toEqual(expect.arrayContaining([{ id: LAN.id, name: '林岚', role: 'class' }]));
      expect(must(await tao.people())).toMatchObject({ isWide: true, ownId: TAO.id });
      expect(must(await (await portOf('bolaoshi')).people())).toMatchObject({ isWide: false });
    });

    it('shows what it would be about, by how students stand, and changes nothing', async () => {
      const { jing, tao } = await both();
      const all = must(await jing.preview({ from: JING.id, to: LAN.id }));
      expect(all).toMatchObject({
        total: 2,
        found: 2,
        classTeacher: 2,
        conflicts: 0,
        moving: { inactive: 1, none: 1 },
        tally: { inactive: 1, none: 1, snoozed: 0 },
        list: [
          { id: MING.id, kind: 'classTeacher', group: 'inactive', moves: true },
          { id: HONG.id, group: 'none' },
        ],
      });
      expect(all.list[0]?.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
      expect(must(await jing.preview({ from: JING.id, group: 'none' }))).toMatchObject({
        total: 2,
        found: 1,
        list: [{ id: HONG.id }],
      });
      const search = all.list[1]?.name ?? '';
      expect(must(await jing.preview({ from: JING.id, search: ` ${search} ` })).found).toBe(1);
      expect(must(await jing.preview({ from: JING.id, search: '没有这个人' })).found).toBe(0);
      // A class teacher’s students need a class teacher.
      expect(must(await tao.preview({ from: JING.id, to: BO.id }))).toMatchObject({
        conflicts: 2,
        moving: { inactive: 0, none: 0 },
        list: [{ moves: false }, { moves: false }],
      });
      expect(must(await tao.preview({ from: TAO.id, to: BO.id }))).toMatchObject({ total: 1, conflicts: 0 });
      expect(must(await tao.preview({ from: 'nobody' }))).toMatchObject({ total: 0, list: [] });
      expect(acts()).toEqual([]);
    });

    it('lets nobody give the students of others but who manages assistants', async () => {
      const { jing } = await both();
      const bo = await portOf('bolaoshi');
      for (const port of [jing, bo]) {
        expect(await port.preview({ from: TAO.id })).toEqual(FORBIDDEN);
        expect(await port.apply(giving({ from: TAO.id, to: LAN.id }))).toEqual(FORBIDDEN);
      }
      expect(must(await bo.preview({ from: BO.id }))).toMatchObject({ total: 0 });
      for (const [call, attempt] of Object.entries(handOverTries)) {
        if (typeof attempt !== 'function') throw new Error('one way a call');
        const kindOf = async (ports: Parameters<typeof attempt>[0]) => {
          const answer = await attempt(ports, MING);
          return answer.ok ? 'ok' : answer.error.kind;
        };
        expect([call, await kindOf(world().visitor())]).toEqual([call, 'not-logged-in']);
        expect([call, await kindOf(await loggedIn(world()))]).toEqual([call, 'forbidden']);
      }
      expect(acts()).toEqual([]);
    });

    it('gives students in the way in which they were looked after, with a record and the lines of the log', async () => {
      const { jing } = await both();
      const notes = [{ studentId: MING.id, text: '周末再打电话' }];
      const report = must(
        await jing.apply(giving({ target: { except: [] }, seen: 2, notes, note: ' 我去休假\r\n谢谢 ' })),
      );
      expect(report).toMatchObject({ done: 2, skipped: 0, failed: 0 });
      expect(await careOf(MING.id)).toEqual([LANS, TAOS]);
      expect(await careOf(HONG.id)).toEqual([LANS]);
      expect(await queueOf('lanlaoshi')).toEqual([MING.id]);
      expect(await queueOf('banzhuren')).toEqual([]);
      expect(acts()).toEqual([
        ['students.assign', HONG.id, 'staff'],
        ['students.assign', MING.id, 'staff'],
        ['students.handOver', JING.id, 'staff'],
      ]);
      expect(world().deps.auditLog.stored.at(-1)).toMatchObject({
        reason: '我去休假\n谢谢',
        after: { successorId: LAN.id, students: 2, openItems: 'keep' },
      });
      const lan = await portOf('lanlaoshi');
      const view = {
        from: { id: JING.id, name: '陈静' },
        to: { id: LAN.id, name: '林岚' },
        by: { id: JING.id },
        at: SEED_NOW,
        note: '我去休假\n谢谢',
        lastDay: null,
      };
      expect(must(await lan.ofStudent({ userId: MING.id }))).toMatchObject([
        { ...view, ownNote: '周末再打电话', back: null, backAt: null },
      ]);
      expect(must(await lan.ofStudent({ userId: HONG.id }))).toMatchObject([{ ...view, ownNote: null }]);
      expect(must(await lan.received())).toMatchObject([{ ...view, students: 2, back: 0 }]);
      expect(must(await lan.recent())).toHaveLength(1);
      expect(must(await jing.received())).toEqual([]);
      expect(must(await jing.recent())).toHaveLength(1);
      expect(must(await (await portOf('bolaoshi')).recent())).toEqual([]);
      // Her students no more.
      expect(await jing.ofStudent({ userId: MING.id })).toEqual(GONE);
      world().deps.clock.advance(3 * DAY_MS);
      expect(must(await (await portOf('lanlaoshi')).received())).toEqual([]);
    });

    it('gives those that are named or all that a filter finds but for some, and nobody else’s', async () => {
      const { tao } = await both();
      const named = must(await tao.apply(giving({ target: { ids: [MING.id, NEW.id, 'nobody'] } })));
      expect(named).toMatchObject({ done: 1, skipped: 2 });
      expect(named.rows.map(({ id, reason }) => [id, reason])).toEqual([
        [NEW.id, 'absent'],
        ['nobody', 'absent'],
        [MING.id, null],
      ]);
      expect(await careOf(HONG.id)).toEqual([JINGS]);
      expect(await tao.apply(giving({ target: { except: [] }, seen: 2 }))).toEqual({
        ok: false,
        error: { kind: 'list-changed', count: 1 },
      });
      const none = must(await tao.apply(giving({ target: { except: [HONG.id] }, seen: 0 })));
      expect(none).toEqual({ batch: null, done: 0, skipped: 0, failed: 0, rows: [] });
      expect(must(await tao.apply(giving({ target: { group: 'none', except: [] } }))).done).toBe(1);
      expect(await careOf(HONG.id)).toEqual([LANS]);
    });

    it('tells whom the other cannot get or looks after already', async () => {
      const { tao } = await both();
      expect(must(await tao.apply(giving({ to: BO.id })))).toMatchObject({
        batch: null,
        rows: [{ id: MING.id, outcome: 'skipped', reason: 'classTeacherOnly' }],
      });
      must(await tao.apply(giving({ from: TAO.id, to: JING.id })));
      expect(await careOf(MING.id)).toEqual([JINGS]);
      expect(must(await tao.recent())).toHaveLength(1);
    });

    it('refuses what has no sense, each with its message', async () => {
      const { jing } = await both();
      const refused = (over: Partial<HandOverInput>) => jing.apply(giving(over));
      expect(await refused({ to: MING.id })).toEqual(issue('to', '请选择可以负责学员的员工'));
      expect(await refused({ to: JING.id })).toEqual(issue('to', '请选择另一位同事'));
      expect(await refused({ note: ' \n' })).toEqual(issue('note', '交接说明必须填写'));
      expect(await refused({ note: '字'.repeat(501) })).toMatchObject({ error: { kind: 'invalid-input' } });
      expect(await refused({ notes: [{ studentId: MING.id, text: '' }] })).toEqual(
        issue('notes', '学员的说明必须填写'),
      );
      expect(await refused({ lastDay: '2026-02-28' })).toEqual(issue('lastDay', '最后一天不能早于今天'));
      expect(await careOf(MING.id)).toEqual([JINGS, TAOS]);
      expect(acts()).toEqual([]);
    });

    it('keeps what was open with whoever gets it, or begins anew', async () => {
      await ready(world());
      const { followUp } = await loggedIn(world(), 'banzhuren');
      must(await followUp.handOver({ userId: MING.id, version: 0, staffId: TAO.id }));
      const tao = await portOf('zhujiao');
      must(await tao.apply(giving({ from: TAO.id, to: BO.id })));
      expect(await queueOf('bolaoshi')).toEqual([MING.id]);
      expect(await queueOf('banzhuren')).toEqual([]);
      must(await tao.apply(giving({ from: BO.id, to: TAO.id, open: 'fresh' })));
      expect(await queueOf('zhujiao')).toEqual([MING.id]);
      expect(await queueOf('banzhuren')).toEqual([MING.id]);
    });

    it('takes it back with what it did to the queue, and leaves whom somebody changed since', async () => {
      const { jing, tao } = await both();
      const { followUp } = await loggedIn(world(), 'banzhuren');
      must(await followUp.snooze({ userId: MING.id, version: 0, choice: 'threeDays' }));
      const { batch } = must(await jing.apply(giving({ target: { except: [] }, seen: 2, open: 'fresh' })));
      expect(await queueOf('lanlaoshi')).toEqual([MING.id]);
      must(await tao.apply(giving({ from: LAN.id, to: JING.id, target: { ids: [HONG.id] } })));
      expect(await tao.undo({ batch: batch ?? '' })).toEqual(GONE);
      const undone = must(await jing.undo({ batch: batch ?? '' }));
      expect(undone.rows.map(({ id, reason }) => [id, reason])).toEqual([
        [HONG.id, 'changed'],
        [MING.id, null],
      ]);
      expect(await careOf(MING.id)).toEqual([JINGS, TAOS]);
      expect(await queueOf('banzhuren')).toEqual([]);
      expect(must(await jing.ofStudent({ userId: MING.id }))).toMatchObject([
        { back: 'undone', backAt: SEED_NOW },
      ]);
      expect(acts().slice(-2)).toEqual([
        ['students.assign.undo', MING.id, 'staff'],
        ['students.handOver.undo', LAN.id, 'staff'],
      ]);
      const again = must(await jing.undo({ batch: batch ?? '' }));
      expect(again).toMatchObject({ done: 0, rows: [{ id: HONG.id, reason: 'changed' }] });
      world().deps.clock.advance(UNDO_MS + 1);
      expect(await (await portOf('banzhuren')).undo({ batch: batch ?? '' })).toEqual(GONE);
    });

    it('tells whom a hand-over was about, and ends one for a time early', async () => {
      const { jing, tao } = await both();
      must(await jing.apply(giving({ target: { except: [] }, seen: 2, lastDay: '2026-03-12' })));
      const [line] = must(await jing.recent());
      expect(line).toMatchObject({ students: 2, back: 0, mayEnd: true });
      const id = line?.id ?? '';
      const lan = await portOf('lanlaoshi');
      const bo = await portOf('bolaoshi');
      const told = async (port: typeof lan) =>
        must(await port.students({ id, size: 50 })).list.map((one) => [
          one.id,
          one.name !== null,
          one.isReached,
          one.back,
        ]);
      expect(await told(jing)).toEqual([
        [HONG.id, true, false, null],
        [MING.id, true, false, null],
      ]);
      expect(await told(lan)).toEqual([
        [HONG.id, true, true, null],
        [MING.id, true, true, null],
      ]);
      expect(await bo.students({ id, size: 50 })).toEqual(GONE);
      expect(await bo.end({ id })).toEqual(GONE);
      // Page by page; a cursor of something else is none.
      const first = must(await jing.students({ id, size: 1 }));
      expect([first.list.map((one) => one.id), first.previous]).toEqual([[HONG.id], null]);
      const next = must(await jing.students({ id, size: 1, after: first.next ?? '' }));
      expect([next.list.map((one) => one.id), next.next]).toEqual([[MING.id], null]);
      const before = must(await jing.students({ id, size: 1, before: next.previous ?? '' }));
      expect(before).toEqual(first);
      expect(await jing.students({ id, size: 1, after: 'elsewhere' })).toMatchObject({
        error: { kind: 'invalid-input' },
      });
      expect(must(await tao.recent())).toMatchObject([{ mayEnd: true }]);
      must(await tao.apply(giving({ from: LAN.id, to: JING.id, target: { ids: [HONG.id] } })));
      const report = must(await lan.end({ id }));
      expect(report).toMatchObject({ batch: null, done: 1, skipped: 1 });
      expect(report.rows.map(({ id: one, reason }) => [one, reason])).toEqual([
        [HONG.id, 'changed'],
        [MING.id, null],
      ]);
      expect(await careOf(MING.id)).toEqual([JINGS, TAOS]);
      expect(acts().at(-1)).toEqual(['students.handOver.return', LAN.id, 'staff']);
      expect(await told(jing)).toEqual([
        [HONG.id, true, true, 'changed'],
        [MING.id, true, true, 'returned'],
      ]);
      // Once; and who has none of them left is told no name.
      expect(await jing.end({ id })).toEqual(GONE);
      expect(must(await lan.recent()).find((one) => one.id === id)?.mayEnd).toBe(false);
      expect((await told(lan)).map(([, isNamed]) => isNamed)).toEqual([false, false]);
      world().deps.clock.advance(20 * DAY_MS);
      expect(await giveBack(world().deps)).toBe(0);
      const wide = await portOf('zhujiao');
      const forGood = must(await wide.recent()).find(({ lastDay }) => lastDay === null);
      expect(forGood?.mayEnd).toBe(false);
      expect(await wide.end({ id: forGood?.id ?? '' })).toEqual(GONE);
    });

    it('gives back by itself whom it gave for a time, once, and says what changed since', async () => {
      const { jing, tao } = await both();
      const { deps } = world();
      const input = giving({ target: { except: [] }, seen: 2, lastDay: '2026-03-02' });
      must(await jing.apply(input));
      must(await tao.apply(giving({ from: LAN.id, to: JING.id, target: { ids: [HONG.id] } })));
      expect(must(await tao.recent()).map(({ lastDay }) => lastDay)).toContain('2026-03-02');
      expect(await giveBack(deps)).toBe(0);
      deps.clock.advance(2 * DAY_MS);
      expect(await giveBack(deps)).toBe(1);
      expect(await giveBack(deps)).toBe(0);
      expect(await careOf(MING.id)).toEqual([JINGS, TAOS]);
      expect(await careOf(HONG.id)).toEqual([JINGS]);
      expect(acts().slice(-2)).toEqual([
        ['students.assign', MING.id, 'system'],
        ['students.handOver.return', LAN.id, 'system'],
      ]);
      const back = async (userId: string) => {
        const found = must(await (await portOf('banzhuren')).ofStudent({ userId }));
        return found.find(({ lastDay }) => lastDay !== null)?.back;
      };
      expect([await back(MING.id), await back(HONG.id)]).toEqual(['returned', 'changed']);
    });
  });
};
