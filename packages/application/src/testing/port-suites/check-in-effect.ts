import { DAY_MS, dayIndexOf, dayOfIndex, shanghaiDay, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { createEffectCounter } from '../../check-in/count-effects.js';
import { countStudy } from '../../study-time/count-study.js';
import { sampleCheckIn } from '../contracts/check-ins.js';
import { sampleMember } from '../contracts/samples.js';
import { setDays } from '../fakes/activities.js';
import { TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { loggedIn, type WorldOf } from './world.js';

const campaign = '2025_march';
const FIRST_DAY = '2025-03-01';
const begins = startOfShanghaiDay(dayIndexOf(FIRST_DAY));
const MINUTE = 60;

/** What StaffCheckInPort tells of the effect of a campaign. */
export const checkInEffectSuite = (world: WorldOf): void => {
  /** A campaign of two weeks; it is the day that is so many days after its first. */
  const on = async (day: number) => {
    const { deps } = world();
    setDays(deps, campaign, { firstDay: FIRST_DAY, lastDay: '2025-03-14' });
    deps.clock.set(begins + day * DAY_MS + 9 * 60 * MINUTE * 1000);
    await withCare(world());
    const count = createEffectCounter(deps);
    return {
      deps,
      /** Counts all that is due. */
      count: async () => {
        while ((await count()) > 0);
      },
      ask: async (account = 'admin') => {
        const { staffCheckIn } = await loggedIn(world(), account);
        return must(await staffCheckIn.effect({ campaign }));
      },
      /** A student who studied so many minutes on each of these days, and took part or did not. */
      add: async (key: string, tookPart: boolean, minutesOn: Readonly<Record<number, number>>) => {
        await deps.members.insert(sampleMember(key));
        const beats = Object.entries(minutesOn).map(([at, minutes]) => ({
          id: `${key}-${at}`,
          courseId: 'py1',
          outlineNum: 0,
          sectionNum: 0,
          from: begins + Number(at) * DAY_MS,
          seconds: minutes * MINUTE,
        }));
        await countStudy(deps, `member-${key}`, beats);
        if (!tookPart) return;
        const of = { userId: `member-${key}`, campaign, day: FIRST_DAY };
        await deps.checkIns.put(sampleCheckIn(of));
      },
    };
  };
  const nothing = { counted: null, effect: null };

  describe('StaffCheckInPort: the effect of a campaign', () => {
    it('is told of no campaign before its first week is over', async () => {
      const { deps, count, ask } = await on(-1);
      await count();
      const ahead = await ask();
      expect(ahead).toMatchObject({ state: 'ahead', ...nothing });
      expect(ahead.weeks.map(({ span, firstDay }) => `${span} ${firstDay}`)).toEqual(
        ['before', 'before', 'during', 'during', 'after', 'after'].map(
          (span, at) => `${span} ${dayOfIndex(dayIndexOf(FIRST_DAY) + (at - 2) * 7)}`,
        ),
      );
      deps.clock.set(begins);
      expect(await ask()).toMatchObject({ state: 'early', ...nothing });
      deps.clock.set(begins + 7 * DAY_MS - 1);
      await count();
      expect(await ask()).toMatchObject({ state: 'early', ...nothing });
      deps.clock.set(begins + 7 * DAY_MS);
      expect(await ask()).toMatchObject({ state: 'counting', ...nothing });
    });

    it('shows no group that is too small, and says how many there are', async () => {
      const { deps, count, ask, add } = await on(8);
      await add('1', true, { [-3]: 30, 2: 60 });
      await add('2', true, { 2: 60 });
      await add('3', false, { [-3]: 30 });
      await count();
      expect(await ask()).toMatchObject({
        state: 'small',
        counted: { at: deps.clock.now(), took: 1, others: 1, newcomers: 1 },
        effect: null,
      });
    });

    it('shows both groups, whoever of those who review asks, and counts anew the next day', async () => {
      const { deps, count, ask, add } = await on(15);
      for (let at = 0; at < 20; at += 1) {
        await add(`t${at}`, true, { [-3]: 30, 2: 60, 9: 60 });
        await add(`o${at}`, false, { [-3]: 30, ...(at < 10 ? { 2: 30 } : {}) });
      }
      // Who is counted afterwards is counted tomorrow.
      await count();
      await add('late', false, { [-3]: 30 });
      await count();
      const shown = await ask();
      expect(shown).toMatchObject({
        state: 'shown',
        counted: { at: deps.clock.now(), took: 20, others: 20, newcomers: 0 },
      });
      expect(shown.effect?.points).toHaveLength(4);
      expect(shown.effect?.changes).toEqual([
        {
          span: 'during',
          took: { minutes: 45, percent: 50 },
          others: { minutes: -7.5, percent: -25 },
          difference: { minutes: 52.5, percent: 75 },
        },
      ]);
      expect(await ask(TAO.userName ?? '')).toEqual(shown);
      deps.clock.advance(DAY_MS);
      await count();
      expect((await ask()).counted).toMatchObject({ others: 21 });
      expect(shanghaiDay((await ask()).counted?.at ?? 0)).toBe(shanghaiDay(deps.clock.now()));
    });

    it('is counted anew when staff change the campaign', async () => {
      const { deps, count, ask } = await on(15);
      await count();
      expect(await ask()).toMatchObject({ state: 'small' });
      await deps.unitOfWork.transaction(async ({ activities }) => {
        const before = await activities.campaigns.find(campaign);
        if (before === undefined) throw new Error('it is there');
        await activities.campaigns.put({ ...before, lastDay: '2025-03-20', version: before.version + 1 });
      });
      expect(await ask()).toMatchObject({ state: 'counting', ...nothing });
      await count();
      const again = await ask();
      expect(again).toMatchObject({ state: 'small' });
      expect(again.weeks).toHaveLength(9);
    });

    it('knows no campaign that there is not', async () => {
      const { staffCheckIn } = await loggedIn(world(), 'admin');
      expect(await staffCheckIn.effect({ campaign: 'nothing' })).toEqual({
        ok: false,
        error: { kind: 'entity-not-found' },
      });
    });
  });
};
