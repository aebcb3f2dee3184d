import { DAY_MS, HOUR_MS, shanghaiMinute } from '@ykd/domain/shared';
import type { KnownTimes } from '@ykd/domain/school-class';
import { describe, expect, it } from 'vitest';
import type { ClassEvent } from '../../src/ports/class-events.js';
import { tellOfChanges } from '../../src/my-schedule/index.js';
import { sampleEvent } from '../../src/testing/contracts/class-events.js';
import { addClass, classWorld, sampleMember } from '../../src/testing/contracts/class-samples.js';
import { createFakes } from '../../src/testing/index.js';

const WEEK = 7 * DAY_MS;

/** A class with Ming and Hong, and a weekly event of which something is another thing than they know. */
const ready = async (over: (at: number) => Partial<ClassEvent>, knownAs: Partial<KnownTimes> = {}) => {
  const fakes = createFakes();
  const now = fakes.clock.now();
  const startsAt = now + HOUR_MS;
  await classWorld(fakes);
  await addClass(fakes, 'k1', { name: '一班' });
  const times = {
    startsAt,
    endsAt: startsAt + HOUR_MS,
    repeatsUntil: '2099-12-31',
    changes: [],
    cancelledAt: null,
  };
  const event = sampleEvent('e', {
    ...times,
    version: 2,
    known: { ...times, ...knownAs },
    newsAt: now,
    ...over(startsAt),
  });
  await fakes.unitOfWork.transaction(async ({ classes, classEvents }) => {
    await classes.hold('k1');
    for (const id of ['ming', 'hong']) await classes.join(sampleMember('k1', id));
    await classEvents.put(event);
  });
  const toldTo = async (id: string) => (await fakes.notices.page(id, { limit: 9 })).list;
  const stored = async () => (await fakes.classEvents.ofClass('k1'))[0];
  return { fakes, startsAt, toldTo, stored, round: () => tellOfChanges(fakes) };
};

describe('telling of changes of events', () => {
  it('tells everybody in the class, once', async () => {
    const { fakes, startsAt, round, toldTo, stored } = await ready((at) => ({
      changes: [{ of: at, to: null }],
    }));
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toMatchObject([
      {
        id: 'class:e:v2:ming',
        kind: 'classChange',
        title: '直播课有变动：直播 e',
        text: `「一班」：${shanghaiMinute(startsAt)} 的这一次取消。`,
        link: '/learn/class',
        messageId: null,
        readAt: null,
      },
    ]);
    expect(await toldTo('hong')).toHaveLength(1);
    expect(await toldTo('lan')).toEqual([]);
    expect(await stored()).toMatchObject({
      known: null,
      newsAt: null,
      changes: [{ of: startsAt, to: null }],
    });
    expect(await round()).toBe(0);
    // Whoever does it again, because an answer was lost, tells nobody twice.
    const before = await stored();
    if (before === undefined) throw new Error('no event');
    const { endsAt } = before;
    const known = { startsAt, endsAt, repeatsUntil: '2099-12-31', changes: [], cancelledAt: null };
    await fakes.unitOfWork.transaction((tx) => tx.classEvents.put({ ...before, known, newsAt: 1 }));
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toHaveLength(1);
  });

  it('several at once tell everybody once', async () => {
    const { round, toldTo } = await ready(() => ({ cancelledAt: 5 }));
    await Promise.all([round(), round(), round()]);
    expect((await toldTo('ming')).map(({ title, text }) => [title, text])).toEqual([
      ['直播课取消了：直播 e', '「一班」：不再进行，每一次都取消。'],
    ]);
  });

  it.each([
    ['of what is over', (at: number) => ({ changes: [{ of: at, to: null }] }), 2 * HOUR_MS],
    ['of what is as they know it', () => ({}), 0],
  ])('tells nobody %s', async (_, over, later) => {
    const { fakes, round, toldTo, stored } = await ready(over);
    fakes.clock.advance(later);
    expect(await round()).toBe(1);
    expect(await round()).toBe(0);
    expect(await toldTo('ming')).toEqual([]);
    expect(await stored()).toMatchObject({ known: null, newsAt: null });
  });

  it('waits until it is time, and tells nobody of a class that is put away', async () => {
    const { fakes, round, toldTo } = await ready((at) => ({ cancelledAt: 5, newsAt: at }));
    expect(await round()).toBe(0);
    await fakes.unitOfWork.transaction(async ({ classes }) => {
      const one = await classes.hold('k1');
      if (one !== undefined) await classes.store({ ...one, archivedAt: 1 });
    });
    fakes.clock.advance(HOUR_MS);
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toEqual([]);
    expect(await round()).toBe(0);
  });

  const moved = (of: number, startsAt: number) => ({ of, to: { startsAt, endsAt: startsAt + HOUR_MS } });
  it.each<
    [string, (at: number) => Partial<ClassEvent>, Partial<KnownTimes>, (at: number) => readonly string[]]
  >([
    [
      'that it takes place after all',
      () => ({}),
      { cancelledAt: 5 },
      () => ['直播课照常进行：直播 e', '没有取消，照常进行。'],
    ],
    [
      'of another time of all',
      (at) => ({ startsAt: at + HOUR_MS, endsAt: at + 2 * HOUR_MS }),
      {},
      (at) => ['直播课改了时间：直播 e', `改了时间，下一次是 ${shanghaiMinute(at + HOUR_MS)}。`],
    ],
    [
      'that nothing comes any more',
      (at) => ({ startsAt: at - 2 * WEEK, endsAt: at - 2 * WEEK + 1, repeatsUntil: null }),
      {},
      () => ['直播课改了时间：直播 e', '改了时间，接下来没有了。'],
    ],
    [
      'of single times',
      (at) => ({
        changes: [
          moved(at, at + DAY_MS),
          { of: at + WEEK, to: { startsAt: at + WEEK, endsAt: at + WEEK + 1 } },
        ],
      }),
      {},
      (at) => [
        '直播课有变动：直播 e',
        `${shanghaiMinute(at)} 的这一次改到 ${shanghaiMinute(at + DAY_MS)}。${shanghaiMinute(at + WEEK)} 的这一次改了结束的时间。`,
      ],
    ],
  ])('says %s', async (_, over, known, words) => {
    const { startsAt, round, toldTo } = await ready(over, known);
    await round();
    const [title, text] = words(startsAt);
    expect(await toldTo('ming')).toMatchObject([{ title, text: `「一班」：${text}` }]);
  });

  it('says that a time takes place after all, and of many times how many more there are', async () => {
    const left = (at: number) => Array.from({ length: 7 }, (_, week) => ({ of: at + week * WEEK, to: null }));
    const one = await ready(() => ({}), {});
    const event = await one.stored();
    if (event?.known === null || event === undefined) throw new Error('no event');
    const known = { ...event.known, changes: left(one.startsAt) };
    await one.fakes.unitOfWork.transaction((tx) => tx.classEvents.put({ ...event, known }));
    await one.round();
    const [told] = await one.toldTo('ming');
    expect(told?.text).toMatch(/^「一班」：\S+ \S+ 的这一次照常进行。/);
    expect(told?.text).toMatch(/另有 2 次变动，见「我的班级」。$/);
  });

  it('tells of the others though one fails, which is told again', async () => {
    const { fakes, toldTo, round } = await ready((at) => ({ changes: [{ of: at, to: null }] }));
    const [first] = await fakes.classEvents.ofClass('k1');
    if (first === undefined) throw new Error('no event');
    await fakes.unitOfWork.transaction(({ classEvents }) => classEvents.put({ ...first, id: 'f' }));
    let count = 0;
    const torn = {
      ...fakes.unitOfWork,
      transaction: (work: Parameters<typeof fakes.unitOfWork.transaction>[0]) => {
        count += 1;
        return count === 1 ? Promise.reject(new Error('torn')) : fakes.unitOfWork.transaction(work);
      },
    } as typeof fakes.unitOfWork;
    await expect(tellOfChanges({ ...fakes, unitOfWork: torn })).rejects.toThrow('torn');
    expect((await toldTo('ming')).map(({ id }) => id)).toEqual(['class:f:v2:ming']);
    expect(await round()).toBe(1);
    expect(await toldTo('ming')).toHaveLength(2);
  });
});
