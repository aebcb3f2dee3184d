import { specifiedCampaigns, specifiedPromos } from '@ykd/domain/activity';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { addClass, addTerms, sampleMember as sampleClassMember } from '../contracts/class-samples.js';
import { HONG, MING } from '../fakes/index.js';
import { ANNOUNCEMENT_FORM, CAMPAIGN_FORM, PROMO_FORM, setPopup } from './activity-samples.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import type { Tries, Try } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string) => ({ ok: false, error: { kind: 'invalid-input', issues: [{ field }] } });

/** What every implementation of ActivityPort does. */
export const activitySuite = (world: WorldOf): void => {
  const as = async (account: string): Promise<Ports> => loggedIn(world(), account);
  /** Two classes: Jing leads the first one, where Ming is. */
  const ready = async () => {
    await withCare(world());
    const { deps } = world();
    await addTerms(deps);
    await addClass(deps, 'c1', { name: '一班', teacherId: JING.id, assistantIds: [TAO.id] });
    await addClass(deps, 'c2', { name: '二班' });
    await deps.unitOfWork.transaction(({ classes }) => classes.join(sampleClassMember('c1', MING.id)));
    return { admin: await as('admin'), jing: await as(JING.userName ?? '') };
  };
  const forClass = (id: string) => ({ kind: 'class', ids: [id] }) as const;
  const acts = () => world().deps.auditLog.stored.filter(({ act }) => act.startsWith('activities.'));
  const seen = { value: '2026_march', version: 0 };
  /** The version of what is new: when it was made. */
  const FIRST = SEED_NOW;

  describe('ActivityPort', () => {
    it('answers what the Specification has, as it is', async () => {
      const { activity } = await as('admin');
      const line = { version: 1, changedBy: null, changedAt: 0, audienceNames: [], mayChange: true };
      expect(must(await activity.campaigns())).toEqual(
        specifiedCampaigns().map((one) => ({ ...one, ...line })),
      );
      expect(must(await activity.promos())).toEqual(specifiedPromos().map((one) => ({ ...one, ...line })));
      expect(must(await activity.announcements())).toEqual([]);
      expect(must(await activity.sites())).toEqual([]);
    });

    it('makes a campaign, changes and removes it, each with a line in the audit log', async () => {
      const { activity } = await as('admin');
      const [made] = must(await activity.saveCampaign({ ...seen, ...CAMPAIGN_FORM, name: ' 三月 ' }));
      const prizes = CAMPAIGN_FORM.prizes.map((prize) => ({ ...prize, id: expect.any(String) as string }));
      expect(made).toEqual({
        ...CAMPAIGN_FORM,
        value: '2026_march',
        name: '三月',
        prizes,
        version: FIRST,
        changedBy: { id: 'u-admin', name: 'admin' },
        changedAt: SEED_NOW,
        audienceNames: [],
        mayChange: true,
      });
      const kept = made?.prizes.slice(1) ?? [];
      const change = { ...seen, version: FIRST, ...CAMPAIGN_FORM, prizes: kept };
      const [changed] = must(await activity.saveCampaign(change));
      expect(changed).toMatchObject({ version: FIRST + 1, prizes: kept });
      expect(await activity.saveCampaign({ ...change, name: '又一个' })).toEqual({
        ok: false,
        error: {
          kind: 'changed-meanwhile',
          now: { ...CAMPAIGN_FORM, prizes: kept },
          version: FIRST + 1,
          by: { id: 'u-admin', name: 'admin' },
          at: SEED_NOW,
        },
      });
      expect(await activity.removeCampaign({ ...seen, version: FIRST })).toMatchObject(
        refused('changed-meanwhile'),
      );
      expect(must(await activity.removeCampaign({ ...seen, version: FIRST + 1 }))).toHaveLength(10);
      expect(await activity.removeCampaign({ ...seen, version: FIRST + 1 })).toEqual(
        refused('entity-not-found'),
      );
      expect(await activity.saveCampaign(change)).toEqual(refused('entity-not-found'));
      expect(acts()).toMatchObject([
        {
          act: 'activities.campaign.save',
          subjectKind: 'campaign',
          subjectId: '2026_march',
          actor: 'u-admin',
          before: {},
          after: {
            name: '三月',
            audience: ['所有学员'],
            prizes: ['笔记本（累计 2 天，寄送）', '电子书（连续 7 天）'],
          },
        },
        {
          before: { name: '三月' },
          after: { name: CAMPAIGN_FORM.name, prizes: ['电子书（连续 7 天）'] },
        },
        { act: 'activities.campaign.remove', before: { badge: '三月之星' }, after: {} },
      ]);
    });

    it('keeps the ten campaigns, the popup, and whatever somebody wrote in', async () => {
      const { activity } = await as('admin');
      expect(await activity.removeCampaign({ value: '2024_march', version: 1 })).toMatchObject(
        issue('value'),
      );
      expect(await activity.removePromo({ id: 'report_popup', version: 1 })).toMatchObject(issue('id'));
      must(await activity.saveCampaign({ ...seen, ...CAMPAIGN_FORM }));
      const { checkIn } = await as('xiaoming');
      must(await checkIn.save({ campaign: '2026_march', text: '学了循环', pictures: [] }));
      expect(await activity.removeCampaign({ ...seen, version: FIRST })).toMatchObject(issue('value'));
    });

    it('says what is wrong with each', async () => {
      const { activity } = await as('admin');
      const save = (over: object) => activity.saveCampaign({ ...seen, ...CAMPAIGN_FORM, ...over });
      expect(await save({ value: 'A' })).toMatchObject(issue('value'));
      expect(await save({ value: '2024_march' })).toMatchObject(issue('value'));
      expect(await save({ name: ' ' })).toMatchObject(issue('name'));
      expect(await save({ lastDay: '2026-02-01' })).toMatchObject(issue('lastDay'));
      expect(await save({ audience: forClass('nothing') })).toMatchObject(issue('audience'));
      expect(await save({ audience: { kind: 'all', ids: ['x'] } })).toMatchObject(issue('audience'));
      const promo = { id: '', version: 0, ...PROMO_FORM };
      expect(await activity.savePromo({ ...promo, path: 'https://evil.example' })).toMatchObject(
        issue('path'),
      );
      const announcement = { id: '', version: 0, ...ANNOUNCEMENT_FORM };
      expect(await activity.saveAnnouncement({ ...announcement, text: '' })).toMatchObject(issue('text'));
      const site = { version: 0, title: '优课达', icp: '', police: '' };
      expect(await activity.saveSite({ ...site, host: 'a/b' })).toMatchObject(issue('host'));
      expect(await activity.running({ firstDay: 'x', lastDay: '2026-01-01' })).toMatchObject(
        issue('firstDay'),
      );
      expect(await activity.preview({ studentId: MING.id, day: '2026-02-30' })).toMatchObject(issue('day'));
      expect(acts()).toEqual([]);
    });

    it('keeps banners, announcements and sites', async () => {
      const { activity } = await as('admin');
      const [promo] = must(
        await activity.savePromo({ id: 'mine', version: 0, ...PROMO_FORM, kind: 'report' }),
      );
      // Its id is the server's to give, and a new one is a banner.
      expect(promo).toMatchObject({ ...PROMO_FORM, kind: 'banner', version: FIRST });
      const nameless = {
        ...PROMO_FORM,
        id: promo?.id ?? '',
        version: FIRST,
        kind: 'report',
        title: '',
      } as const;
      expect(await activity.savePromo(nameless)).toMatchObject(issue('title'));
      expect(promo?.id).not.toBe('mine');
      const id = promo?.id ?? '';
      const [changed] = must(
        await activity.savePromo({ id, version: FIRST, ...PROMO_FORM, kind: 'banner', title: '夏季课程' }),
      );
      expect(changed).toMatchObject({ id, version: FIRST + 1, title: '夏季课程' });
      expect(must(await activity.removePromo({ id, version: FIRST + 1 }))).toHaveLength(2);

      const [told] = must(
        await activity.saveAnnouncement({ id: '', version: 0, ...ANNOUNCEMENT_FORM, link: ' ' }),
      );
      expect(told).toMatchObject({ ...ANNOUNCEMENT_FORM, link: null, away: 0, version: FIRST });
      const { sidebar } = await as('xiaoming');
      must(await sidebar.putAway({ id: told?.id ?? '' }));
      expect(must(await activity.announcements())).toMatchObject([{ away: 1 }]);
      expect(must(await activity.removeAnnouncement({ id: told?.id ?? '', version: FIRST }))).toEqual([]);

      const site = { host: ' WWW.Example.com ', title: '优课达', icp: '浙ICP备1号', police: '' };
      expect(must(await activity.saveSite({ version: 0, ...site }))).toMatchObject([
        { host: 'www.example.com', title: '优课达', version: FIRST },
      ]);
      expect(await activity.saveSite({ version: 0, ...site })).toMatchObject(issue('host'));
      must(await activity.saveSite({ version: FIRST, ...site, police: '浙公网安备1号' }));
      expect(must(await activity.removeSite({ host: 'www.example.com', version: FIRST + 1 }))).toEqual([]);
      expect(acts().map(({ act, subjectKind }) => `${act} ${subjectKind}`)).toEqual([
        'activities.promo.save promo',
        'activities.promo.save promo',
        'activities.promo.remove promo',
        'activities.announcement.save announcement',
        'activities.announcement.remove announcement',
        'activities.site.save site',
        'activities.site.save site',
        'activities.site.remove site',
      ]);
    });

    it('takes none that was removed and made anew for the one that somebody saw', async () => {
      const { activity } = await as('admin');
      const site = { host: 'a.cn', title: '优课达', icp: '', police: '' };
      must(await activity.saveSite({ version: 0, ...site }));
      world().deps.clock.advance(1);
      must(await activity.removeSite({ host: site.host, version: FIRST }));
      must(await activity.saveSite({ version: 0, ...site, title: '新的' }));
      const old = refused('changed-meanwhile');
      expect(await activity.saveSite({ version: FIRST, ...site })).toMatchObject(old);
      expect(await activity.removeSite({ host: site.host, version: FIRST })).toMatchObject(old);
      expect(must(await activity.sites())).toMatchObject([{ title: '新的' }]);
    });

    it('keeps one of two that are saved at once, and refuses the other with what is there', async () => {
      const { activity } = await as('admin');
      must(await activity.saveCampaign({ ...seen, ...CAMPAIGN_FORM }));
      const change = (name: string) =>
        activity.saveCampaign({ ...seen, version: FIRST, ...CAMPAIGN_FORM, name });
      const answers = await Promise.all([change('甲'), change('乙')]);
      const [kept] = must(await activity.campaigns());
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({
        error: { kind: 'changed-meanwhile', now: { name: kept?.name }, version: FIRST + 1 },
      });
      expect(['甲', '乙']).toContain(kept?.name);
    });

    it('keeps one that is gone where it was, and takes it nowhere else', async () => {
      const { admin } = await ready();
      const { activity } = admin;
      must(await activity.saveCampaign({ ...seen, ...CAMPAIGN_FORM, audience: forClass('c1') }));
      const asProduct = { kind: 'product', ids: ['c1'] } as const;
      expect(
        await activity.saveCampaign({ ...seen, version: FIRST, ...CAMPAIGN_FORM, audience: asProduct }),
      ).toMatchObject(issue('audience'));
    });

    it('tells two classes of one name apart in what the log says', async () => {
      const { admin } = await ready();
      await addClass(world().deps, 'c3', { name: '一班' });
      const made = { ...CAMPAIGN_FORM, audience: forClass('c1') };
      must(await admin.activity.saveCampaign({ ...seen, ...made }));
      must(await admin.activity.saveCampaign({ ...seen, version: FIRST, ...made, audience: forClass('c3') }));
      expect(acts().at(-1)).toMatchObject({
        before: { audience: ['班级 一班（c1）'] },
        after: { audience: ['班级 一班（c3）'] },
      });
    });

    it('lets a class teacher and an assistant run what is for their own classes alone', async () => {
      const { admin, jing } = await ready();
      const { activity } = jing;
      const own = { ...CAMPAIGN_FORM, audience: forClass('c1') };
      expect(await activity.saveCampaign({ ...seen, ...CAMPAIGN_FORM })).toMatchObject(issue('audience'));
      expect(await activity.saveCampaign({ ...seen, ...own, audience: forClass('c2') })).toMatchObject(
        issue('audience'),
      );
      const [made] = must(await activity.saveCampaign({ ...seen, ...own }));
      expect(made).toMatchObject({ audienceNames: [{ id: 'c1', name: '一班' }], mayChange: true });
      const tao = await as(TAO.userName ?? '');
      must(await tao.activity.saveCampaign({ ...seen, version: FIRST, ...own, name: '改名' }));
      expect(must(await activity.campaigns()).filter(({ mayChange }) => mayChange)).toHaveLength(1);

      const [banner] = must(await admin.activity.promos());
      const { id = '', version = 0 } = banner ?? {};
      const mine = { ...PROMO_FORM, audience: forClass('c1') };
      expect(await activity.savePromo({ id, version, ...mine })).toEqual(refused('forbidden'));
      expect(await activity.removePromo({ id, version })).toEqual(refused('forbidden'));
      const site = { version: 0, host: 'a.cn', title: '优课达', icp: '', police: '' };
      expect(await activity.saveSite(site)).toEqual(refused('forbidden'));
      // Once it is for others too, it is no more hers.
      const both = { kind: 'class', ids: ['c1', 'c2'] } as const;
      must(await admin.activity.saveCampaign({ ...seen, version: FIRST + 1, ...own, audience: both }));
      expect(await activity.saveCampaign({ ...seen, version: FIRST + 2, ...own })).toEqual(
        refused('forbidden'),
      );
      expect(await activity.removeCampaign({ ...seen, version: FIRST + 2 })).toEqual(refused('forbidden'));
    });

    it('shows what runs on some days, what begins last first', async () => {
      const { admin } = await ready();
      must(await admin.activity.saveCampaign({ ...seen, ...CAMPAIGN_FORM, audience: forClass('c1') }));
      must(await admin.activity.saveAnnouncement({ id: '', version: 0, ...ANNOUNCEMENT_FORM }));
      await setPopup(admin.activity, { firstDay: '2026-02-01', lastDay: '2026-03-31' });
      const on = async (firstDay: string, lastDay: string) =>
        must(await admin.activity.running({ firstDay, lastDay })).map(
          ({ kind, title }) => `${kind} ${title}`,
        );
      const march = [
        `campaign ${CAMPAIGN_FORM.name}`,
        `announcement ${ANNOUNCEMENT_FORM.title}`,
        'report 年度报告弹窗',
      ];
      expect(await on('2026-03-01', '2026-03-31')).toEqual(march);
      expect(await on('2026-03-02', '2026-03-02')).toEqual(march);
      expect(await on('2026-03-03', '2026-03-03')).toEqual([march[0], march[2]]);
      expect(await on('2026-02-28', '2026-02-28')).toEqual([march[2]]);
      expect(await on('2026-04-01', '2026-04-02')).toEqual([]);
      const [first] = must(await admin.activity.running({ firstDay: '2026-03-03', lastDay: '2026-03-03' }));
      expect(first).toMatchObject({ key: '2026_march', audienceNames: [{ id: 'c1', name: '一班' }] });
    });

    it('previews what a student would see on a day, and of nobody out of reach', async () => {
      const { admin, jing } = await ready();
      must(await jing.activity.saveCampaign({ ...seen, ...CAMPAIGN_FORM, audience: forClass('c1') }));
      must(await admin.activity.saveAnnouncement({ id: '', version: 0, ...ANNOUNCEMENT_FORM }));
      const of = async (studentId: string, day: string) =>
        must(await jing.activity.preview({ studentId, day }));
      const first = await of(MING.id, '2026-03-01');
      expect(first).toMatchObject({
        student: { id: MING.id, name: '小明' },
        day: '2026-03-01',
        banners: [
          { title: CAMPAIGN_FORM.name, hint: '三月一起打卡', path: '/learn/clock?campaign=2026_march' },
        ],
        reportPopup: null,
        announcements: [{ title: '停机维护' }],
        campaigns: [{ campaign: '2026_march', isOpen: true, badge: '三月之星', streak: { total: 0 } }],
      });
      expect(JSON.stringify(first)).not.toContain('"text":"学');
      const none = { banners: [], announcements: [], campaigns: [] };
      expect(await of(MING.id, '2026-02-28')).toMatchObject(none);
      expect(await of(HONG.id, '2026-03-01')).toMatchObject({ ...none, announcements: [{}] });
      for (const studentId of ['nobody', 'u-new'])
        expect(await jing.activity.preview({ studentId, day: '2026-03-01' })).toEqual(
          refused('entity-not-found'),
        );
      // What is written later is not there yet on a day before.
      const { checkIn } = await as('xiaoming');
      world().deps.clock.advance(86_400_000);
      must(await checkIn.save({ campaign: '2026_march', text: '学了循环', pictures: [] }));
      const again = await as(JING.userName ?? '');
      const totals = await Promise.all(
        ['2026-03-01', '2026-03-02'].map(async (day) => {
          const { campaigns } = must(await again.activity.preview({ studentId: MING.id, day }));
          return campaigns[0]?.streak.total;
        }),
      );
      expect(totals).toEqual([0, 1]);
    });

    it('is for staff with a role', async () => {
      const { activity } = await as('xiaoming');
      const calls: readonly (Try | Readonly<Record<string, Try>>)[] = Object.values(activityTries);
      for (const call of calls) {
        if (typeof call !== 'function') continue;
        expect(await call({ activity } as Ports, MING)).toEqual(refused('forbidden'));
        expect(await call(world().visitor(), MING)).toEqual(refused('not-logged-in'));
      }
      expect(acts()).toEqual([]);
    });
  });
};

/** A way to make each call of the area. */
export const activityTries: Tries<'activity'> = {
  campaigns: ({ activity }) => activity.campaigns(),
  saveCampaign: ({ activity }) =>
    activity.saveCampaign({ value: '2026_march', version: 0, ...CAMPAIGN_FORM }),
  removeCampaign: ({ activity }) => activity.removeCampaign({ value: '2026_march', version: 1 }),
  promos: ({ activity }) => activity.promos(),
  savePromo: ({ activity }) => activity.savePromo({ id: '', version: 0, ...PROMO_FORM }),
  removePromo: ({ activity }) => activity.removePromo({ id: 'promo_banner', version: 1 }),
  announcements: ({ activity }) => activity.announcements(),
  saveAnnouncement: ({ activity }) => activity.saveAnnouncement({ id: '', version: 0, ...ANNOUNCEMENT_FORM }),
  removeAnnouncement: ({ activity }) => activity.removeAnnouncement({ id: 'a', version: 1 }),
  sites: ({ activity }) => activity.sites(),
  saveSite: ({ activity }) =>
    activity.saveSite({ version: 0, host: 'www.example.com', title: '优课达', icp: '', police: '' }),
  removeSite: ({ activity }) => activity.removeSite({ host: 'www.example.com', version: 1 }),
  running: ({ activity }) => activity.running({ firstDay: '2026-03-01', lastDay: '2026-03-31' }),
  preview: ({ activity }, { id: studentId }) => activity.preview({ studentId, day: '2026-03-01' }),
};
