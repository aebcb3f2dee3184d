import type { Lable } from '@ykd/domain/member';
import { DAY_MS, dayIndexOf, shanghaiDay, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import type { SidebarPort } from '../../src/sidebar/index.js';
import { addMembers, fakeBrowser, HONG, MING, setDays, type Fakes } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const flagsOf = async (fakes: Fakes, learnAllowList: readonly string[] = []) => {
  const app = createApplication({ ...fakes, learnAllowList });
  return app.sidebar((await loggedIn(app)).context).flags();
};

/** Ming studied for a minute on this day. */
const studyOn = ({ unitOfWork }: Fakes, day: string): Promise<void> =>
  unitOfWork.transaction(({ studyLogs }) => {
    const at = startOfShanghaiDay(dayIndexOf(day));
    const piece = { at, courseId: 'py1', seconds: 60, beatId: `b-${at}`, outlineNum: 0, sectionNum: 0 };
    return studyLogs.insert(MING.id, [piece]);
  });

describe('what the sidebar shows beside the menu', () => {
  it('is nothing outside of the periods', async () => {
    const { fakes } = await world();
    fakes.clock.advance(Date.UTC(2027, 0) - fakes.clock.now());
    expect(await flagsOf(fakes)).toEqual({
      ok: true,
      value: {
        allowListed: false,
        banners: [],
        reportPopup: null,
        announcements: [],
        worksHere: false,
        hasClass: false,
      },
    });
  });

  it('follows the clock of the server and the periods, each by itself', async () => {
    const { fakes } = await world();
    const today = shanghaiDay(fakes.clock.now());
    await studyOn(fakes, '2025-12-31');
    const period = { firstDay: today, lastDay: today };
    setDays(fakes, 'promo_banner', period);
    expect(await flagsOf(fakes)).toMatchObject({
      value: { banners: [{ id: 'promo_banner' }], reportPopup: null },
    });
    setDays(fakes, 'report_popup', period);
    expect(await flagsOf(fakes)).toMatchObject({
      value: { banners: [{ id: 'promo_banner' }], reportPopup: 2025 },
    });
    fakes.clock.advance(DAY_MS);
    expect(await flagsOf(fakes)).toMatchObject({ value: { banners: [], reportPopup: null } });
  });

  it('has the popup of the yearly report for those alone who have one', async () => {
    const { fakes } = await world();
    const today = shanghaiDay(fakes.clock.now());
    setDays(fakes, 'report_popup', { firstDay: today, lastDay: today });
    expect(await flagsOf(fakes)).toMatchObject({ value: { reportPopup: null } });
    await studyOn(fakes, '2024-12-31');
    await studyOn(fakes, '2026-01-01');
    expect(await flagsOf(fakes)).toMatchObject({ value: { reportPopup: null } });
    await studyOn(fakes, '2025-01-01');
    expect(await flagsOf(fakes)).toMatchObject({ value: { reportPopup: 2025 } });
  });

  it('tells a member only whether his own mobile is listed', async () => {
    const { fakes } = await world();
    expect(await flagsOf(fakes, [HONG.mobile])).toMatchObject({ value: { allowListed: false } });
    const listed = await flagsOf(fakes, [HONG.mobile, MING.mobile]);
    expect(listed).toMatchObject({ value: { allowListed: true } });
    expect(JSON.stringify(listed)).not.toContain(HONG.mobile);
  });

  it('asks for a login', async () => {
    const { app } = await world();
    const sidebar = app.sidebar(fakeBrowser().context);
    const refused = { ok: false, error: { kind: 'not-logged-in' } };
    expect(await sidebar.flags()).toEqual(refused);
    expect(await sidebar.findLablesByStudentId({ id: MING.id })).toEqual(refused);
  });
});

const lable = (id: string, show: string): Lable => ({
  id,
  name: id,
  color: '#123456',
  description: '',
  show,
});

const tagged = async () => {
  const made = await world();
  const { studentTags } = made.fakes;
  for (const [id, show] of [
    ['shown', 'true'],
    ['loud', 'TRUE'],
    ['hidden', 'false'],
  ] as const) {
    await studentTags.saveLable(lable(id, show), 1);
    await studentTags.give({ id: `g-${id}`, studentId: MING.id, lableId: id, at: 1 });
  }
  return made;
};

const namesOf = (result: Awaited<ReturnType<SidebarPort['findLablesByStudentId']>>) =>
  result.ok && result.value.map((tag) => tag.lable.id);

describe('the tags of a student', () => {
  it('reach him when their flag is the text true', async () => {
    const { app } = await tagged();
    const sidebar = app.sidebar((await loggedIn(app)).context);
    expect(namesOf(await sidebar.findLablesByStudentId({ id: MING.id }))).toEqual(['shown']);
  });

  it('are no other student’s business', async () => {
    const { app } = await tagged();
    const sidebar = app.sidebar((await loggedIn(app, HONG.userName)).context);
    const forbidden = { ok: false, error: { kind: 'forbidden' } };
    expect(await sidebar.findLablesByStudentId({ id: MING.id })).toEqual(forbidden);
    expect(await sidebar.findLablesByStudentId({ id: 'nobody' })).toEqual(forbidden);
    expect(await sidebar.findLablesByStudentId({ id: HONG.id })).toEqual({ ok: true, value: [] });
  });

  it.each(['superAdmin', 'class', 'teacher'] as const)('all reach a %s who looks after him', async (role) => {
    const { app, fakes } = await tagged();
    await addMembers(fakes, [{ id: 'u-s', mobile: '13900000009', userName: 'laoshi' }], { role, grants: [] });
    const care = { studentId: MING.id, staffId: 'u-s', kind: 'assistant', since: 1 } as const;
    if (role !== 'superAdmin') await fakes.unitOfWork.transaction((tx) => tx.care.assign(care));
    const sidebar = app.sidebar((await loggedIn(app, 'laoshi')).context);
    expect(namesOf(await sidebar.findLablesByStudentId({ id: MING.id }))).toEqual([
      'hidden',
      'loud',
      'shown',
    ]);
  });

  it('do not reach staff that have grants and no role', async () => {
    const { app, fakes } = await tagged();
    await addMembers(fakes, [{ id: 'u-s', mobile: '13900000009', userName: 'laoshi' }], {
      grants: ['orders'],
    });
    const sidebar = app.sidebar((await loggedIn(app, 'laoshi')).context);
    expect(await sidebar.findLablesByStudentId({ id: MING.id })).toMatchObject({
      error: { kind: 'forbidden' },
    });
  });
});
