import { EVERYBODY, specifiedCampaigns, specifiedPromos } from '@ykd/domain/activity';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type {
  StoredAnnouncement,
  StoredCampaign,
  StoredPromo,
  StoredSite,
  TxActivities,
} from '../../ports/activities.js';
import { addClass, addTerms, sampleMember as sampleClassMember } from './class-samples.js';
import { sampleMember, sampleOrder, sampleProduct } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<
  Repositories,
  'activities' | 'checkIns' | 'classes' | 'members' | 'orders' | 'products' | 'studentTags' | 'unitOfWork'
>;

const STAMP = { version: 1, changedBy: 'jing', changedAt: 5 } as const;
const JUNE = { firstDay: '2026-06-01', lastDay: '2026-06-30' } as const;

/** A campaign with everything that one can have. */
export const sampleCampaign = (value: string, over: Partial<StoredCampaign> = {}): StoredCampaign => ({
  value,
  name: `活动 ${value}`,
  ...JUNE,
  audience: { kind: 'class', ids: ['c1', 'c2'] },
  rules: '每天一次\n“引号”',
  pageText: '来吧 😀',
  badge: '坚持',
  banner: '六月一起打卡',
  prizes: [
    { id: 'p1', title: '笔记本', by: 'total', days: 20, ships: true },
    { id: 'p2', title: '电子书', by: 'longest', days: 7, ships: false },
  ],
  ...STAMP,
  ...over,
});

const samplePromo = (id: string, over: Partial<StoredPromo> = {}): StoredPromo => ({
  id,
  kind: 'banner',
  title: '标题',
  hint: '说明',
  short: '简称',
  path: '/learn/clock',
  ...JUNE,
  audience: EVERYBODY,
  ...STAMP,
  ...over,
});

const sampleAnnouncement = (id: string, over: Partial<StoredAnnouncement> = {}): StoredAnnouncement => ({
  id,
  title: '停机',
  text: '今晚\n十点',
  link: null,
  ...JUNE,
  audience: EVERYBODY,
  ...STAMP,
  ...over,
});

const sampleSite = (host: string, over: Partial<StoredSite> = {}): StoredSite => ({
  host,
  title: '优课达',
  icp: '浙ICP备1号',
  police: '',
  ...STAMP,
  ...over,
});

/** What every store of what staff run does. */
export const activitiesContract = (name: string, make: MakeSubject<Subject>): void => {
  const kept = (test: (subject: Subject) => Promise<void>) => withSubject(make, test);
  const inTx = <T>(
    { unitOfWork }: Pick<Subject, 'unitOfWork'>,
    work: (tx: TxActivities) => Promise<T>,
  ): Promise<T> =>
    unitOfWork.transaction(async ({ activities }) => {
      await activities.lock();
      return work(activities);
    });
  const values = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value);
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

  describe(`${name}: Activities`, () => {
    it(
      'has the campaigns, the banner and the popup of the Specification from the beginning',
      kept(async ({ activities }) => {
        const first = { version: 1, changedBy: null, changedAt: 0 };
        const campaigns = specifiedCampaigns().map((one) => ({ ...one, ...first }));
        expect(await activities.campaigns()).toStrictEqual(campaigns);
        expect(await activities.campaign('2024_march')).toStrictEqual(
          campaigns.find(({ value }) => value === '2024_march'),
        );
        expect(await activities.campaign('nothing')).toBeUndefined();
        expect(await activities.promos()).toStrictEqual(
          specifiedPromos().map((one) => ({ ...one, ...first })),
        );
        expect(await activities.announcements()).toEqual([]);
        expect(await activities.sites()).toEqual([]);
      }),
    );

    it(
      'keeps each kind as it is, changes, counts and removes it',
      kept(async (subject) => {
        const { activities } = subject;
        const campaign = sampleCampaign('2026_june');
        const promo = samplePromo('b', { audience: { kind: 'tag', ids: ['t'] } });
        const announcement = sampleAnnouncement('a', { link: '/learn/plan' });
        const site = sampleSite('www.example.com');
        await inTx(subject, async (tx) => {
          await tx.campaigns.put(campaign);
          await tx.promos.put(promo);
          await tx.announcements.put(announcement);
          await tx.sites.put(site);
          expect(await tx.campaigns.find('2026_june')).toStrictEqual(campaign);
          expect(await tx.promos.find('b')).toStrictEqual(promo);
          expect(await tx.announcements.find('a')).toStrictEqual(announcement);
          expect(await tx.sites.find('www.example.com')).toStrictEqual(site);
          expect(await tx.sites.find('b')).toBeUndefined();
          expect(await tx.campaigns.count()).toBe(11);
          expect(await tx.promos.count()).toBe(3);
          expect(await tx.announcements.count()).toBe(1);
        });
        expect(await activities.campaign('2026_june')).toStrictEqual(campaign);
        expect((await activities.campaigns())[0]).toStrictEqual(campaign);
        expect((await activities.promos())[0]).toStrictEqual(promo);
        expect(await activities.announcements()).toStrictEqual([announcement]);
        expect(await activities.site('www.example.com')).toStrictEqual(site);
        expect(await activities.site('example.com')).toBeUndefined();

        const changed = sampleCampaign('2026_june', {
          audience: EVERYBODY,
          prizes: [],
          version: 2,
          changedBy: null,
        });
        await inTx(subject, async (tx) => {
          await tx.campaigns.put(changed);
          await tx.promos.remove('b');
          await tx.announcements.remove('a');
          await tx.sites.remove('www.example.com');
          await tx.sites.remove('nothing');
        });
        expect(await activities.campaign('2026_june')).toStrictEqual(changed);
        expect(ids(await activities.promos())).not.toContain('b');
        expect(await activities.announcements()).toEqual([]);
        expect(await activities.sites()).toEqual([]);
      }),
    );

    it(
      'answers what begins last first, then by ids, and sites by their hosts',
      kept(async (subject) => {
        const { activities } = subject;
        await inTx(subject, async (tx) => {
          for (const id of ['b', 'a']) await tx.announcements.put(sampleAnnouncement(id));
          await tx.announcements.put(sampleAnnouncement('c', { firstDay: '2026-06-02' }));
          await tx.campaigns.put(sampleCampaign('2024_zzz', { firstDay: '2024-04-01' }));
          for (const host of ['b.cn', 'a.cn']) await tx.sites.put(sampleSite(host));
        });
        expect(ids(await activities.announcements())).toEqual(['c', 'a', 'b']);
        expect(values(await activities.campaigns()).slice(-5)).toEqual([
          '2024_april',
          '2024_zzz',
          '2024_march',
          '2023_october',
          '2023_summer_king',
        ]);
        expect((await activities.sites()).map(({ host }) => host)).toEqual(['a.cn', 'b.cn']);
      }),
    );

    it(
      'tells what shows on a day, with its first and its last, but for what the student put away',
      kept(async (subject) => {
        const { activities, members } = subject;
        for (const key of ['1', '2']) await members.insert(sampleMember(key));
        const campaign = sampleCampaign('2026_june');
        const { version: _v, changedBy: _b, changedAt: _a, ...promo } = samplePromo('b');
        const {
          version: _v2,
          changedBy: _b2,
          changedAt: _a2,
          ...announcement
        } = sampleAnnouncement('a', {
          link: '/learn/plan',
        });
        await inTx(subject, async (tx) => {
          await tx.campaigns.put(campaign);
          await tx.promos.put(samplePromo('b'));
          await tx.announcements.put(sampleAnnouncement('a', { link: '/learn/plan' }));
          await tx.announcements.put(sampleAnnouncement('z', { firstDay: '2026-06-02' }));
        });
        const { value, name: called, banner, audience } = campaign;
        const whole = {
          campaigns: [{ value, name: called, banner, audience, ...JUNE }],
          promos: [promo],
          announcements: [announcement],
        };
        expect(await activities.showing('2026-06-01', 'member-1')).toStrictEqual(whole);
        expect(ids((await activities.showing('2026-06-30', 'member-1')).announcements)).toEqual(['z', 'a']);
        const none = { campaigns: [], promos: [], announcements: [] };
        for (const day of ['2026-05-31', '2026-07-01'])
          expect(await activities.showing(day, 'member-1')).toStrictEqual(none);
        const { promos } = await activities.showing('2025-02-01', 'member-1');
        expect(ids(promos)).toEqual(['report_popup']);

        for (const at of [7, 8]) await activities.putAwayOne('a', 'member-1', at);
        await activities.putAwayOne('nothing', 'member-1', 7);
        expect(ids((await activities.showing('2026-06-30', 'member-1')).announcements)).toEqual(['z']);
        expect(ids((await activities.showing('2026-06-30', 'member-2')).announcements)).toEqual(['z', 'a']);
        expect(await activities.putAwayCount('a')).toBe(1);
        expect(await activities.putAwayCount('z')).toBe(0);
        // Removed, and there again under the same id, it is a new one.
        await inTx(subject, (tx) => tx.announcements.remove('a'));
        await inTx(subject, (tx) => tx.announcements.put(sampleAnnouncement('a')));
        expect(ids((await activities.showing('2026-06-30', 'member-1')).announcements)).toEqual(['z', 'a']);
      }),
    );

    it(
      'keeps an announcement put away when it changes',
      kept(async (subject) => {
        const { activities, members } = subject;
        await members.insert(sampleMember('1'));
        await inTx(subject, (tx) => tx.announcements.put(sampleAnnouncement('a')));
        await activities.putAwayOne('a', 'member-1', 7);
        await inTx(subject, (tx) => tx.announcements.put(sampleAnnouncement('a', { version: 2 })));
        expect((await activities.showing('2026-06-30', 'member-1')).announcements).toEqual([]);
      }),
    );

    it(
      'tells what a student has: what he bought, the classes that he is in, his tags',
      kept(async (subject) => {
        const { activities, members, products, orders, studentTags, unitOfWork } = subject;
        for (const key of ['1', '2']) await members.insert(sampleMember(key));
        const mine = { userId: 'member-1' } as const;
        for (const id of ['p1', 'p2', 'p3', 'p4']) await products.insert(sampleProduct(id));
        for (const [id, over] of [
          ['o1', { productId: 'p2' }],
          ['o2', { productId: 'p2' }],
          ['o3', { productId: 'p1', status: 'TRADE_REFUNDING' }],
          ['o4', { productId: 'p3', status: 'TRADE_REFUNDED' }],
          ['o5', { productId: 'p4', status: 'TRADE_WAIT_PAY' }],
          ['o6', { productId: 'p3', userId: 'member-2' }],
        ] as const)
          await orders.insert(sampleOrder(id, { ...mine, ...over }));
        await addTerms(subject);
        for (const id of ['c1', 'c2', 'c3']) await addClass(subject, id);
        await unitOfWork.transaction(async ({ classes }) => {
          for (const id of ['c2', 'c1']) await classes.join(sampleClassMember(id, 'member-1'));
          await classes.join(sampleClassMember('c3', 'member-2'));
          await classes.leave('c2', 'member-1', { at: 9, by: 'jing', why: '转班' });
        });
        for (const id of ['t2', 't1', 't3']) {
          const show = id === 't1' ? 'false' : 'true';
          await studentTags.saveLable({ id, name: id, color: '#123456', description: '', show }, 1);
        }
        for (const [id, studentId, lableId] of [
          ['g1', 'member-1', 't2'],
          ['g2', 'member-1', 't1'],
          ['g3', 'member-2', 't3'],
        ] as const)
          await studentTags.give({ id, studentId, lableId, at: 1 });
        expect(await activities.belongings('member-1')).toStrictEqual({
          productIds: ['p1', 'p2'],
          classIds: ['c1'],
          tagIds: ['t1', 't2'],
        });
        expect(await activities.belongings('nobody')).toStrictEqual({
          productIds: [],
          classIds: [],
          tagIds: [],
        });
      }),
    );

    it(
      'tells what products, classes and tags are called',
      kept(async (subject) => {
        const { activities, products, studentTags } = subject;
        await products.insert(sampleProduct('x', { name: '课程' }));
        await addTerms(subject);
        await addClass(subject, 'x', { name: '一班' });
        await studentTags.saveLable(
          { id: 'x', name: '标签', color: '#123456', description: '', show: 'true' },
          1,
        );
        for (const [kind, called] of [
          ['product', '课程'],
          ['class', '一班'],
          ['tag', '标签'],
        ] as const) {
          const audience = { kind, ids: ['nothing', 'x'] };
          expect([...(await activities.namesOf(audience))]).toEqual([['x', called]]);
          expect([...(await inTx(subject, (tx) => tx.namesOf(audience)))]).toEqual([['x', called]]);
        }
        expect([...(await activities.namesOf(EVERYBODY))]).toEqual([]);
      }),
    );

    it(
      'knows whether anybody wrote in a campaign',
      kept(async (subject) => {
        const { members, checkIns } = subject;
        await members.insert(sampleMember('1'));
        await inTx(subject, (tx) => tx.campaigns.put(sampleCampaign('2026_june')));
        await checkIns.put({
          userId: 'member-1',
          campaign: '2026_june',
          day: '2026-06-01',
          text: '学了循环',
          pictures: [],
          at: 5,
        });
        await inTx(subject, async (tx) => {
          expect(await tx.hasEntries('2026_june')).toBe(true);
          expect(await tx.hasEntries('2026_jun')).toBe(false);
        });
      }),
    );

    it(
      'keeps nobody’s entry in a campaign that is removed in the same moment',
      kept(async (subject) => {
        const { members, checkIns } = subject;
        await members.insert(sampleMember('1'));
        for (let round = 1; round <= 8; round += 1) {
          const campaign = `round_${round}`;
          await inTx(subject, (tx) => tx.campaigns.put(sampleCampaign(campaign)));
          const written = {
            userId: 'member-1',
            campaign,
            day: '2026-06-01',
            text: '学了',
            pictures: [],
            at: 5,
          };
          const [entry] = await Promise.all([
            checkIns.put(written),
            inTx(subject, async (tx) => {
              await tx.campaigns.find(campaign);
              if (!(await tx.hasEntries(campaign))) await tx.campaigns.remove(campaign);
            }),
          ]);
          await inTx(subject, async (tx) => {
            expect((await tx.campaigns.find(campaign)) !== undefined).toBe(entry !== undefined);
            expect(await tx.hasEntries(campaign)).toBe(entry !== undefined);
          });
          expect(await checkIns.put({ ...written, campaign: 'nowhere' })).toBeUndefined();
        }
      }),
    );

    it(
      'lets one after the other change it',
      kept(async (subject) => {
        await Promise.all(
          [1, 2, 3].map(() =>
            inTx(subject, async (tx) => {
              const before = await tx.sites.find('a.cn');
              await tx.sites.put(sampleSite('a.cn', { version: (before?.version ?? 0) + 1 }));
            }),
          ),
        );
        expect((await subject.activities.site('a.cn'))?.version).toBe(3);
      }),
    );
  });
};
