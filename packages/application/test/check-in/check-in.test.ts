import { fc, test } from '@fast-check/vitest';
import { CHECK_IN_CAMPAIGNS, type CheckInCampaignValue } from '@ykd/domain/campaign';
import { DAY_MS, dayIndexOf, dayOfIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { fakeBrowser, HONG, MING, setDays } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const campaign = '2025_march' satisfies CheckInCampaignValue;
const at = (day: string, afterMidnight = 0) => startOfShanghaiDay(dayIndexOf(day)) + afterMidnight;
const entry = (text = '学了循环', pictures: readonly string[] = []) =>
  ({ campaign, text, pictures }) as const;

const inMarch = async (day = '2025-03-10') => {
  const { fakes, app } = await world();
  fakes.clock.set(at(day, 12 * 3_600_000));
  const checkIn = app.checkIn((await loggedIn(app)).context);
  const mine = async () => {
    const answer = await checkIn.mine({ campaign });
    if (!answer.ok) throw new Error(answer.error.kind);
    return answer.value;
  };
  return { fakes, app, checkIn, mine };
};

describe('an entry', () => {
  it('is one a day: again on the day it is replaced, and keeps when it was made', async () => {
    const { fakes, checkIn, mine } = await inMarch();
    const first = fakes.clock.now();
    await checkIn.save(entry('早上'));
    fakes.clock.advance(3_600_000);
    await checkIn.save(entry('晚上'));
    await checkIn.save(entry('晚上'));
    const { days, streak } = await mine();
    expect(days).toEqual([
      {
        day: '2025-03-10',
        text: '晚上',
        pictures: [],
        gmtCreated: first,
        gmtModified: fakes.clock.now(),
        mark: 'none',
        madeUp: null,
        comments: [],
      },
    ]);
    expect(streak.total).toBe(1);
  });

  it('belongs to the day of Shanghai', async () => {
    const { fakes, checkIn, mine } = await inMarch();
    fakes.clock.set(at('2025-03-11') - 1);
    await checkIn.save(entry('还是十号'));
    fakes.clock.advance(1);
    await checkIn.save(entry('已经十一号'));
    expect((await mine()).days.map(({ day, text }) => `${day} ${text}`)).toEqual([
      '2025-03-11 已经十一号',
      '2025-03-10 还是十号',
    ]);
    expect((await mine()).streak).toEqual({ current: 2, longest: 2, total: 2 });
  });

  it.each([
    ['2025-03-01', -1, { kind: 'check-in-closed', reason: 'before' }],
    ['2025-03-01', 0, undefined],
    ['2025-04-01', -1, undefined],
    ['2025-04-01', 0, { kind: 'check-in-closed', reason: 'over' }],
  ])('at %s %d ms: %j', async (day, offset, error) => {
    const { fakes, checkIn } = await inMarch();
    fakes.clock.set(at(day, offset));
    const answer = await checkIn.save(entry());
    if (error === undefined) expect(answer).toMatchObject({ ok: true, value: { isOpen: true } });
    else expect(answer).toMatchObject({ ok: false, error });
    expect(fakes.checkIns.stored.size).toBe(error === undefined ? 1 : 0);
  });

  it('follows the period that staff set', async () => {
    const { fakes, checkIn } = await inMarch('2025-05-02');
    const period = { firstDay: '2025-05-01', lastDay: '2025-05-31' };
    setDays(fakes, campaign, period);
    expect(await checkIn.save(entry())).toMatchObject({ ok: true, value: { isOpen: true, period } });
  });

  it('is one whole entry when two tabs post at once', async () => {
    const { fakes, checkIn, mine } = await inMarch();
    const answers = await Promise.all(['一', '二', '三'].map((text) => checkIn.save(entry(text))));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(fakes.checkIns.stored.size).toBe(1);
    expect((await mine()).days).toHaveLength(1);
  });

  it('is the caller’s own', async () => {
    const { app, checkIn } = await inMarch();
    await checkIn.save(entry());
    const hong = app.checkIn((await loggedIn(app, 'xiaohong')).context);
    expect(await hong.mine({ campaign })).toMatchObject({ ok: true, value: { days: [] } });
    const history = await hong.history();
    expect(history.ok && history.value.every(({ streak }) => streak.total === 0)).toBe(true);
  });

  it('is of the day that the form showed, or is refused', async () => {
    const { fakes, checkIn, mine } = await inMarch();
    fakes.clock.set(at('2025-03-11') - 1);
    expect(await checkIn.save({ ...entry('十号写的'), day: '2025-03-10' })).toMatchObject({ ok: true });
    fakes.clock.advance(1);
    const issue = { field: 'day', message: '日期已经变了，今天是 2025-03-11，请确认内容后再提交' };
    for (const day of ['2025-03-10', '2025-03-12', '']) {
      expect(await checkIn.save({ ...entry('还是十号写的'), day })).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [issue] },
      });
    }
    expect((await mine()).days).toMatchObject([{ day: '2025-03-10', text: '十号写的' }]);
  });

  it('that comes after the last day is told that the campaign is over', async () => {
    const { checkIn } = await inMarch('2025-04-01');
    expect(await checkIn.save({ ...entry(), day: '2025-03-31' })).toMatchObject({
      error: { kind: 'check-in-closed', reason: 'over' },
    });
  });

  it('is not written in another’s name', async () => {
    const { fakes, checkIn } = await inMarch();
    expect(await checkIn.save({ ...entry(), userId: HONG.id })).toEqual({
      ok: false,
      error: { kind: 'forbidden' },
    });
    expect(fakes.checkIns.stored.size).toBe(0);
    expect(await checkIn.save({ ...entry(), userId: MING.id })).toMatchObject({ ok: true });
  });

  it('asks for a login before it says anything else', async () => {
    const { app } = await inMarch();
    const checkIn = app.checkIn(fakeBrowser().context);
    const refused = { ok: false, error: { kind: 'not-logged-in' } };
    expect(await checkIn.save(entry(''))).toEqual(refused);
    expect(await checkIn.mine({})).toEqual(refused);
    expect(await checkIn.history()).toEqual(refused);
  });
});

describe('the streak', () => {
  it('of a campaign that is over stands as it ended', async () => {
    const { fakes, checkIn, mine } = await inMarch();
    for (const day of ['2025-03-29', '2025-03-30', '2025-03-31']) {
      fakes.clock.set(at(day));
      await checkIn.save(entry());
    }
    fakes.clock.set(at('2025-04-05'));
    expect(await mine()).toMatchObject({ isOpen: false, streak: { current: 3, longest: 3, total: 3 } });
  });

  it('counts the days of the period that staff set, while every entry stays', async () => {
    const { fakes, checkIn, mine } = await inMarch();
    const days = ['2025-03-01', '2025-03-02', '2025-03-03', '2025-03-08', '2025-03-09', '2025-03-10'];
    for (const day of days) {
      fakes.clock.set(at(day));
      await checkIn.save(entry());
    }
    const counted = async (firstDay: string, lastDay: string) => {
      setDays(fakes, campaign, { firstDay, lastDay });
      const history = await checkIn.history();
      const summary = history.ok ? history.value.find((one) => one.campaign === campaign) : undefined;
      const { streak, days: written } = await mine();
      expect(summary?.streak).toEqual(streak);
      expect(written).toHaveLength(days.length);
      return streak;
    };
    expect(await counted('2025-03-03', '2025-03-31')).toEqual({ current: 3, longest: 3, total: 4 });
    expect(await counted('2025-03-09', '2025-03-31')).toEqual({ current: 2, longest: 2, total: 2 });
    expect(await counted('2025-03-02', '2025-03-08')).toEqual({ current: 1, longest: 2, total: 3 });
    expect(await counted('2025-04-01', '2025-04-30')).toEqual({ current: 0, longest: 0, total: 0 });
  });

  test.prop([fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 31 })])(
    'counts the days on which somebody wrote, whatever else he did that day',
    async (days) => {
      const { fakes, checkIn, mine } = await inMarch();
      const first = dayIndexOf('2025-03-01');
      for (const day of days.toSorted((a, b) => a - b)) {
        fakes.clock.set(startOfShanghaiDay(first + day));
        await checkIn.save(entry());
        fakes.clock.advance(DAY_MS - 1);
        await checkIn.save(entry('改过'));
      }
      const { days: written, streak } = await mine();
      expect(written.map(({ day }) => day)).toEqual(
        days.toSorted((a, b) => b - a).map((day) => dayOfIndex(first + day)),
      );
      expect(streak.total).toBe(days.length);
    },
  );
});

describe('the history', () => {
  it('has the campaigns that have begun in their order', async () => {
    const { checkIn } = await inMarch();
    await checkIn.save(entry());
    const answer = await checkIn.history();
    if (!answer.ok) throw new Error(answer.error.kind);
    expect(answer.value.map((one) => one.campaign)).toEqual(
      CHECK_IN_CAMPAIGNS.map(({ value }) => value).filter((value) => value !== '2025_summer_arena'),
    );
    expect(answer.value.filter(({ streak }) => streak.total > 0)).toMatchObject([{ campaign, isOpen: true }]);
  });
});
