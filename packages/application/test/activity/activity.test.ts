import { ACTIVITY_KEYS, ACTIVITY_PERIODS } from '@ykd/domain/campaign';
import type { StaffRole } from '@ykd/domain/access';
import { describe, expect, it } from 'vitest';
import { addMembers, fakeBrowser } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const SPRING = { key: 'promo_banner', firstDay: '2026-03-01', lastDay: '2026-03-31' } as const;
const STAFF = { id: 'u-staff', mobile: '13900000009', userName: 'laoshi' };

const staffWorld = async (role?: StaffRole) => {
  const { app, fakes } = await world();
  await addMembers(fakes, [STAFF], { ...(role === undefined ? {} : { role }), grants: ['orders'] });
  return { fakes, activity: app.activity((await loggedIn(app, STAFF.userName)).context) };
};

describe('the periods of activities', () => {
  it('are read by members', async () => {
    const { app } = await world();
    const activity = app.activity((await loggedIn(app)).context);
    const all = ACTIVITY_KEYS.map((key) => ({ key, ...ACTIVITY_PERIODS[key] }));
    expect(await activity.periods()).toEqual({ ok: true, value: all });
  });

  it.each<StaffRole>(['superAdmin', 'class', 'teacher'])('are set by %s', async (role) => {
    const { activity } = await staffWorld(role);
    const set = await activity.setPeriod(SPRING);
    expect(set.ok && set.value.find(({ key }) => key === 'promo_banner')).toEqual(SPRING);
    expect(await activity.setPeriod(SPRING)).toEqual(set);
    expect(await activity.periods()).toEqual(set);
  });

  it('are set by nobody without a role', async () => {
    const { app, fakes } = await world();
    const forbidden = { ok: false, error: { kind: 'forbidden' } };
    expect(await app.activity((await loggedIn(app)).context).setPeriod(SPRING)).toEqual(forbidden);
    expect(await (await staffWorld()).activity.setPeriod(SPRING)).toEqual(forbidden);
    const visitor = app.activity(fakeBrowser().context);
    const refused = { ok: false, error: { kind: 'not-logged-in' } };
    expect(await visitor.setPeriod(SPRING)).toEqual(refused);
    expect(await visitor.periods()).toEqual(refused);
    expect(fakes.activityPeriods.stored.size).toBe(0);
  });

  it.each([
    [{ firstDay: '2026-02-30' }, 'firstDay'],
    [{ lastDay: '2026-02-01' }, 'lastDay'],
    [{ lastDay: '9999-03-31' }, 'lastDay'],
  ])('refuse %j', async (over, field) => {
    const { activity, fakes } = await staffWorld('class');
    expect(await activity.setPeriod({ ...SPRING, ...over })).toMatchObject({
      ok: false,
      error: { kind: 'invalid-input', issues: [{ field }] },
    });
    expect(fakes.activityPeriods.stored.size).toBe(0);
  });
});
