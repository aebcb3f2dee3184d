import type { StaffRole } from '@ykd/domain/access';
import { specifiedCampaigns } from '@ykd/domain/activity';
import { describe, expect, it } from 'vitest';
import { ACTIVITIES_MAX } from '../../src/activity/index.js';
import { addMembers } from '../../src/testing/index.js';
import { CAMPAIGN_FORM } from '../../src/testing/port-suites/activity-samples.js';
import { loggedIn, world } from '../support/browser.js';

const STAFF = { id: 'u-staff', mobile: '13900000009', userName: 'laoshi' };

const staffWorld = async (role?: StaffRole) => {
  const { app, fakes } = await world();
  await addMembers(fakes, [STAFF], { ...(role === undefined ? {} : { role }), grants: ['orders'] });
  return { app, fakes, activity: app.activity((await loggedIn(app, STAFF.userName)).context) };
};

describe('what staff run', () => {
  it.each<StaffRole>(['superAdmin', 'class', 'teacher'])('is seen by %s', async (role) => {
    const { activity } = await staffWorld(role);
    const lines = await activity.campaigns();
    expect(lines.ok && lines.value.map(({ mayChange }) => mayChange)).toEqual(
      specifiedCampaigns().map(() => role === 'superAdmin'),
    );
  });

  it('is nobody’s who has grants and no role', async () => {
    const { activity } = await staffWorld();
    expect(await activity.campaigns()).toEqual({ ok: false, error: { kind: 'forbidden' } });
  });

  it('has an end', async () => {
    const { activity, fakes } = await staffWorld('superAdmin');
    const [one] = fakes.shop.campaigns.values();
    if (one === undefined) throw new Error('no campaign');
    for (let at = fakes.shop.campaigns.size; at < ACTIVITIES_MAX.campaigns; at += 1)
      fakes.shop.campaigns.set(`more_${at}`, { ...one, value: `more_${at}` });
    const more = { value: '2026_march', version: 0, ...CAMPAIGN_FORM };
    expect(await activity.saveCampaign(more)).toMatchObject({
      error: { kind: 'invalid-input', issues: [{ field: 'value', message: '活动最多 200 个' }] },
    });
    fakes.shop.campaigns.delete('more_10');
    expect(await activity.saveCampaign(more)).toMatchObject({ ok: true });
  });

  it('gives prizes their ids, whatever is sent', async () => {
    const { activity } = await staffWorld('superAdmin');
    const prize = { id: 'mine', title: '笔记本', by: 'total', days: 2, ships: true } as const;
    const prizes = [prize, { ...prize, title: '电子书' }];
    const made = await activity.saveCampaign({ value: '2026_march', version: 0, ...CAMPAIGN_FORM, prizes });
    const ids = made.ok ? (made.value[0]?.prizes.map(({ id }) => id) ?? []) : [];
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });
});
