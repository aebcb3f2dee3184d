import { createFakes } from '@ykd/application/testing';
import { ACTIVITY_PERIODS, isWindowOpen } from '@ykd/domain/campaign';
import { isShownTag, isTagColour } from '@ykd/domain/member';
import { DAY_MS } from '@ykd/domain/shared';
import { expect, it } from 'vitest';
import { hashDemoPasswords, loadDemo } from '../../src/demo/index.js';

const AT = Date.UTC(2026, 0, 15, 2);

it('opens the default check-in, the banner and the popup for some weeks, and nothing else', async () => {
  const fakes = createFakes(AT);
  await loadDemo({ ...fakes, hashes: await hashDemoPasswords(fakes.passwordHasher) }, AT);
  const periods = await fakes.activityPeriods.periods();
  const open = ['2025_summer_arena', 'promo_banner', 'report_popup'] as const;
  for (const key of open) {
    expect(isWindowOpen(periods[key], AT - 20 * DAY_MS)).toBe(true);
    expect(isWindowOpen(periods[key], AT + 20 * DAY_MS)).toBe(true);
    expect(isWindowOpen(periods[key], AT + 21 * DAY_MS)).toBe(false);
  }
  const { '2025_summer_arena': arena, promo_banner, report_popup, ...others } = ACTIVITY_PERIODS;
  expect([arena, promo_banner, report_popup]).not.toContainEqual(periods.promo_banner);
  expect(periods).toMatchObject(others);
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
