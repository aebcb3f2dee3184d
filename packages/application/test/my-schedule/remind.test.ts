import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import { EVENT_REMINDER_LATE_MS } from '@ykd/domain/school-class';
import { describe, expect, it } from 'vitest';
import type { ClassEvent } from '../../src/ports/class-events.js';
import { remindOfEvents } from '../../src/my-schedule/index.js';
import { sampleEvent } from '../../src/testing/contracts/class-events.js';
import { addClass, classWorld, sampleMember } from '../../src/testing/contracts/class-samples.js';
import { createFakes } from '../../src/testing/index.js';

/** A class with Ming and Hong, and one event that is due. */
const ready = async (over: Partial<ClassEvent> = {}) => {
  const fakes = createFakes();
  const now = fakes.clock.now();
  await classWorld(fakes);
  await addClass(fakes, 'k1', { name: '一班' });
  const event = sampleEvent('e', {
    startsAt: now + HOUR_MS,
    endsAt: now + 2 * HOUR_MS,
    remindAt: now,
    ...over,
  });
  await fakes.unitOfWork.transaction(async ({ classes, classEvents }) => {
    await classes.hold('k1');
    for (const id of ['ming', 'hong']) await classes.join(sampleMember('k1', id));
    await classEvents.put(event);
  });
  const toldTo = async (id: string) => (await fakes.notices.page(id, { limit: 9 })).list;
  const remindAt = async () => (await fakes.classEvents.ofClass('k1'))[0]?.remindAt;
  return { fakes, now, toldTo, remindAt, round: () => remindOfEvents(fakes) };
};

describe('reminding of events', () => {
  it('tells everybody in the class, once', async () => {
    const { fakes, round, toldTo, remindAt } = await ready();
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toMatchObject([
      { kind: 'class', title: '直播课：直播 e', link: '/learn/class', messageId: null, readAt: null },
    ]);
    expect((await toldTo('ming'))[0]?.text).toMatch(/^「一班」：\d{4}-\d\d-\d\d \d\d:\d\d 开始，/);
    expect(await toldTo('hong')).toHaveLength(1);
    expect(await toldTo('lan')).toEqual([]);
    expect(await remindAt()).toBeNull();
    expect(await round()).toBe(0);
    fakes.clock.advance(HOUR_MS);
    expect(await round()).toBe(0);
    expect(await toldTo('ming')).toHaveLength(1);
  });

  it('tells of each time of an event that is repeated', async () => {
    const { fakes, now, round, toldTo, remindAt } = await ready({ repeatsUntil: '2099-12-31' });
    await round();
    expect(await remindAt()).toBe(now + 7 * DAY_MS);
    expect(await round()).toBe(0);
    fakes.clock.advance(7 * DAY_MS);
    await round();
    expect(await toldTo('ming')).toHaveLength(2);
  });

  it('tells nobody of what began long ago, and goes on with what comes', async () => {
    const { fakes, now, round, toldTo, remindAt } = await ready({ repeatsUntil: '2099-12-31' });
    fakes.clock.advance(HOUR_MS + EVENT_REMINDER_LATE_MS + 1);
    await round();
    expect(await toldTo('ming')).toEqual([]);
    expect(await remindAt()).toBe(now + 7 * DAY_MS);
    const late = await ready();
    late.fakes.clock.advance(HOUR_MS + EVENT_REMINDER_LATE_MS);
    await late.round();
    expect(await late.toldTo('ming')).toHaveLength(1);
  });

  it('tells nobody of a class that is put away, and what is due no more', async () => {
    const { fakes, round, toldTo } = await ready();
    await fakes.unitOfWork.transaction(async ({ classes }) => {
      const one = await classes.hold('k1');
      if (one !== undefined) await classes.store({ ...one, archivedAt: 1 });
    });
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
    expect(await toldTo('ming')).toEqual([]);
  });

  it('goes on behind an event that cannot be told of', async () => {
    const { fakes, now, toldTo } = await ready();
    await fakes.unitOfWork.transaction((tx) =>
      tx.classEvents.put(sampleEvent('f', { startsAt: now + HOUR_MS, remindAt: now })),
    );
    let isFirst = true;
    const unitOfWork: typeof fakes.unitOfWork = {
      transaction: (work) => {
        if (!isFirst) return fakes.unitOfWork.transaction(work);
        isFirst = false;
        return Promise.reject(new Error('a poisoned row'));
      },
    };
    await expect(remindOfEvents({ ...fakes, unitOfWork })).rejects.toThrow('a poisoned row');
    expect(await toldTo('ming')).toHaveLength(1);
  });

  it('several at once tell everybody once', async () => {
    const { round, toldTo } = await ready();
    await Promise.all([round(), round(), round()]);
    expect(await toldTo('ming')).toHaveLength(1);
  });

  it.each([
    ['deadline', '截止：直播 e', '截止。'],
    ['reminder', '提醒：直播 e', '。'],
  ] as const)('says of a %s what it is', async (kind, title, end) => {
    const { fakes, now } = await ready();
    const startsAt = now + (kind === 'deadline' ? DAY_MS : 0);
    await fakes.unitOfWork.transaction((tx) =>
      tx.classEvents.put(sampleEvent('e', { kind, startsAt, endsAt: null, remindAt: now })),
    );
    await remindOfEvents(fakes);
    const [notice] = (await fakes.notices.page('ming', { limit: 9 })).list;
    expect(notice?.title).toBe(title);
    expect(notice?.text.endsWith(end)).toBe(true);
  });
});
