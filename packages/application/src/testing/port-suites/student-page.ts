import { DEFAULT_CHECK_IN_CAMPAIGN } from '@ykd/domain/campaign';
import { describe, expect, it } from 'vitest';
import { MOBILES_PER_HOUR_MAX } from '../../student-page/port.js';
import { HONG, MING, NEW } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const ALL_WAYS: Tries<'studentPage'> = {
  profile: ({ studentPage }) => studentPage.profile({ userId: HONG.id }),
  mobile: ({ studentPage }) => studentPage.mobile({ userId: HONG.id }),
  orders: ({ studentPage }) => studentPage.orders({ userId: HONG.id, pageNum: 0, pageSize: 10 }),
  access: ({ studentPage }) => studentPage.access({ userId: HONG.id }),
  progress: ({ studentPage }) => studentPage.progress({ userId: HONG.id }),
  studyTime: ({ studentPage }) =>
    studentPage.studyTime({ userId: HONG.id, from: '2026-02-01', to: '2026-03-01' }),
  checkIns: ({ studentPage }) => studentPage.checkIns({ userId: HONG.id }),
  tags: ({ studentPage }) => studentPage.tags({ userId: HONG.id }),
  notes: ({ studentPage }) => studentPage.notes({ userId: HONG.id, size: 10 }),
  addNote: ({ studentPage }) => studentPage.addNote({ userId: HONG.id, text: '电话沟通过' }),
  editNote: ({ studentPage }) => studentPage.editNote({ userId: HONG.id, id: 'n', version: 1, text: '改' }),
  removeNote: ({ studentPage }) => studentPage.removeNote({ userId: HONG.id, id: 'n', version: 1 }),
  restoreNote: ({ studentPage }) => studentPage.restoreNote({ userId: HONG.id, id: 'n' }),
  noteVersions: ({ studentPage }) => studentPage.noteVersions({ userId: HONG.id, id: 'n' }),
  sessions: ({ studentPage }) => studentPage.sessions({ userId: HONG.id }),
  endSession: ({ studentPage }) => studentPage.endSession({ userId: HONG.id, id: 's' }),
  endSessions: ({ studentPage }) => studentPage.endSessions({ userId: HONG.id }),
  accounts: ({ studentPage }) => studentPage.accounts({ userId: HONG.id }),
  retryAccounts: ({ studentPage }) => studentPage.retryAccounts({ userId: HONG.id }),
  acts: ({ studentPage }) => studentPage.acts({ userId: HONG.id, size: 10 }),
};

/** A way to make each call of the area. */
export const studentPageTries = ALL_WAYS;

/** What every implementation of StudentPagePort does, but for the notes. */
export const studentPageSuite = (world: WorldOf): void => {
  const portsOf = async (account: string) => loggedIn(await withCare(world()), account);
  const of = { userId: MING.id };

  describe('StudentPagePort', () => {
    it('is closed to whoever does not reach the student, by every call and in the same words', async () => {
      const tao = await portsOf(TAO.userName ?? '');
      for (const attempt of Object.values(ALL_WAYS)) {
        if (typeof attempt !== 'function') throw new Error('one way a call');
        const absent = { ok: false, error: { kind: 'entity-not-found' } };
        expect(await attempt(tao, HONG)).toEqual(absent);
        expect(await attempt(await loggedIn(world()), HONG)).toEqual({
          ok: false,
          error: { kind: 'forbidden' },
        });
        expect(await attempt(world().visitor(), HONG)).toEqual({
          ok: false,
          error: { kind: 'not-logged-in' },
        });
      }
      expect(await tao.studentPage.profile({ userId: 'nobody' })).toEqual(
        await tao.studentPage.profile({ userId: NEW.id }),
      );
      const admin = await loggedIn(world(), 'admin');
      // Staff are no students.
      for (const userId of [JING.id, 'nobody', '', 'x'.repeat(3_000), '\u0000']) {
        expect(await admin.studentPage.profile({ userId })).toEqual({
          ok: false,
          error: { kind: 'entity-not-found' },
        });
      }
    });

    it('tells who he is and who looks after him, his mobile in part', async () => {
      const { studentPage } = await portsOf('banzhuren');
      expect(must(await studentPage.profile(of))).toEqual({
        id: MING.id,
        name: '小明',
        userName: 'xiaoming',
        nickName: null,
        mobile: '138****0002',
        gender: 'male',
        school: '南京大学',
        schoolBegin: '2022-09',
        schoolEnd: '2026-06',
        major: '软件工程',
        description: null,
        avatarUrl: null,
        gmtCreated: SEED_NOW,
        lastSeenAt: null,
        care: [
          { id: JING.id, name: '陈静', kind: 'classTeacher', since: SEED_NOW },
          { id: TAO.id, name: 'zhujiao', kind: 'assistant', since: SEED_NOW },
        ],
      });
      await loggedIn(world());
      expect(must(await studentPage.profile(of)).lastSeenAt).toBe(SEED_NOW);
    });

    it('tells a mobile on demand, with a line for each time, so many in an hour', async () => {
      const { studentPage } = await portsOf('banzhuren');
      for (let at = 0; at < MOBILES_PER_HOUR_MAX; at += 1) {
        expect(await studentPage.mobile(of)).toEqual({ ok: true, value: { mobile: MING.mobile } });
        world().deps.clock.advance(1_000);
      }
      expect(await studentPage.mobile(of)).toEqual({
        ok: false,
        error: { kind: 'too-many-attempts', retryAfterSeconds: 3_600 - MOBILES_PER_HOUR_MAX },
      });
      const other = await loggedIn(world(), 'zhujiao');
      expect((await other.studentPage.mobile(of)).ok).toBe(true);
      const lines = world().deps.auditLog.stored;
      expect(lines).toHaveLength(MOBILES_PER_HOUR_MAX + 1);
      expect(lines[0]).toMatchObject({ act: 'students.mobile', actor: JING.id, about: MING.id, after: {} });
      expect(JSON.stringify(lines)).not.toContain(MING.mobile);
      world().deps.clock.advance(3_600_000);
      const later = await loggedIn(world(), 'banzhuren');
      expect((await later.studentPage.mobile(of)).ok).toBe(true);
    });

    it('shows his orders, the newest first, their money to those who see everybody’s', async () => {
      const { studentPage } = await portsOf('banzhuren');
      const { list, total } = must(await studentPage.orders({ ...of, pageNum: 0, pageSize: 2 }));
      expect([total, list.map(({ id }) => id)]).toEqual([4, ['o-4', 'o-2']]);
      expect(list[0]).toMatchObject({
        productName: 'Python 课程',
        status: 'TRADE_PAID_SUCCESS',
        amount: null,
      });
      const next = must(await studentPage.orders({ ...of, pageNum: 1, pageSize: 2 }));
      expect(next.list.map(({ id }) => id)).toEqual(['o-3', 'o-1']);
      const rich = await loggedIn(world(), 'zhujiao');
      const seen = must(await rich.studentPage.orders({ ...of, pageNum: 0, pageSize: 1 }));
      expect(seen.list[0]?.amount).toBe(19_900);
    });

    it('shows what opens which courses until when, and how far he is in each', async () => {
      const { studentPage } = await portsOf('banzhuren');
      const { terms, refunding } = must(await studentPage.access(of));
      expect(refunding).toEqual([]);
      expect(terms.map(({ orderId, isOver }) => [orderId, isOver])).toEqual([
        ['o-4', false],
        ['o-1', false],
        ['o-3', true],
      ]);
      expect(terms[1]?.courses.map(({ courseId }) => courseId)).toEqual(['py1']);
      const ming = await loggedIn(world());
      const place = { outlineNum: 0, sectionNum: 0, bodyNum: 1, courseId: 'py1', userId: MING.id };
      must(await ming.projectUser.save({ ...place, read: [{ outlineNum: 0, sectionNum: 0 }] }));
      const courses = must(await studentPage.progress(of));
      expect(courses.map(({ courseId }) => courseId).toSorted()).toEqual(['go1', 'py1', 'ts1']);
      expect(courses[0]).toMatchObject({
        courseId: 'py1',
        lessons: 3,
        lessonsRead: 1,
        lessonsDone: 1,
        isOpen: true,
        lastStudiedAt: SEED_NOW,
      });
      const own = must(await ming.projectUser.get({ userId: MING.id, courseId: 'py1' }));
      expect(courses[0]?.progress).toBe(own?.progress);
    });

    it('counts how long he studied on each day of a range', async () => {
      const { studentPage } = await portsOf('banzhuren');
      const ming = await loggedIn(world());
      const beat = { courseId: 'py1', outlineNum: 0, sectionNum: 0, seconds: 60 };
      const beats = [
        { ...beat, id: 'a', from: SEED_NOW - 60_000 },
        { ...beat, id: 'b', from: SEED_NOW - 86_400_000 },
        { ...beat, id: 'c', from: SEED_NOW - 86_500_000 },
      ];
      must(await ming.studyTime.beats({ beats }));
      expect(must(await studentPage.studyTime({ ...of, from: '2026-02-27', to: '2026-03-01' }))).toEqual([
        { day: '2026-02-27', seconds: 0 },
        { day: '2026-02-28', seconds: 120 },
        { day: '2026-03-01', seconds: 60 },
      ]);
      for (const [from, to] of [
        ['2026-02-30', '2026-03-01'],
        ['2026-03-02', '2026-03-01'],
        ['2025-02-28', '2026-03-01'],
        ['2026-03-01', '2026-13-01'],
      ] as const) {
        expect(await studentPage.studyTime({ ...of, from, to })).toMatchObject({
          error: { kind: 'invalid-input', issues: [{ field: 'from' }] },
        });
      }
    });

    it('shows the campaigns that he took part in, and all of his tags', async () => {
      const { studentPage } = await portsOf('banzhuren');
      const { deps } = world();
      expect(must(await studentPage.checkIns(of))).toEqual([]);
      const day = { userId: MING.id, campaign: DEFAULT_CHECK_IN_CAMPAIGN, day: '2025-07-12' } as const;
      await deps.checkIns.put({ ...day, text: '打卡', pictures: [], at: 1 });
      expect(must(await studentPage.checkIns(of))).toMatchObject([
        { campaign: day.campaign, isOpen: false, streak: { total: expect.any(Number) } },
      ]);
      const lable = { id: 'l-1', name: '退费风险', color: '#ff0000', description: '', show: 'false' };
      await deps.studentTags.saveLable(lable, 1);
      await deps.studentTags.give({ id: 'g-1', studentId: MING.id, lableId: lable.id, at: 1 });
      expect(must(await studentPage.tags(of))).toEqual([
        {
          id: 'g-1',
          tagId: 'l-1',
          name: '退费风险',
          color: '#ff0000',
          description: '',
          isShown: false,
          by: null,
          at: 1,
        },
      ]);
    });

    it('shows where he is logged in, and logs him out there, or everywhere', async () => {
      const { studentPage } = await portsOf('banzhuren');
      const [one, two, three] = [await loggedIn(world()), await loggedIn(world()), await loggedIn(world())];
      const hong = await loggedIn(world(), 'xiaohong');
      const found = must(await studentPage.sessions(of));
      expect(found).toHaveLength(3);
      expect(found[0]).toMatchObject({ address: null, createdAt: SEED_NOW });
      const admin = await loggedIn(world(), 'admin');
      expect(must(await admin.studentPage.sessions(of))[0]?.address).toEqual(expect.any(String));
      const ended = must(await one.member.sessions()).find(({ current }) => current)?.id ?? '';
      expect(await studentPage.endSession({ userId: HONG.id, id: ended })).toEqual({
        ok: false,
        error: { kind: 'entity-not-found' },
      });
      must(await studentPage.endSession({ ...of, id: ended }));
      expect((await one.member.sessions()).ok).toBe(false);
      expect((await two.member.sessions()).ok).toBe(true);
      expect(await studentPage.endSessions(of)).toEqual({ ok: true, value: { ended: 2 } });
      expect(await studentPage.endSessions(of)).toEqual({ ok: true, value: { ended: 0 } });
      expect((await two.member.sessions()).ok || (await three.member.sessions()).ok).toBe(false);
      expect((await hong.member.sessions()).ok).toBe(true);
      const acts = world().deps.auditLog.stored.map(({ act, about, before }) => [act, about, before]);
      expect(acts).toEqual([
        ['students.session.end', MING.id, { device: '未知设备', loggedInAt: SEED_NOW }],
        ['students.sessions.end', MING.id, { sessions: 2 }],
      ]);
    });

    it('shows how his accounts elsewhere are, and has them tried again', async () => {
      const { studentPage } = await portsOf('banzhuren');
      const { deps } = world();
      const at = deps.clock.now();
      for (const userId of [MING.id, HONG.id]) await deps.accountSync.wish({ userId, target: 'chat', at });
      const jobs = await deps.accountSync.claim({ target: 'chat', at, leaseMs: 1, limit: 2 });
      for (const job of jobs) await deps.accountSync.fail(job, { error: '邮箱已被占用', at, dueAt: at + 1 });
      expect(must(await studentPage.accounts(of))).toMatchObject([{ target: 'chat', state: 'failing' }]);
      expect(await studentPage.retryAccounts(of)).toEqual({ ok: true, value: { count: 1 } });
      expect(must(await studentPage.accounts(of))).toMatchObject([{ state: 'waiting' }]);
      expect(await deps.accountSync.statesOf(HONG.id)).toMatchObject([{ state: 'failing' }]);
    });

    it('tells what staff did about him, the change itself only to those who read the audit log', async () => {
      const { studentPage } = await portsOf('banzhuren');
      must(await studentPage.mobile(of));
      world().deps.clock.advance(1);
      must(await studentPage.addNote({ ...of, text: '已联系' }));
      must(await studentPage.mobile({ userId: HONG.id }));
      const first = must(await studentPage.acts({ ...of, size: 1 }));
      expect(first.list).toEqual([
        {
          seq: 2,
          at: SEED_NOW + 1,
          act: 'students.note.add',
          subjectKind: 'student-note',
          actorName: '陈静',
          detail: null,
        },
      ]);
      const rest = must(await studentPage.acts({ ...of, size: 5, after: first.next ?? '' }));
      expect(rest.list.map(({ act }) => act)).toEqual(['students.mobile']);
      expect(rest.next).toBeNull();
      expect(await studentPage.acts({ ...of, size: 5, after: 'x' })).toMatchObject({
        error: { kind: 'invalid-input' },
      });
      const admin = await loggedIn(world(), 'admin');
      expect(must(await admin.studentPage.acts({ ...of, size: 1 })).list[0]?.detail).toEqual({
        before: {},
        after: { version: 1 },
        reason: null,
      });
    });
  });
};
