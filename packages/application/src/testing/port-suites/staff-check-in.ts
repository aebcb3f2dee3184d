import { CHECK_IN_COMMENTS_MAX } from '@ykd/domain/campaign';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO } from './care.js';
import { must } from './purchases.js';
import { EVENING, HERS, MINUTE, issue, on, refused, staffCheckInWorld } from './staff-check-in-world.js';
import type { Tries, Try } from './tries.js';
import type { WorldOf } from './world.js';

const page = { ...on, sort: 'first', size: 20 } as const;

/** What every implementation of StaffCheckInPort does. */
export const staffCheckInSuite = (world: WorldOf): void => {
  const { as, ready, acts, bell } = staffCheckInWorld(world);
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
