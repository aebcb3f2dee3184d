import { createFakes } from '@ykd/application/testing';
import { announcementIssues, campaignIssues, EVERYBODY } from '@ykd/domain/activity';
import { ACTIVITY_PERIODS, isWindowOpen, type ActivityKey } from '@ykd/domain/campaign';
import { isShownTag, isTagColour } from '@ykd/domain/member';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { expect, it } from 'vitest';
import { hashDemoPasswords, loadDemo } from '../../src/demo/index.js';
import { fillWithDemo } from '../../src/fill-database.js';
import { repositories } from '../../src/persistence/index.js';
import { freshSqliteDatabase } from '../support/both-databases.js';

const AT = Date.UTC(2026, 0, 15, 2);

it('opens the default check-in, the banner and the popup for some weeks, and nothing else', async () => {
  const fakes = createFakes(AT);
  await loadDemo({ ...fakes, hashes: await hashDemoPasswords(fakes.passwordHasher) }, AT);
  const { activities } = fakes;
  const open = ['2025_summer_arena', 'promo_banner', 'report_popup'];
  const all = [
    ...(await activities.campaigns()).map((one) => ({ ...one, key: one.value as string })),
    ...(await activities.promos()).map((one) => ({ ...one, key: one.id })),
  ];
  for (const one of all.filter(({ key }) => open.includes(key))) {
    expect(isWindowOpen(one, AT - 20 * DAY_MS)).toBe(true);
    expect(isWindowOpen(one, AT + 20 * DAY_MS)).toBe(true);
    expect(isWindowOpen(one, AT + 21 * DAY_MS)).toBe(false);
  }
  const others = all.filter(({ key }) => !open.includes(key));
  expect(others).toHaveLength(9);
  for (const { key, firstDay, lastDay } of others)
    expect({ firstDay, lastDay }).toEqual(ACTIVITY_PERIODS[key as ActivityKey]);
});

it.each(['demo-xiaoming', 'demo-xiaohong'])(
  'gives %s tags to see, and some that only staff see',
  async (id) => {
    const fakes = createFakes(AT);
    await loadDemo({ ...fakes, hashes: await hashDemoPasswords(fakes.passwordHasher) }, AT);
    const tags = await fakes.studentTags.ofStudent(id);
    expect(tags.filter(isShownTag)).toHaveLength(2);
    expect(tags.length).toBeGreaterThan(2);
    expect(tags.map(({ lable }) => lable.show)).toContain('TRUE');
    for (const { lable } of tags) expect(isTagColour(lable.color)).toBe(true);
  },
);

it('has an announcement for all and a campaign of one class, which staff could have written', async () => {
  const { passwordHasher } = createFakes(AT);
  const { database, dispose } = await freshSqliteDatabase();
  await fillWithDemo(database, { passwordHasher, students: 300 }, AT);
  const { activities, classes } = repositories(database);
  const [announcement, ...others] = await activities.announcements();
  expect(others).toEqual([]);
  if (announcement === undefined) throw new Error('the demo has no announcement');
  expect(announcementIssues(announcement)).toEqual([]);
  expect(announcement.audience).toEqual(EVERYBODY);

  const campaign = await activities.campaign('demo_class');
  if (campaign === undefined) throw new Error('the demo has no campaign of a class');
  expect(campaignIssues(campaign)).toEqual([]);
  const { classIds } = await activities.belongings('demo-xiaoming');
  expect(campaign.audience).toEqual({ kind: 'class', ids: classIds });
  expect((await classes.find(classIds[0] ?? ''))?.teacherId).toBe(campaign.changedBy);

  const shown = await activities.showing(shanghaiDay(AT), 'demo-xiaoming');
  expect(shown.announcements.map(({ id }) => id)).toEqual([announcement.id]);
  expect(shown.campaigns.map(({ value }) => value)).toEqual(['demo_class', '2025_summer_arena']);
  await dispose();
});

it('has no announcement and no campaign of its own without a school', async () => {
  const { passwordHasher } = createFakes(AT);
  const { database, dispose } = await freshSqliteDatabase();
  await fillWithDemo(database, { passwordHasher, students: 0 }, AT);
  const { activities } = repositories(database);
  expect(await activities.announcements()).toEqual([]);
  expect(await activities.campaigns()).toHaveLength(10);
  await dispose();
});
