import { WORK_TEXT_MAX } from '@ykd/domain/shift';
import { describe, expect, it } from 'vitest';
import { MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** Ten minutes before the end of 2025-03-10 in Shanghai. */
const EVENING = Date.UTC(2025, 2, 10, 15, 50);
const MINUTE = 60_000;
const TODAY = { day: '2025-03-10', from: 540, to: 1_080, text: '点评打卡', version: 0 } as const;
const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string) => ({ ok: false, error: { kind: 'invalid-input', issues: [{ field }] } });

/** What every implementation of AssistantDayPort does. */
export const assistantDaySuite = (world: WorldOf): void => {
  const ready = async () => {
    await withCare(world());
    world().deps.clock.set(EVENING);
    const as = (account: string) => loggedIn(world(), account);
    return { jing: await as(JING.userName ?? ''), tao: await as(TAO.userName ?? '') };
  };

  describe('AssistantDayPort', () => {
    it('keeps a day of the caller’s, which nobody else reads', async () => {
      const { jing, tao } = await ready();
      const kept = { ...TODAY, text: '点评打卡\n答疑', version: 1, gmtModified: EVENING };
      expect(
        must(await jing.assistantDay.save({ ...TODAY, userId: JING.id, text: ' 点评打卡\n答疑 ' })),
      ).toEqual(kept);
      expect(must(await jing.assistantDay.month({}))).toEqual({
        month: '2025-03',
        today: '2025-03-10',
        days: [kept],
      });
      expect(must(await tao.assistantDay.month({ month: '2025-03' })).days).toEqual([]);
      expect(must(await jing.assistantDay.month({ month: '2025-02' })).days).toEqual([]);
      expect(await tao.assistantDay.save({ ...TODAY, userId: JING.id })).toEqual(refused('forbidden'));
    });

    it('is changed as it was seen: another device is not overwritten, and the same once more changes nothing', async () => {
      const { jing } = await ready();
      const first = must(await jing.assistantDay.save(TODAY));
      world().deps.clock.advance(MINUTE);
      // Its answer was lost, and it was sent again.
      expect(must(await jing.assistantDay.save(TODAY))).toEqual(first);
      expect(await jing.assistantDay.save({ ...TODAY, to: 1_200 })).toEqual({
        ok: false,
        error: {
          kind: 'changed-meanwhile',
          now: { from: 540, to: 1_080, text: '点评打卡' },
          version: 1,
          by: null,
          at: EVENING,
        },
      });
      expect(await jing.assistantDay.save({ ...TODAY, day: '2025-03-09', version: 1 })).toMatchObject({
        error: { kind: 'changed-meanwhile', now: {}, version: 0 },
      });
      const changed = { ...TODAY, to: 1_200, version: 2, gmtModified: EVENING + MINUTE };
      expect(must(await jing.assistantDay.save({ ...TODAY, to: 1_200, version: 1 }))).toEqual(changed);
      expect(must(await jing.assistantDay.month({})).days).toEqual([changed]);
    });

    it('takes today and yesterday, and says what is wrong', async () => {
      const { jing } = await ready();
      const saved = (over: object) => jing.assistantDay.save({ ...TODAY, ...over });
      must(await saved({ day: '2025-03-09' }));
      expect(await saved({ day: '2025-03-08' })).toMatchObject(issue('day'));
      expect(await saved({ day: '2025-03-11' })).toMatchObject(issue('day'));
      expect(await saved({ day: '2025-02-30' })).toMatchObject(issue('day'));
      expect(await saved({ to: 540 })).toMatchObject(issue('to'));
      expect(await saved({ from: 1_440 })).toMatchObject(issue('from'));
      expect(await saved({ text: '字'.repeat(WORK_TEXT_MAX + 1) })).toMatchObject(issue('text'));
      must(await saved({ text: '😀'.repeat(WORK_TEXT_MAX) }));
      // Midnight is that of Shanghai.
      world().deps.clock.set(Date.UTC(2025, 2, 10, 16));
      must(await saved({ to: 1_100, version: 1 }));
      expect(await saved({ day: '2025-03-09', version: 1, to: 900 })).toMatchObject(issue('day'));
      expect(await jing.assistantDay.month({ month: '2025-13' })).toMatchObject(issue('month'));
      expect(must(await jing.assistantDay.month({ month: '2025-03' })).days.map(({ day }) => day)).toEqual([
        '2025-03-09',
        '2025-03-10',
      ]);
    });

    it('is for staff with a role', async () => {
      await ready();
      const ming = await loggedIn(world(), MING.userName ?? '');
      for (const ports of [ming, world().visitor()]) {
        const kind = ports === ming ? 'forbidden' : 'not-logged-in';
        expect(await ports.assistantDay.month({})).toEqual(refused(kind));
        expect(await ports.assistantDay.save(TODAY)).toEqual(refused(kind));
      }
    });
  });
};

/** A way to make each call of the area. */
export const assistantDayTries: Tries<'assistantDay'> = {
  month: ({ assistantDay }) => assistantDay.month({}),
  save: ({ assistantDay }, { id: userId }) => assistantDay.save({ ...TODAY, userId }),
};
