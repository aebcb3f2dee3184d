import { DAY_MS, dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { createEffectCounter } from '../../src/check-in/count-effects.js';
import { countStudy } from '../../src/study-time/count-study.js';
import { createFakes, setDays } from '../../src/testing/index.js';

const CAMPAIGN = '2025_march';
const begins = startOfShanghaiDay(dayIndexOf('2025-03-01'));

/** So many students of whom each studied a minute in the week before a campaign of a week, which is over. */
const counting = async (students: number) => {
  const fakes = createFakes(begins + 8 * DAY_MS);
  for (const { value } of await fakes.activities.campaigns()) {
    if (value !== CAMPAIGN) fakes.shop.campaigns.delete(value);
  }
  setDays(fakes, CAMPAIGN, { firstDay: '2025-03-01', lastDay: '2025-03-07' });
  for (let at = 0; at < students; at += 1) {
    const id = `student-${at}`;
    await fakes.members.insert({ user: { id, mobile: `mobile-${at}` }, at: 1 });
    const beat = {
      id: 'a',
      courseId: 'py1',
      outlineNum: 0,
      sectionNum: 0,
      from: begins - DAY_MS,
      seconds: 60,
    };
    await countStudy(fakes, id, [beat]);
  }
  const part = createEffectCounter(fakes);
  const parts = async () => {
    let count = 0;
    while ((await part()) > 0) count += 1;
    return count;
  };
  return { fakes, part, parts, kept: () => fakes.campaignEffects.find(CAMPAIGN) };
};

describe('counting what was studied around campaigns', () => {
  it('goes part by part, and rests when all is counted', async () => {
    const { parts, kept } = await counting(120);
    expect(await parts()).toBe(3);
    expect(await kept()).toMatchObject({
      countedAt: begins + 8 * DAY_MS,
      others: {
        students: 120,
        weeks: [
          { studied: 120, seconds: 7_200 },
          { studied: 0, seconds: 0 },
        ],
      },
      took: { students: 0 },
    });
    expect(await parts()).toBe(0);
  });

  it('begins a campaign anew when a part fails: nobody is counted twice', async () => {
    const { fakes, part, parts, kept } = await counting(60);
    const count = fakes.campaignEffects.part;
    await part();
    fakes.campaignEffects.part = () => Promise.reject(new Error('gone'));
    await expect(part()).rejects.toThrow('gone');
    fakes.campaignEffects.part = count;
    expect(await parts()).toBe(2);
    expect(await kept()).toMatchObject({ others: { students: 60 } });
  });

  it('keeps nothing of a campaign that is changed meanwhile, and counts it as it is now', async () => {
    const { fakes, part, parts, kept } = await counting(60);
    await part();
    const before = fakes.shop.campaigns.get(CAMPAIGN);
    if (before === undefined) throw new Error('it is there');
    fakes.shop.campaigns.set(CAMPAIGN, { ...before, version: before.version + 1, firstDay: '2025-02-28' });
    await part();
    expect(await kept()).toBeUndefined();
    expect(await parts()).toBe(2);
    expect(await kept()).toMatchObject({
      version: before.version + 1,
      // It begins with the day on which they studied: nobody had before.
      others: { students: 0 },
    });
  });
});
