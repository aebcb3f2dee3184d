import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { fakePng, HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { EVENING, MINUTE, on, refused } from './staff-check-in-world.js';
import { loggedIn, type WorldOf } from './world.js';

const HERS = { userId: HONG.id, ...on };
const HIS = { userId: MING.id, ...on };
const ESSAY = '今天学完了循环和列表，做了六道练习，最后一题卡了很久，后来发现是下标从零开始。';

/** What every implementation of StaffCheckInPort does about copies. */
export const staffCopiesSuite = (world: WorldOf): void => {
  const as = (account: string): Promise<Ports> => loggedIn(world(), account);
  /** Jing looks after Ming and Hong, Tao after Ming alone; Ming wrote first, Hong the same. */
  const ready = async () => {
    await withCare(world());
    const { deps } = world();
    deps.clock.set(EVENING);
    const ming = await as('xiaoming');
    const { imageUrl } = must(await ming.checkIn.upload({ bytes: fakePng('pixels') }));
    must(await ming.checkIn.save({ campaign: on.campaign, text: ESSAY, pictures: [imageUrl] }));
    deps.clock.advance(MINUTE);
    const hong = await as(HONG.userName ?? '');
    const copy = { campaign: on.campaign, text: ESSAY.replaceAll('，', '！'), pictures: [] };
    const saved = must(await hong.checkIn.save(copy));
    deps.clock.advance(MINUTE);
    const [jing, tao] = [await as(JING.userName ?? ''), await as(TAO.userName ?? '')];
    return { ming, hong, saved, copy, imageUrl, admin: await as('admin'), jing, tao };
  };
  const acts = () =>
    world()
      .deps.auditLog.stored.filter(({ act }) => act === 'checkins.judge')
      .map(({ actor, about, before, after }) => ({ actor, about, before, after }));
  const judging = (verdict: 'copy' | 'own', version = 1) => ({ ...HERS, verdict, version }) as const;

  describe('StaffCheckInPort: copies', () => {
    it('shows whoever sees both of which earlier entry one is a copy, and nothing to students', async () => {
      const { hong, saved, admin, jing, imageUrl } = await ready();
      const likeness = {
        kind: 'text',
        percent: 100,
        of: { name: '小明', day: on.day, text: ESSAY, pictures: [imageUrl], isChangedSince: false },
        verdict: 'none',
        judgedBy: null,
        judgedAt: null,
        version: 1,
      };
      for (const staff of [admin, jing]) {
        const { list } = must(await staff.staffCheckIn.entries({ ...on, sort: 'first', size: 20 }));
        expect(list.map((one) => [one.student.id, one.likeness])).toEqual([
          [MING.id, null],
          [HONG.id, likeness],
        ]);
      }
      const { days } = must(await hong.checkIn.mine({ campaign: on.campaign }));
      expect(days).toEqual(saved.days);
      expect(Object.keys(days[0] ?? {}).toSorted()).toEqual([
        'comments',
        'day',
        'gmtCreated',
        'gmtModified',
        'madeUp',
        'mark',
        'pictures',
        'text',
      ]);
    });

    it('says only that there is one to whom does not look after its member', async () => {
      await ready();
      // On the next day it is he who copies her.
      world().deps.clock.set(EVENING + DAY_MS);
      const [ming, hong] = [await as('xiaoming'), await as(HONG.userName ?? '')];
      const tao = await as(TAO.userName ?? '');
      const text = '我写了一个小小的记账程序，可以加一笔、删一笔，还能按月份算出一共花了多少钱。';
      must(await hong.checkIn.save({ campaign: on.campaign, text, pictures: [] }));
      world().deps.clock.advance(MINUTE);
      must(await ming.checkIn.save({ campaign: on.campaign, text, pictures: [] }));
      const next = { ...HIS, day: '2025-03-11' };
      const { likeness } = must(await tao.staffCheckIn.entry(next));
      expect(likeness).toMatchObject({ kind: 'text', percent: 100, of: null });
      expect(must(await tao.staffCheckIn.judgeCopy({ ...next, verdict: 'own', version: 1 }))).toMatchObject({
        likeness: { of: null, verdict: 'own', judgedBy: { id: TAO.id } },
      });
    });

    it('says what was said of it, by whom and when; it waits no more', async () => {
      const { jing, admin } = await ready();
      const open = { ...on, sort: 'first', size: 20, likeness: 'open' } as const;
      const idsOf = async (staff: Ports) =>
        must(await staff.staffCheckIn.entries(open)).list.map(({ student }) => student.id);
      expect(await idsOf(admin)).toEqual([HONG.id]);
      expect(must(await jing.staffCheckIn.count(on))).toMatchObject({ suspects: 1 });
      const at = world().deps.clock.now();
      const answer = must(await jing.staffCheckIn.judgeCopy(judging('copy')));
      expect(answer).toMatchObject({
        version: 1,
        mark: 'none',
        likeness: { verdict: 'copy', judgedBy: { id: JING.id, name: '陈静' }, judgedAt: at, version: 2 },
      });
      expect(await idsOf(jing)).toEqual([]);
      expect(must(await jing.staffCheckIn.count(on))).toMatchObject({ suspects: 0 });
      // Said again, as it was seen before or after: nothing changes. Otherwise: it does.
      world().deps.clock.advance(MINUTE);
      for (const version of [1, 2])
        expect(must(await jing.staffCheckIn.judgeCopy(judging('copy', version)))).toEqual(answer);
      expect(must(await jing.staffCheckIn.judgeCopy(judging('own', 1)))).toMatchObject({
        likeness: { verdict: 'own', version: 3 },
      });
      expect(acts()).toEqual([
        { actor: JING.id, about: HONG.id, before: { verdict: 'none' }, after: { verdict: 'copy' } },
        { actor: JING.id, about: HONG.id, before: { verdict: 'copy' }, after: { verdict: 'own' } },
      ]);
    });

    it('does not come between those who review the entry', async () => {
      const { jing, admin } = await ready();
      must(await jing.staffCheckIn.judgeCopy(judging('own')));
      const review = { ...HERS, version: 1, mark: 'like', comment: '', requestKey: 'request-1' } as const;
      expect(must(await admin.staffCheckIn.review(review))).toMatchObject({
        mark: 'like',
        isChangedSince: false,
        likeness: { verdict: 'own' },
      });
      expect(must(await jing.staffCheckIn.judgeCopy(judging('copy', 2)))).toMatchObject({ mark: 'like' });
    });

    it('is said once: who comes second sees who was first, and what a student changed is judged anew', async () => {
      const { hong, copy, jing, admin } = await ready();
      must(await jing.staffCheckIn.judgeCopy(judging('copy')));
      for (const verdict of ['own', 'copy'] as const)
        expect(await admin.staffCheckIn.judgeCopy(judging(verdict))).toMatchObject({
          ok: false,
          error: {
            kind: 'changed-meanwhile',
            version: 2,
            by: { id: JING.id, name: '陈静' },
            now: { verdict: 'copy' },
          },
        });
      must(await hong.checkIn.save({ ...copy, text: ESSAY.replace('六道', '八道') }));
      expect(await jing.staffCheckIn.judgeCopy(judging('own', 2))).toMatchObject({
        ok: false,
        error: { kind: 'changed-meanwhile', version: 3, by: null, now: { verdict: 'none' } },
      });
      must(await admin.staffCheckIn.judgeCopy(judging('own', 3)));
      must(await hong.checkIn.save({ ...copy, text: '今天休息' }));
      expect(await admin.staffCheckIn.judgeCopy(judging('copy', 4))).toMatchObject({
        error: { kind: 'changed-meanwhile', by: null },
      });
      expect(must(await admin.staffCheckIn.entry(HERS)).likeness).toBeNull();
      // There is nothing to be said of it.
      expect(await admin.staffCheckIn.judgeCopy(judging('copy', 5))).toEqual(refused('entity-not-found'));
      expect(await admin.staffCheckIn.judgeCopy({ ...HIS, verdict: 'own', version: 0 })).toEqual(
        refused('entity-not-found'),
      );
    });

    it('tells that the earlier entry was written anew since', async () => {
      const { ming, jing } = await ready();
      must(await ming.checkIn.save({ campaign: on.campaign, text: '改成别的了', pictures: [] }));
      expect(must(await jing.staffCheckIn.entry(HERS)).likeness).toMatchObject({
        of: { text: '改成别的了', isChangedSince: true },
      });
    });

    it('knows a picture that another student shows', async () => {
      const { hong, jing } = await ready();
      const { imageUrl } = must(await hong.checkIn.upload({ bytes: fakePng('pixels') }));
      must(await hong.checkIn.save({ campaign: on.campaign, text: '看图', pictures: [imageUrl] }));
      expect(must(await jing.staffCheckIn.entry(HERS)).likeness).toMatchObject({
        kind: 'picture',
        percent: 100,
        of: { name: '小明' },
      });
    });

    it('lets nobody judge out of reach, and no student', async () => {
      const { tao, hong } = await ready();
      expect(await tao.staffCheckIn.judgeCopy(judging('copy'))).toEqual(refused('entity-not-found'));
      expect(await hong.staffCheckIn.judgeCopy({ ...HIS, verdict: 'copy', version: 0 })).toEqual(
        refused('forbidden'),
      );
    });
  });
};
