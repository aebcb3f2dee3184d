import { HONG, MING } from '../fakes/index.js';
import { shanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { SEED_NOW } from './seed.js';
import { ANNOUNCEMENT_FORM, PROMO_FORM } from './activity-samples.js';
import { must } from './purchases.js';
import { JING, withCare } from './care.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of SidebarPort does. */
export const sidebarSuite = (world: WorldOf): void => {
  const SHOWN = { id: 'l-1', name: '学习之星', color: '#1cc47c', description: '连续打卡', show: 'true' };
  const HIDDEN = { id: 'l-2', name: '需要关注', color: 'x', description: '<b>', show: 'TRUE' };

  const tag = async (): Promise<void> => {
    const { studentTags } = world().deps;
    for (const lable of [SHOWN, HIDDEN]) {
      await studentTags.saveLable(lable, SEED_NOW);
      await studentTags.give({ id: `g-${lable.id}`, studentId: MING.id, lableId: lable.id, at: SEED_NOW });
    }
  };

  describe('SidebarPort', () => {
    it('answers what shows now', async () => {
      const { sidebar } = await loggedIn(world());
      const none = {
        allowListed: false,
        banners: [],
        reportPopup: null,
        announcements: [],
        worksHere: false,
        hasClass: false,
      };
      expect(await sidebar.flags()).toEqual({ ok: true, value: none });
      const today = shanghaiDay(SEED_NOW);
      const days = { firstDay: today, lastDay: today };
      const { activity } = await loggedIn(world(), 'admin');
      const [banner] = must(await activity.savePromo({ id: '', version: 0, ...PROMO_FORM, ...days }));
      const announcement = { id: '', version: 0, ...ANNOUNCEMENT_FORM, ...days };
      const [told] = must(await activity.saveAnnouncement(announcement));
      const { title, hint, short, path } = PROMO_FORM;
      const shown = {
        ...none,
        banners: [{ id: banner?.id, title, hint, short, path }],
        announcements: [
          { id: told?.id, title: ANNOUNCEMENT_FORM.title, text: ANNOUNCEMENT_FORM.text, link: null },
        ],
      };
      expect(await sidebar.flags()).toEqual({ ok: true, value: shown });
      for (const id of [told?.id ?? '', 'nothing', told?.id ?? ''])
        expect(await sidebar.putAway({ id })).toEqual({ ok: true, value: null });
      expect(await sidebar.flags()).toEqual({ ok: true, value: { ...shown, announcements: [] } });
      const hong = (await loggedIn(world(), HONG.userName)).sidebar;
      expect(await hong.flags()).toEqual({ ok: true, value: shown });
    });

    it('shows whoever works here the way to the console', async () => {
      const { sidebar } = await loggedIn(world(), 'admin');
      expect(await sidebar.flags()).toMatchObject({ value: { worksHere: true } });
    });

    it('answers the tags that a student sees of his own, and all of them to staff', async () => {
      await tag();
      const shown = { id: 'g-l-1', lable: SHOWN };
      const { sidebar } = await loggedIn(world());
      expect(await sidebar.findLablesByStudentId({ id: MING.id })).toEqual({ ok: true, value: [shown] });
      const staff = (await loggedIn(world(), 'admin')).sidebar;
      expect(await staff.findLablesByStudentId({ id: MING.id })).toEqual({
        ok: true,
        value: [shown, { id: 'g-l-2', lable: HIDDEN }],
      });
    });

    it('answers a teacher all tags of those in his care, of nobody else any, and of his own those that students see', async () => {
      await tag();
      const { deps } = await withCare(world());
      const absent = { ok: false, error: { kind: 'entity-not-found' } };
      const all = { ok: true, value: [{ lable: SHOWN }, { lable: HIDDEN }] };
      const assistant = (await loggedIn(world(), 'zhujiao')).sidebar;
      expect(await assistant.findLablesByStudentId({ id: MING.id })).toMatchObject(all);
      for (const id of [HONG.id, 'nobody']) {
        expect(await assistant.findLablesByStudentId({ id })).toEqual(absent);
      }
      const teacher = (await loggedIn(world(), 'banzhuren')).sidebar;
      expect(await teacher.findLablesByStudentId({ id: MING.id })).toMatchObject(all);
      await deps.unitOfWork.transaction(({ care }) => care.end(MING.id, JING.id));
      expect(await teacher.findLablesByStudentId({ id: MING.id })).toEqual(absent);
      for (const { id } of [SHOWN, HIDDEN]) {
        await deps.studentTags.give({ id: `own-${id}`, studentId: JING.id, lableId: id, at: SEED_NOW });
      }
      const own = await teacher.findLablesByStudentId({ id: JING.id });
      expect(own).toMatchObject({ ok: true, value: [{ lable: SHOWN }] });
    });

    it('keeps the tags from other students and visitors', async () => {
      await tag();
      const { sidebar } = await loggedIn(world(), HONG.userName);
      const forbidden = { ok: false, error: { kind: 'forbidden' } };
      expect(await sidebar.findLablesByStudentId({ id: MING.id })).toEqual(forbidden);
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      const visitor = world().visitor().sidebar;
      expect(await visitor.findLablesByStudentId({ id: MING.id })).toEqual(refused);
      expect(await visitor.flags()).toEqual(refused);
    });
  });
};

/** A way to make each call of the area. */
export const sidebarTries: Tries<'sidebar'> = {
  flags: ({ sidebar }) => sidebar.flags(),
  putAway: ({ sidebar }) => sidebar.putAway({ id: 'a' }),
  findLablesByStudentId: ({ sidebar }, { id }) => sidebar.findLablesByStudentId({ id }),
};
