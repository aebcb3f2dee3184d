import { CHECK_IN_COMMENTS_MAX } from '@ykd/domain/campaign';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { fakePng, HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import type { Tries, Try } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** Half past nine in the evening of 2025-03-10 in Shanghai. */
const EVENING = Date.UTC(2025, 2, 10, 13, 30);
const MINUTE = 60_000;
const on = { campaign: '2025_march', day: '2025-03-10' } as const;
const HERS = { userId: MING.id, ...on };
const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string) => ({ ok: false, error: { kind: 'invalid-input', issues: [{ field }] } });
const page = { ...on, sort: 'first', size: 20 } as const;

/** What every implementation of StaffCheckInPort does. */
export const staffCheckInSuite = (world: WorldOf): void => {
  const as = (account: string): Promise<Ports> => loggedIn(world(), account);
  /** Jing looks after Ming and Hong, Tao after Ming alone; both wrote an entry, Ming first. */
  const ready = async () => {
    await withCare(world());
    const { deps } = world();
    deps.clock.set(EVENING);
    const ming = await as('xiaoming');
    const { imageUrl } = must(await ming.checkIn.upload({ bytes: fakePng('pixels') }));
    must(await ming.checkIn.save({ campaign: on.campaign, text: '学了循环', pictures: [imageUrl] }));
    deps.clock.advance(MINUTE);
    const hong = await as(HONG.userName ?? '');
    must(await hong.checkIn.save({ campaign: on.campaign, text: '学了函数', pictures: [] }));
    deps.clock.advance(MINUTE);
    const [jing, tao] = [await as(JING.userName ?? ''), await as(TAO.userName ?? '')];
    return { ming, imageUrl, admin: await as('admin'), jing, tao };
  };
  const acts = () => world().deps.auditLog.stored.filter(({ act }) => act.startsWith('checkins.'));
  const bell = async ({ notice }: Ports) =>
    must(await notice.list({ size: 20 })).list.map(({ kind, title, text, link }) => ({
      kind,
      title,
      text,
      link,
    }));
  const marking = (mark: 'read' | 'like' | 'excellent', version = 1, comment = '') =>
    ({ ...HERS, version, mark, comment, requestKey: 'request-1' }) as const;

  describe('StaffCheckInPort', () => {
    it('shows the entries of a day: of everybody, or of those in one’s care', async () => {
      const { admin, tao, imageUrl } = await ready();
      const entry = {
        student: { id: MING.id, name: '小明' },
        ...on,
        text: '学了循环',
        pictures: [imageUrl],
        gmtCreated: EVENING,
        gmtModified: EVENING,
        mark: 'none',
        madeUp: null,
        comments: [],
        reviewer: null,
        reviewedAt: null,
        isChangedSince: false,
        version: 1,
        likeness: null,
      };
      expect(must(await tao.staffCheckIn.entries(page))).toEqual({
        list: [entry],
        previous: null,
        next: null,
      });
      expect(must(await tao.staffCheckIn.count(on))).toEqual({ entries: 1, open: 1, suspects: 0 });
      expect(must(await admin.staffCheckIn.count(on))).toEqual({ entries: 2, open: 2, suspects: 0 });
      const idsOf = async (over: object) =>
        must(await admin.staffCheckIn.entries({ ...page, ...over })).list.map(({ student }) => student.id);
      expect(await idsOf({})).toEqual([MING.id, HONG.id]);
      expect(await idsOf({ sort: 'last' })).toEqual([HONG.id, MING.id]);
      expect(await idsOf({ day: '2025-03-09' })).toEqual([]);
      const first = must(await admin.staffCheckIn.entries({ ...page, size: 1 }));
      expect(await idsOf({ size: 1, after: first.next })).toEqual([HONG.id]);
      must(await tao.staffCheckIn.review(marking('like')));
      expect(await idsOf({ mark: 'none' })).toEqual([HONG.id]);
      expect(await idsOf({ mark: 'like' })).toEqual([MING.id]);
      expect(must(await tao.staffCheckIn.count(on))).toEqual({ entries: 1, open: 0, suspects: 0 });
    });

    it('says what is wrong with a question', async () => {
      const { admin } = await ready();
      expect(await admin.staffCheckIn.entries({ ...page, day: '2025-02-30' })).toMatchObject(issue('day'));
      expect(await admin.staffCheckIn.count({ ...on, campaign: 'nothing' })).toEqual(
        refused('entity-not-found'),
      );
      expect(await admin.staffCheckIn.entries({ ...page, after: 'x' })).toMatchObject(issue('after'));
    });

    it('marks an entry once and writes under it, which its member reads there and in the bell', async () => {
      const { ming, jing } = await ready();
      const said = marking('excellent', 1, ' 写得很清楚\n加油 ');
      const answer = must(await jing.staffCheckIn.review(said));
      const at = world().deps.clock.now();
      expect(answer).toMatchObject({
        mark: 'excellent',
        reviewer: { id: JING.id, name: '陈静' },
        reviewedAt: at,
        version: 2,
        comments: [{ by: '陈静', text: '写得很清楚\n加油', at, isRemovable: true }],
      });
      // Its answer was lost, and it was sent again.
      world().deps.clock.advance(MINUTE);
      expect(must(await jing.staffCheckIn.review(said))).toEqual(answer);
      expect(must(await jing.staffCheckIn.entry(HERS))).toEqual(answer);
      const { days } = must(await ming.checkIn.mine({ campaign: on.campaign }));
      expect(days).toMatchObject([
        { mark: 'excellent', comments: [{ by: '陈静', text: '写得很清楚\n加油', at }] },
      ]);
      expect(await bell(ming)).toEqual([
        {
          kind: 'checkIn',
          title: '陈静点评了你 2025-03-10 的打卡',
          text: '「优秀」 写得很清楚 加油',
          link: '/learn/clock/march2025',
        },
      ]);
      expect(acts()).toMatchObject([
        {
          act: 'checkins.review',
          subjectKind: 'check-in',
          subjectId: '2025_march/2025-03-10',
          about: MING.id,
          actor: JING.id,
          before: { mark: 'none' },
          after: { mark: 'excellent' },
        },
      ]);
    });

    it('tells nobody that an entry was read, and nothing more', async () => {
      const { ming, jing } = await ready();
      must(await jing.staffCheckIn.review(marking('read')));
      expect(await bell(ming)).toEqual([]);
    });

    it('does nothing where the same is said again, and knows what oneself said last', async () => {
      const { ming, jing } = await ready();
      must(await jing.staffCheckIn.review(marking('like', 1, '好')));
      // Pressed twice, the second time with what has come back by then.
      for (const version of [1, 2])
        expect(must(await jing.staffCheckIn.review(marking('like', version)))).toMatchObject({ version: 2 });
      // Its answer was lost, and she found otherwise: the comment is there already.
      world().deps.clock.advance(MINUTE);
      expect(must(await jing.staffCheckIn.review(marking('excellent', 1, '好')))).toMatchObject({
        mark: 'excellent',
        version: 3,
        comments: [{ text: '好' }],
      });
      // The same by the other button.
      expect(
        must(await jing.staffCheckIn.comment({ ...HERS, text: '好', requestKey: 'request-1' })).comments,
      ).toHaveLength(1);
      for (const answer of [
        await jing.staffCheckIn.comment({ ...HERS, text: '别的', requestKey: 'request-1' }),
        await jing.staffCheckIn.review(marking('like', 3, '别的')),
      ])
        expect(answer).toMatchObject(issue('requestKey'));
      // The last mark stands in the place of the first one, with what she wrote.
      expect((await bell(ming)).map(({ text }) => text)).toEqual(['「优秀」 好']);
    });

    it('tells of the last mark alone, with what its giver wrote; of one that is no praise, nothing', async () => {
      const { ming, jing, tao } = await ready();
      const texts = async () => (await bell(ming)).map(({ title, text }) => `${title.slice(0, 2)} ${text}`);
      const mark = async (by: Ports, to: 'read' | 'like' | 'excellent', version: number, said = '') =>
        must(
          await by.staffCheckIn.review({ ...marking(to, version, said), requestKey: `request-v${version}` }),
        );
      await mark(jing, 'like', 1);
      world().deps.clock.advance(MINUTE);
      await mark(jing, 'excellent', 2);
      expect(await texts()).toEqual(['陈静 「优秀」']);
      await mark(jing, 'read', 3);
      expect(await texts()).toEqual([]);
      await mark(jing, 'like', 4, '好');
      world().deps.clock.advance(MINUTE);
      await mark(jing, 'excellent', 5);
      expect(await texts()).toEqual(['陈静 「优秀」 好']);
      await mark(jing, 'read', 6);
      expect(await texts()).toEqual(['陈静 好']);
      // What another one wrote is his; the mark is that of who gave it.
      world().deps.clock.advance(MINUTE);
      await mark(tao, 'like', 7);
      expect(await texts()).toEqual(['zh 「赞」', '陈静 好']);
      world().deps.clock.advance(MINUTE);
      await mark(jing, 'excellent', 8, '更好了');
      expect(await texts()).toEqual(['陈静 「优秀」 更好了', '陈静 好']);
    });

    it('takes the notice of a mark back with the entry that was made up for, and leaves none when it is sent again', async () => {
      const { ming, jing } = await ready();
      const gap = { ...HERS, day: '2025-03-09' };
      must(await jing.staffCheckIn.makeUp({ ...gap, reason: '停电' }));
      const said = { ...marking('like'), ...gap };
      must(await jing.staffCheckIn.review(said));
      expect(await bell(ming)).toHaveLength(2);
      must(await jing.staffCheckIn.takeBack(gap));
      expect(await bell(ming)).toEqual([]);
      expect(await jing.staffCheckIn.review(said)).toEqual(refused('entity-not-found'));
      expect(await bell(ming)).toEqual([]);
    });

    it('lets two review at once: one does, the other sees who did', async () => {
      const { jing, tao } = await ready();
      must(await jing.staffCheckIn.review(marking('like')));
      expect(
        await tao.staffCheckIn.review({ ...marking('excellent'), requestKey: 'request-2' }),
      ).toMatchObject({
        ok: false,
        error: {
          kind: 'changed-meanwhile',
          version: 2,
          by: { id: JING.id, name: '陈静' },
          now: { mark: 'like' },
        },
      });
      // Whoever has seen that may find otherwise.
      expect(
        must(await tao.staffCheckIn.review({ ...marking('excellent', 2), requestKey: 'request-2' })),
      ).toMatchObject({ mark: 'excellent', reviewer: { id: TAO.id } });
    });

    it('refuses what was not seen because its member wrote it anew, and says later that he did', async () => {
      const { ming, jing } = await ready();
      const again = { campaign: on.campaign, text: '学了循环，还有函数', pictures: [] };
      must(await ming.checkIn.save(again));
      expect(await jing.staffCheckIn.review(marking('like'))).toMatchObject({
        ok: false,
        error: { kind: 'changed-meanwhile', by: null },
      });
      must(await jing.staffCheckIn.review(marking('like', 2)));
      world().deps.clock.advance(MINUTE);
      must(await ming.checkIn.save({ ...again, text: '又改了' }));
      expect(must(await jing.staffCheckIn.entries(page)).list[0]).toMatchObject({
        text: '又改了',
        mark: 'like',
        isChangedSince: true,
        version: 4,
      });
    });

    it('takes further comments, each once, removes one’s own, and so many at the most', async () => {
      const { ming, jing, tao, admin } = await ready();
      const first = { ...HERS, text: '明天继续', requestKey: 'request-1' };
      for (const _again of [1, 2])
        expect(must(await jing.staffCheckIn.comment(first))).toMatchObject({ version: 2, mark: 'read' });
      expect(await jing.staffCheckIn.comment({ ...first, text: ' ' })).toMatchObject(issue('text'));
      const { comments } = must(await tao.staffCheckIn.comment({ ...first, text: '对' }));
      expect(comments).toMatchObject([
        { text: '明天继续', by: '陈静', isRemovable: false },
        { text: '对', by: 'zhujiao', isRemovable: true },
      ]);
      expect(await bell(ming)).toHaveLength(2);
      const id = comments[0]?.id ?? '';
      expect(await tao.staffCheckIn.removeComment({ ...HERS, id })).toEqual(refused('forbidden'));
      for (const _again of [1, 2])
        expect(must(await admin.staffCheckIn.removeComment({ ...HERS, id })).comments).toMatchObject([
          { text: '对' },
        ]);
      // What was taken back stands in the bell no more.
      expect((await bell(ming)).map(({ text }) => text)).toEqual(['对']);
      // A request that was used for one entry is not taken for another one.
      const other = await admin.staffCheckIn.comment({ ...HERS, text: '好', requestKey: 'request-9' });
      expect(must(other).comments).toHaveLength(2);
      expect(
        await admin.staffCheckIn.comment({ ...HERS, userId: HONG.id, text: '好', requestKey: 'request-9' }),
      ).toMatchObject(issue('requestKey'));
      for (let more = 2; more < CHECK_IN_COMMENTS_MAX; more += 1)
        must(await admin.staffCheckIn.comment({ ...HERS, text: '好', requestKey: `request-more-${more}` }));
      expect(
        await admin.staffCheckIn.comment({ ...HERS, text: '好', requestKey: 'one-too-many' }),
      ).toMatchObject(issue('text'));
      expect(
        await admin.staffCheckIn.review({ ...marking('like', 2, '好'), requestKey: 'one-too-many' }),
      ).toMatchObject(issue('comment'));
      expect(
        acts()
          .map(({ act }) => act)
          .slice(0, 3),
      ).toEqual(['checkins.comment', 'checkins.comment', 'checkins.uncomment']);
    });

    it('knows no entry out of reach, and none that there is not', async () => {
      const { tao, admin } = await ready();
      for (const key of [
        { ...HERS, userId: HONG.id },
        { ...HERS, day: '2025-03-09' },
        { ...HERS, userId: 'nobody' },
      ])
        for (const answer of [
          await tao.staffCheckIn.entry(key),
          await tao.staffCheckIn.review({ ...marking('like'), ...key }),
          await tao.staffCheckIn.comment({ ...key, text: '好', requestKey: 'request-1' }),
          await tao.staffCheckIn.removeComment({ ...key, id: 'x' }),
        ])
          expect(answer).toEqual(refused('entity-not-found'));
      must(await admin.staffCheckIn.review({ ...marking('like'), userId: HONG.id }));
    });

    it('shows the days of a campaign, who does how in it, and who is missing', async () => {
      const { tao, admin } = await ready();
      const day = (at: number) => ({ day: `2025-03-${at}` });
      expect(must(await tao.staffCheckIn.calendar({ campaign: on.campaign }))).toEqual({
        students: 1,
        days: [{ ...day(10), entries: 1 }],
      });
      expect(must(await admin.staffCheckIn.calendar({ campaign: on.campaign }))).toEqual({
        students: 2,
        days: [{ ...day(10), entries: 2 }],
      });
      world().deps.clock.advance(DAY_MS);
      const again = await as('xiaoming');
      must(await again.checkIn.save({ campaign: on.campaign, text: '学了列表', pictures: [] }));
      const asked = { ...on, ...day(11), size: 20 } as const;
      const boss = await as('admin');
      const list = async (ports: Ports, over: object) =>
        must(await ports.staffCheckIn.standings({ ...asked, state: 'all', ...over })).list;
      expect(await list(boss, {})).toEqual([
        {
          student: { id: MING.id, name: '小明' },
          total: 2,
          longest: 2,
          current: 2,
          lastDay: '2025-03-11',
          days: [
            { ...day(10), mark: 'none', isMadeUp: false },
            { ...day(11), mark: 'none', isMadeUp: false },
          ],
        },
        expect.objectContaining({ student: { id: HONG.id, name: 'xiaohong' }, current: 1 }),
      ]);
      expect(await list(boss, { state: 'missing' })).toMatchObject([{ student: { id: HONG.id }, total: 1 }]);
      const his = await as(TAO.userName ?? '');
      expect(await list(his, { state: 'missing' })).toEqual([]);
      expect(await list(his, { state: 'none' })).toEqual([]);
      expect(await list(his, { state: 'none', campaign: '2024_march' })).toMatchObject([
        { student: { id: MING.id }, total: 0, current: 0, lastDay: null, days: [] },
      ]);
      expect(await boss.staffCheckIn.standings({ ...asked, state: 'all', day: 'x' })).toMatchObject(
        issue('day'),
      );
      const nothing = { campaign: 'nothing' };
      expect(await boss.staffCheckIn.calendar(nothing)).toEqual(refused('entity-not-found'));
      for (const state of ['all', 'missing', 'none'] as const) {
        const answer = await boss.staffCheckIn.standings({ ...asked, state, after: 'x' });
        expect(answer).toMatchObject(issue('after'));
      }
      // Two days later nobody's run reaches until today.
      world().deps.clock.advance(2 * DAY_MS);
      expect(await list(await as('admin'), {})).toMatchObject([{ current: 0 }, { current: 0 }]);
    });

    it('reminds those in one’s care who take part and have not written today, each once a day', async () => {
      const { jing } = await ready();
      const { campaign } = on;
      expect(must(await jing.staffCheckIn.remindMissing({ campaign }))).toEqual({ told: 0, missing: 0 });
      world().deps.clock.advance(DAY_MS);
      const reminded = async (account: string) =>
        must(await (await as(account)).staffCheckIn.remindMissing({ campaign }));
      expect(await reminded(TAO.userName ?? '')).toEqual({ told: 1, missing: 1 });
      expect(await reminded(JING.userName ?? '')).toEqual({ told: 1, missing: 2 });
      expect(await reminded(TAO.userName ?? '')).toEqual({ told: 0, missing: 1 });
      // Nobody is in the care of the super administrator.
      expect(await reminded('admin')).toEqual({ told: 0, missing: 0 });
      expect(acts().map(({ act, after }) => [act, after])).toEqual([
        ['checkins.remind', { students: 1 }],
        ['checkins.remind', { students: 1 }],
      ]);
      const student = await as('xiaoming');
      expect(await bell(student)).toEqual([
        {
          kind: 'checkIn',
          title: expect.stringMatching(/提醒你打卡$/),
          text: '「2025 年三月打卡」：21:32 的时候你还没有写 2025-03-11 的打卡，当天 24:00 以前都可以写。',
          link: '/learn/clock/march2025',
        },
      ]);
      must(await student.checkIn.save({ campaign, text: '补上了', pictures: [] }));
      expect(await bell(student)).toEqual([]);
    });

    it('reminds of no campaign that is not open', async () => {
      const { jing } = await ready();
      expect(await jing.staffCheckIn.remindMissing({ campaign: 'nothing' })).toEqual(
        refused('entity-not-found'),
      );
      expect(await jing.staffCheckIn.remindMissing({ campaign: '2025_summer_arena' })).toMatchObject({
        error: { kind: 'check-in-closed', reason: 'before' },
      });
    });

    it('makes an entry up for a reason that its student reads, once, and takes it back', async () => {
      const { tao, jing, ming } = await ready();
      const gap = { ...HERS, day: '2025-03-09' };
      const wish = { ...gap, reason: ' 发烧请假 ' };
      expect(must(await tao.staffCheckIn.makeUp(wish))).toBeNull();
      // Its answer was lost.
      expect(must(await tao.staffCheckIn.makeUp(wish))).toBeNull();
      expect(await jing.staffCheckIn.makeUp({ ...gap, reason: '停电' })).toMatchObject(issue('day'));
      expect(await tao.staffCheckIn.makeUp({ ...HERS, reason: '停电' })).toMatchObject(issue('day'));
      const days = async () => must(await ming.checkIn.mine({ campaign: on.campaign })).days;
      expect(await days()).toMatchObject([
        { day: on.day, madeUp: null },
        { day: gap.day, madeUp: '发烧请假', text: '', mark: 'read' },
      ]);
      expect(await bell(ming)).toMatchObject([
        { title: 'zhujiao给你补了 2025-03-09 的打卡', text: '发烧请假' },
      ]);
      expect(acts()).toMatchObject([{ act: 'checkins.makeUp', after: { reason: '发烧请假' } }]);
      must(await tao.staffCheckIn.comment({ ...gap, text: '保重', requestKey: 'request-9' }));
      expect(await bell(ming)).toHaveLength(2);
      expect(must(await jing.staffCheckIn.takeBack(gap))).toBeNull();
      expect(must(await jing.staffCheckIn.takeBack(gap))).toBeNull();
      expect(await days()).toMatchObject([{ day: on.day }]);
      expect(await bell(ming)).toEqual([]);
      expect(acts().at(-1)).toMatchObject({ before: { reason: '发烧请假', comments: 1 } });
      expect(acts()).toHaveLength(3);
      expect(await jing.staffCheckIn.takeBack(HERS)).toMatchObject(issue('day'));
      expect(await days()).toHaveLength(1);
    });

    it('is read by nobody once its student writes it himself', async () => {
      const { deps } = world();
      await ready();
      deps.clock.advance(DAY_MS);
      const tao = await as(TAO.userName ?? '');
      const gap = { userId: MING.id, campaign: on.campaign, day: '2025-03-11' };
      must(await tao.staffCheckIn.makeUp({ ...gap, reason: '没有网' }));
      expect(must(await tao.staffCheckIn.count(gap))).toMatchObject({ entries: 1, open: 0 });
      deps.clock.advance(MINUTE);
      must(
        await (await as('xiaoming')).checkIn.save({ campaign: on.campaign, text: '补上了', pictures: [] }),
      );
      expect(must(await tao.staffCheckIn.count(gap))).toMatchObject({ entries: 1, open: 1 });
      expect(must(await tao.staffCheckIn.entry(gap))).toMatchObject({
        madeUp: null,
        mark: 'none',
        gmtCreated: deps.clock.now(),
      });
    });

    it('keeps a comment that arrived, whoever marked the entry before it is sent again', async () => {
      const { jing, admin } = await ready();
      const said = marking('like', 1, '好');
      must(await jing.staffCheckIn.review(said));
      must(await admin.staffCheckIn.review({ ...marking('excellent', 2), requestKey: 'request-2' }));
      expect(must(await jing.staffCheckIn.review(said))).toMatchObject({
        mark: 'excellent',
        comments: [{ text: '好' }],
      });
      expect(await jing.staffCheckIn.review({ ...marking('like'), requestKey: 'request-3' })).toMatchObject(
        refused('changed-meanwhile'),
      );
    });

    it('makes up for days of the campaign until today, and for who has it', async () => {
      const { admin, tao } = await ready();
      const wish = { ...HERS, reason: '停电' };
      for (const [day, reason, field] of [
        ['2025-03-11', '停电', 'day'],
        ['2025-02-28', '停电', 'day'],
        ['2025-02-30', '停电', 'day'],
        ['2025-03-09', ' ', 'reason'],
      ] as const)
        expect(await admin.staffCheckIn.makeUp({ ...wish, day, reason })).toMatchObject(issue(field));
      for (const over of [{ userId: 'nobody' }, { campaign: 'nothing' }])
        expect(await admin.staffCheckIn.makeUp({ ...wish, ...over })).toEqual(refused('entity-not-found'));
      for (const act of ['makeUp', 'takeBack'] as const) {
        const answer = await tao.staffCheckIn[act]({ ...wish, userId: HONG.id, day: '2025-03-09' });
        expect(answer).toEqual(refused('entity-not-found'));
      }
    });

    it('takes nothing from another one than the sender names: it is neither marked nor written', async () => {
      const { jing, tao } = await ready();
      const said = { ...marking('like', 1, '好'), by: JING.id };
      expect(await tao.staffCheckIn.review(said)).toEqual(refused('forbidden'));
      const further = { ...HERS, text: '好', requestKey: 'request-2', by: JING.id };
      expect(await tao.staffCheckIn.comment(further)).toEqual(refused('forbidden'));
      // Nor from one who does not even reach her.
      const hers = { ...said, userId: HONG.id };
      expect(await tao.staffCheckIn.review(hers)).toEqual(refused('forbidden'));
      expect(must(await tao.staffCheckIn.entry(HERS))).toMatchObject({ mark: 'none', comments: [] });
      must(await jing.staffCheckIn.review(said));
      expect(must(await jing.staffCheckIn.comment(further)).comments).toHaveLength(2);
    });

    it('is for staff with a role', async () => {
      await ready();
      const calls: readonly (Try | Readonly<Record<string, Try>>)[] = Object.values(staffCheckInTries);
      const ming = await as('xiaoming');
      for (const call of calls) {
        if (typeof call !== 'function') continue;
        expect(await call(ming, HONG)).toEqual(refused('forbidden'));
        expect(await call(world().visitor(), HONG)).toEqual(refused('not-logged-in'));
      }
    });
  });
};

/** A way to make each call of the area. */
export const staffCheckInTries: Tries<'staffCheckIn'> = {
  entries: ({ staffCheckIn }) => staffCheckIn.entries(page),
  count: ({ staffCheckIn }) => staffCheckIn.count(on),
  calendar: ({ staffCheckIn }) => staffCheckIn.calendar({ campaign: on.campaign }),
  effect: ({ staffCheckIn }) => staffCheckIn.effect({ campaign: on.campaign }),
  standings: ({ staffCheckIn }) => staffCheckIn.standings({ ...on, state: 'all', size: 20 }),
  remindMissing: ({ staffCheckIn }) => staffCheckIn.remindMissing({ campaign: '2025_summer_arena' }),
  makeUp: ({ staffCheckIn }, { id: userId }) => staffCheckIn.makeUp({ ...on, userId, reason: '生病' }),
  takeBack: ({ staffCheckIn }, { id: userId }) => staffCheckIn.takeBack({ ...on, userId }),
  entry: ({ staffCheckIn }, { id: userId }) => staffCheckIn.entry({ ...on, userId }),
  review: ({ staffCheckIn }, { id: userId }) =>
    staffCheckIn.review({ ...on, userId, version: 1, mark: 'like', comment: '', requestKey: 'request-1' }),
  judgeCopy: ({ staffCheckIn }, { id: userId }) =>
    staffCheckIn.judgeCopy({ ...on, userId, version: 1, verdict: 'copy' }),
  comment: ({ staffCheckIn }, { id: userId }) =>
    staffCheckIn.comment({ ...on, userId, text: '好', requestKey: 'request-1' }),
  removeComment: ({ staffCheckIn }, { id: userId }) =>
    staffCheckIn.removeComment({ ...on, userId, id: 'nothing' }),
};
