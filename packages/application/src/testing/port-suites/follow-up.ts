import { NO_FOLLOW_UP, snoozeUntil } from '@ykd/domain/follow-up';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { UNDO_MS } from '../../staff-list/report.js';
import { countStudy } from '../../study-time/count-study.js';
import { addMembers, HONG, MING, NEW } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { anOrder, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type World, type WorldOf } from './world.js';

const seen = { version: 0 };

/** A way to make each call. */
export const followUpTries: Tries<'followUp'> = {
  queue: ({ followUp }) => followUp.queue(),
  contact: ({ followUp }) => followUp.contact({ userId: HONG.id, ...seen, text: '打过电话' }),
  snooze: ({ followUp }) => followUp.snooze({ userId: HONG.id, ...seen, choice: 'tomorrow' }),
  colleagues: ({ followUp }) => followUp.colleagues({ userId: HONG.id }),
  handOver: ({ followUp }) => followUp.handOver({ userId: HONG.id, ...seen, staffId: TAO.id }),
  undo: ({ followUp }) => followUp.undo({ userId: HONG.id, actId: 'act-1' }),
};

const LAN = { id: 'u-lan', mobile: '13900000021', userName: 'lanlaoshi', name: '林岚' };
const NONE_ASIDE = { contacted: 0, snoozed: 0, backOn: null, handedOver: 0 };
const GONE = { ok: false, error: { kind: 'entity-not-found' } };

/** Ming studied nine days ago, and Hong bought four days ago and has not begun; both are served for long. */
const withReasons = async (world: World): Promise<World> => {
  const { deps } = await withCare(world);
  const bought = {
    amount: 399_900,
    validDate: SEED_NOW + 300 * DAY_MS,
    serviceDate: SEED_NOW + 200 * DAY_MS,
  };
  await deps.orders.insert(anOrder({ ...bought, id: 'o-ming', gmtCreated: SEED_NOW - 60 * DAY_MS }));
  const fresh = { ...bought, id: 'o-hong', userId: HONG.id, gmtCreated: SEED_NOW - 4 * DAY_MS };
  await deps.orders.insert(anOrder(fresh));
  const beat = { courseId: 'py1', outlineNum: 0, sectionNum: 0, id: 'b-1', seconds: 30 };
  await countStudy(deps, MING.id, [{ ...beat, from: SEED_NOW - 9 * DAY_MS }]);
  return world;
};

/** What every implementation of FollowUpPort does. */
export const followUpSuite = (world: WorldOf): void => {
  const portOf = async (account: string) => (await loggedIn(world(), account)).followUp;
  const both = async () => {
    await withReasons(world());
    return [await portOf('banzhuren'), await portOf('zhujiao')] as const;
  };
  const lines = async (port: Awaited<ReturnType<typeof portOf>>) =>
    must(await port.queue()).list.map(({ id, reasons }) => [id, ...reasons.map(({ kind }) => kind)]);
  const acts = () => world().deps.auditLog.stored.map(({ act, about, after }) => [act, about, after]);
  const ming = { userId: MING.id, version: 0 };
  const today = () => world().deps.clock.now();

  describe('FollowUpPort', () => {
    it('shows those in one’s own care who are to be contacted, the most urgent first, with the fact', async () => {
      const [jing, tao] = await both();
      expect(must(await jing.queue())).toEqual({
        total: 2,
        students: 2,
        aside: NONE_ASIDE,
        list: [
          {
            id: HONG.id,
            name: HONG.userName,
            mobile: `${HONG.mobile.slice(0, 3)}****${HONG.mobile.slice(-4)}`,
            version: 0,
            reasons: [{ kind: 'neverStarted', step: 1, days: 4, on: '2026-02-25', what: null, again: null }],
            handedBy: null,
            snoozedUntil: null,
          },
          expect.objectContaining({
            id: MING.id,
            reasons: [{ kind: 'inactive', step: 1, days: 9, on: '2026-02-20', what: null, again: null }],
          }),
        ],
      });
      expect(must(await tao.queue())).toMatchObject({ total: 1, students: 1, list: [{ id: MING.id }] });
      // Nobody else's, whatever the role.
      expect(must(await (await portOf('admin')).queue())).toEqual({
        total: 0,
        students: 0,
        aside: NONE_ASIDE,
        list: [],
      });
    });

    it('is closed to who is no staff, and does nothing about whom the caller does not look after', async () => {
      await withReasons(world());
      const admin = await loggedIn(world(), 'admin');
      for (const [call, attempt] of Object.entries(followUpTries)) {
        if (typeof attempt !== 'function') throw new Error('one way a call');
        const kindOf = async (ports: Parameters<typeof attempt>[0]) => {
          const answer = await attempt(ports, MING);
          return answer.ok ? 'ok' : answer.error.kind;
        };
        expect(await kindOf(world().visitor())).toBe('not-logged-in');
        expect(await kindOf(await loggedIn(world()))).toBe('forbidden');
        expect([call, await kindOf(admin)]).toEqual([call, call === 'queue' ? 'ok' : 'entity-not-found']);
      }
      const tao = await portOf('zhujiao');
      for (const userId of [HONG.id, NEW.id, TAO.id, 'nobody', '', 'x'.repeat(300)]) {
        expect(await tao.contact({ ...ming, userId })).toMatchObject({ ok: false });
        expect(await tao.colleagues({ userId })).toMatchObject({ ok: false });
      }
      expect(acts()).toEqual([]);
    });

    it('has done what was done, for everybody who looks after the student, and keeps the text as a note', async () => {
      const [jing, tao] = await both();
      must(await jing.contact({ ...ming, text: '打过电话\r\n周末补课' }));
      expect(await lines(jing)).toEqual([[HONG.id, 'neverStarted']]);
      expect(await lines(tao)).toEqual([]);
      const { studentPage } = await loggedIn(world(), 'zhujiao');
      expect(must(await studentPage.notes({ userId: MING.id, size: 9 })).list).toMatchObject([
        { text: '打过电话\n周末补课', author: { id: JING.id }, version: 1 },
      ]);
      expect(acts()).toEqual([
        ['students.note.add', MING.id, { version: 1 }],
        ['students.followUp.contact', MING.id, { reasons: ['inactive'] }],
      ]);
      expect(must(await studentPage.acts({ userId: MING.id, size: 9 })).list.map(({ act }) => act)).toEqual([
        'students.followUp.contact',
        'students.note.add',
      ]);
    });

    it('takes no text for no note, and refuses one that cannot be a note, with nothing done', async () => {
      const [jing] = await both();
      const refused = await jing.contact({ ...ming, text: '字'.repeat(2001) });
      expect(refused).toMatchObject({ error: { kind: 'invalid-input', issues: [{ field: 'text' }] } });
      expect(acts()).toEqual([]);
      must(await jing.contact({ ...ming, text: ' \n ' }));
      expect(acts().map(([act]) => act)).toEqual(['students.followUp.contact']);
    });

    it('brings back what got worse, and says when he was contacted last', async () => {
      const [jing] = await both();
      must(await jing.contact(ming));
      world().deps.clock.advance(4 * DAY_MS);
      expect(await lines(await portOf('banzhuren'))).toEqual([[HONG.id, 'neverStarted']]);
      world().deps.clock.advance(DAY_MS);
      const back = must(await (await portOf('banzhuren')).queue()).list.find(({ id }) => id === MING.id);
      expect(back).toMatchObject({
        version: 1,
        reasons: [
          { kind: 'inactive', step: 2, days: 14, again: { on: '2026-03-01', days: 5, isSame: true } },
        ],
      });
    });

    it.each(['contact', 'snooze'] as const)(
      'does nothing twice: who comes second with a %s is told',
      async (second) => {
        const [jing, tao] = await both();
        must(await jing.contact(ming));
        world().deps.clock.advance(60_000);
        const late = second === 'contact' ? tao.contact(ming) : tao.snooze({ ...ming, choice: 'monday' });
        expect(await late).toEqual({
          ok: false,
          error: {
            kind: 'changed-meanwhile',
            now: { act: 'contact' },
            version: 1,
            by: { id: JING.id, name: '陈静' },
            at: SEED_NOW,
          },
        });
        // Whoever knows of it finds nothing left to do.
        expect(await tao.contact({ ...ming, version: 1 })).toEqual(GONE);
        expect(acts()).toHaveLength(1);
      },
    );

    it('lets one of two at once do it', async () => {
      const [jing, tao] = await both();
      const answers = await Promise.all([jing.contact(ming), tao.contact(ming), jing.contact(ming)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(acts()).toHaveLength(1);
    });

    it('says how many there is a reason to contact who are left out for now, and no one else', async () => {
      const [jing, tao] = await both();
      const aside = async (port: typeof jing) => must(await port.queue()).aside;
      must(await jing.contact({ userId: HONG.id, version: 0 }));
      must(await jing.snooze({ ...ming, choice: 'threeDays' }));
      expect(await aside(jing)).toEqual({ ...NONE_ASIDE, contacted: 1, snoozed: 1, backOn: '2026-03-04' });
      // Hong is none of his.
      expect(await aside(tao)).toEqual({ ...NONE_ASIDE, snoozed: 1, backOn: '2026-03-04' });
      // Bought four days ago when he was contacted: at seven it is worse.
      world().deps.clock.advance(3 * DAY_MS);
      expect(await aside(await portOf('banzhuren'))).toEqual(NONE_ASIDE);
    });

    it('counts whom somebody handed over, as one does not have him any more and the other does', async () => {
      const [jing, tao] = await both();
      must(await jing.handOver({ ...ming, staffId: TAO.id }));
      expect(must(await jing.queue()).aside).toEqual({ ...NONE_ASIDE, handedOver: 1 });
      expect(must(await tao.queue()).aside).toEqual(NONE_ASIDE);
    });

    it('tells of who has not studied since he bought on which day he did before', async () => {
      const [jing] = await both();
      const beat = { courseId: 'py1', outlineNum: 0, sectionNum: 0, id: 'b-2', seconds: 30 };
      await countStudy(world().deps, HONG.id, [{ ...beat, from: SEED_NOW - 20 * DAY_MS }]);
      expect(must(await jing.queue()).list[0]).toMatchObject({
        id: HONG.id,
        reasons: [{ kind: 'neverStarted', days: 4, what: '2026-02-09' }],
      });
    });

    it('leaves somebody alone until the day, and is told more urgent things before', async () => {
      const [jing, tao] = await both();
      const until = snoozeUntil('threeDays', today());
      expect(must(await jing.snooze({ ...ming, choice: 'threeDays' })).until).toBe('2026-03-04');
      expect([await lines(jing), await lines(tao)]).toEqual([[[HONG.id, 'neverStarted']], []]);
      world().deps.clock.advance(until - today() - 1);
      const later = await portOf('zhujiao');
      expect(await lines(later)).toEqual([]);
      world().deps.clock.advance(1);
      expect(must(await later.queue()).list).toMatchObject([{ id: MING.id, snoozedUntil: '2026-03-04' }]);
      expect(acts()).toEqual([['students.followUp.snooze', MING.id, { backAt: until }]]);
    });

    it('offers those who assist first, and whoever may only to who assigns students', async () => {
      const [jing, tao] = await both();
      await addMembers(world().deps, [LAN], { role: 'teacher', grants: [] });
      expect(must(await jing.colleagues({ userId: MING.id }))).toEqual([
        { id: TAO.id, name: TAO.userName, kind: 'assistant' },
        { id: LAN.id, name: LAN.name, kind: null },
      ]);
      expect(must(await tao.colleagues({ userId: MING.id }))).toEqual([
        { id: JING.id, name: JING.name, kind: 'classTeacher' },
      ]);
    });

    it('hands over to who looks after him: he is in the other’s queue and no longer in one’s own', async () => {
      const [jing, tao] = await both();
      must(await jing.handOver({ ...ming, staffId: TAO.id }));
      expect(await lines(jing)).toEqual([[HONG.id, 'neverStarted']]);
      expect(must(await tao.queue()).list).toMatchObject([
        { id: MING.id, version: 1, handedBy: { id: JING.id, name: '陈静' } },
      ]);
      expect(await jing.contact({ ...ming, version: 1 })).toEqual(GONE);
      expect(acts()).toEqual([['students.followUp.handOver', MING.id, { successorId: TAO.id }]]);
      must(await tao.contact({ ...ming, version: 1 }));
      expect([await lines(jing), await lines(tao)]).toEqual([[[HONG.id, 'neverStarted']], []]);
    });

    it('makes whoever does not look after him yet his assistant, where the caller assigns students', async () => {
      const [jing, tao] = await both();
      await addMembers(world().deps, [LAN], { role: 'teacher', grants: [] });
      const lan = await portOf('lanlaoshi');
      expect(await tao.handOver({ ...ming, staffId: LAN.id })).toMatchObject({
        error: { kind: 'invalid-input' },
      });
      for (const staffId of [JING.id, HONG.id, 'u-admin', 'nobody']) {
        expect(await jing.handOver({ ...ming, staffId })).toMatchObject({ error: { kind: 'invalid-input' } });
      }
      expect(acts()).toEqual([]);
      const { actId } = must(await jing.handOver({ ...ming, staffId: LAN.id }));
      expect(await lines(lan)).toEqual([[MING.id, 'inactive']]);
      expect(acts().map(([act]) => act)).toEqual(['students.assign', 'students.followUp.handOver']);
      must(await jing.undo({ userId: MING.id, actId }));
      expect(await lines(lan)).toEqual([]);
      expect(await lines(jing)).toEqual([
        [HONG.id, 'neverStarted'],
        [MING.id, 'inactive'],
      ]);
      const { care } = must(await (await loggedIn(world(), 'banzhuren')).studentPage.profile(ming));
      expect(care.map(({ id }) => id)).toEqual([JING.id, TAO.id]);
    });

    it('gives back whom the other does not look after any more, and who changes hands', async () => {
      const [jing] = await both();
      const change = (work: Parameters<World['deps']['unitOfWork']['transaction']>[0]) =>
        world().deps.unitOfWork.transaction(work);
      must(await jing.handOver({ ...ming, staffId: TAO.id }));
      await change((tx) => tx.care.endAll(TAO.id));
      expect(await lines(jing)).toEqual([
        [HONG.id, 'neverStarted'],
        [MING.id, 'inactive'],
      ]);
      await addMembers(world().deps, [LAN], { role: 'class', grants: [] });
      await change((tx) =>
        tx.care.assign({ studentId: MING.id, staffId: TAO.id, kind: 'assistant', since: SEED_NOW }),
      );
      world().deps.clock.advance(1);
      await change((tx) =>
        tx.care.assign({ studentId: MING.id, staffId: LAN.id, kind: 'classTeacher', since: today() }),
      );
      expect(await lines(await portOf('lanlaoshi'))).toEqual([[MING.id, 'inactive']]);
      expect(await lines(await portOf('zhujiao'))).toEqual([[MING.id, 'inactive']]);
    });

    it('gives back whom somebody had who leaves, to whoever follows him as well', async () => {
      const [jing] = await both();
      await addMembers(world().deps, [LAN], { role: 'teacher', grants: [] });
      must(await jing.handOver({ ...ming, staffId: TAO.id }));
      const { employee } = await loggedIn(world(), 'admin');
      const { version } = must(await employee.find({ userId: TAO.id }));
      world().deps.clock.advance(1);
      must(await employee.leave({ userId: TAO.id, version, successorId: LAN.id, reason: '不再任职' }));
      expect(await lines(jing)).toEqual([
        [HONG.id, 'neverStarted'],
        [MING.id, 'inactive'],
      ]);
      expect(await lines(await portOf('lanlaoshi'))).toEqual([[MING.id, 'inactive']]);
    });

    it('takes an act back whole, with its note, once, by who did it, and soon', async () => {
      const [jing, tao] = await both();
      const before = must(await jing.queue());
      const { actId } = must(await jing.contact({ ...ming, text: '打过电话' }));
      const of = { userId: MING.id, actId };
      expect(await tao.undo(of)).toEqual(GONE);
      expect(await jing.undo({ ...of, actId: 'another' })).toMatchObject({
        error: { kind: 'changed-meanwhile' },
      });
      must(await jing.undo(of));
      const after = must(await jing.queue());
      expect(after).toEqual({
        ...before,
        list: before.list.map((line) => (line.id === MING.id ? { ...line, version: 2 } : line)),
      });
      const { studentPage } = await loggedIn(world(), 'banzhuren');
      expect(must(await studentPage.notes({ userId: MING.id, size: 9 })).list).toEqual([]);
      expect(acts().map(([act]) => act)).toEqual([
        'students.note.add',
        'students.followUp.contact',
        'students.note.delete',
        'students.followUp.undo',
      ]);
      expect(await jing.undo(of)).toEqual({ ok: true, value: null });
      expect(acts()).toHaveLength(4);
      const again = must(await jing.contact({ ...ming, version: 2 }));
      world().deps.clock.advance(UNDO_MS + 1);
      expect(await jing.undo({ ...of, actId: again.actId })).toEqual(GONE);
    });

    it('takes nothing back that somebody did something after', async () => {
      const [jing, tao] = await both();
      const { actId } = must(await jing.handOver({ ...ming, staffId: TAO.id }));
      must(await tao.contact({ ...ming, version: 1 }));
      expect(await jing.undo({ userId: MING.id, actId })).toMatchObject({
        error: { kind: 'changed-meanwhile', now: { act: 'contact' }, by: { id: TAO.id } },
      });
    });

    it('keeps a note that was changed since when the act is taken back', async () => {
      const [jing] = await both();
      const { studentPage } = await loggedIn(world(), 'banzhuren');
      const { actId } = must(await jing.contact({ ...ming, text: '打过电话' }));
      const [note] = must(await studentPage.notes({ userId: MING.id, size: 9 })).list;
      must(await studentPage.editNote({ userId: MING.id, id: note?.id ?? '', version: 1, text: '又改过' }));
      must(await jing.undo({ userId: MING.id, actId }));
      expect(must(await studentPage.notes({ userId: MING.id, size: 9 })).list).toMatchObject([
        { text: '又改过' },
      ]);
    });

    it('has nothing in it for who did everything', async () => {
      const [jing] = await both();
      for (const { id: userId, version } of must(await jing.queue()).list)
        must(await jing.contact({ userId, version }));
      expect(must(await jing.queue())).toEqual({
        total: 0,
        students: 2,
        aside: { ...NONE_ASIDE, contacted: 2 },
        list: [],
      });
      expect(NO_FOLLOW_UP.handled).toEqual([]);
      expect(shanghaiDay(today())).toBe('2026-03-01');
    });
  });
};
