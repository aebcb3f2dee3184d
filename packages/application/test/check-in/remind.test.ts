import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { remindOfCheckIns } from '../../src/check-in/index.js';
import { createFakes } from '../../src/testing/index.js';

const campaign = '2025_march';
/** 20:30 on 2025-03-10 in Shanghai. */
const AT = Date.UTC(2025, 2, 10, 12, 30);

const ready = async (over: object = {}) => {
  const fakes = createFakes();
  fakes.clock.set(AT);
  await fakes.checkInReminders.put({ userId: 'ming', campaign, minute: 1_230, dueAt: AT, ...over });
  const toldTo = async (id: string) => (await fakes.notices.page(id, { limit: 9 })).list;
  const write = (userId: string, day: string) =>
    fakes.checkIns.put({ userId, campaign, day, text: '学了循环', pictures: [], at: fakes.clock.now() });
  return { fakes, toldTo, write, round: () => remindOfCheckIns(fakes) };
};

describe('reminding of check-ins', () => {
  it('tells who has not written, once a day, and only of the last day', async () => {
    const { fakes, toldTo, round } = await ready();
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toMatchObject([
      {
        kind: 'checkIn',
        title: '打卡提醒：2025 年三月打卡',
        text: '到 20:30 你还没有写 2025-03-10 的打卡，当天 24:00 以前都可以写。',
        link: '/learn/clock/march2025',
      },
    ]);
    expect(await round()).toBe(0);
    fakes.clock.advance(DAY_MS - 1);
    expect(await round()).toBe(0);
    fakes.clock.advance(1);
    expect(await round()).toBe(1);
    expect((await toldTo('ming')).map(({ id }) => id)).toEqual([
      'checkin-reminder:ming:2025_march:2025-03-11',
    ]);
  });

  it('tells nobody who has written, and goes on', async () => {
    const { fakes, toldTo, write, round } = await ready();
    await write('ming', '2025-03-10');
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toEqual([]);
    fakes.clock.advance(DAY_MS);
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toHaveLength(1);
  });

  it('takes that of yesterday away, though he has written today', async () => {
    const { fakes, toldTo, write, round } = await ready();
    await round();
    expect(await toldTo('ming')).toHaveLength(1);
    fakes.clock.advance(DAY_MS);
    await write('ming', '2025-03-11');
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toEqual([]);
  });

  it('tells nobody of a day that is over: the server was away', async () => {
    const { fakes, toldTo, round } = await ready();
    fakes.clock.advance(DAY_MS / 2);
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toEqual([]);
    fakes.clock.advance(DAY_MS / 2);
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toHaveLength(1);
  });

  it('waits for a campaign to begin, and ends with it', async () => {
    const { fakes, toldTo, round } = await ready({ dueAt: Date.UTC(2025, 1, 28, 12, 30) });
    fakes.clock.set(Date.UTC(2025, 1, 28, 12, 30));
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toEqual([]);
    expect(await fakes.checkInReminders.minuteOf('ming', campaign)).toBe(1_230);
    fakes.clock.set(Date.UTC(2025, 3, 1, 12, 30));
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toEqual([]);
    expect(await fakes.checkInReminders.minuteOf('ming', campaign)).toBeUndefined();
  });

  it('ends with a campaign that is removed', async () => {
    const { fakes, toldTo, round } = await ready({ campaign: 'nothing' });
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toEqual([]);
    expect(await fakes.checkInReminders.minuteOf('ming', 'nothing')).toBeUndefined();
  });

  it('reminds everybody at the same minute, part by part', async () => {
    const { fakes, round } = await ready();
    for (let at = 0; at < 700; at += 1)
      await fakes.checkInReminders.put({ userId: `m${at}`, campaign, minute: 1_230, dueAt: AT });
    let told = 0;
    for (let due = await round(); due > 0; due = await round()) told += due;
    expect(told).toBe(701);
    expect(await fakes.notices.countUnread('m699', 9)).toBe(1);
  });
});
