import { describe, expect, it } from 'vitest';
import type { AssistantDay, AssistantDays } from '../../assistant-day/index.js';
import { withSubject, type MakeSubject } from './subject.js';

const dayOf = (over: Partial<AssistantDay> = {}): AssistantDay => ({
  userId: 'member-1',
  day: '2025-03-10',
  from: 540,
  to: 1_080,
  text: '点评打卡\n“答疑” 😀',
  version: 1,
  gmtCreated: 10,
  gmtModified: 10,
  ...over,
});

/** What every AssistantDays does. */
export const assistantDaysContract = (
  name: string,
  make: MakeSubject<{ readonly assistantDays: AssistantDays }>,
): void => {
  describe(`${name}: AssistantDays`, () => {
    it(
      'keeps one for each member and day, and answers those between two days',
      withSubject(make, async ({ assistantDays }) => {
        const days = [dayOf(), dayOf({ day: '2025-03-31', text: '' }), dayOf({ day: '2025-03-01' })];
        for (const day of [...days, dayOf({ day: '2025-02-28' }), dayOf({ userId: 'member-2', from: 0 })])
          expect(await assistantDays.put(day)).toBe(true);
        expect(await assistantDays.within('member-1', '2025-03-01', '2025-03-31')).toEqual([
          days[2],
          days[0],
          days[1],
        ]);
        expect(await assistantDays.within('member-2', '2025-03-10', '2025-03-10')).toEqual([
          dayOf({ userId: 'member-2', from: 0 }),
        ]);
        expect(await assistantDays.within('member-3', '2025-03-01', '2025-03-31')).toEqual([]);
      }),
    );

    it(
      'puts a day only in the place of the version before',
      withSubject(make, async ({ assistantDays }) => {
        expect(await assistantDays.put(dayOf({ version: 2 }))).toBe(false);
        expect(await assistantDays.put(dayOf())).toBe(true);
        expect(await assistantDays.put(dayOf({ text: '另一台设备' }))).toBe(false);
        expect(await assistantDays.put(dayOf({ text: '跳过一版', version: 3 }))).toBe(false);
        const later = dayOf({ text: '改过', to: 1_200, version: 2, gmtModified: 20 });
        expect(await assistantDays.put(later)).toBe(true);
        expect(await assistantDays.within('member-1', '2025-03-10', '2025-03-10')).toEqual([later]);
      }),
    );

    it(
      'keeps one of several that come at once',
      withSubject(make, async ({ assistantDays }) => {
        for (const version of [1, 2]) {
          const all = await Promise.all(
            ['甲', '乙', '丙'].map((text) => assistantDays.put(dayOf({ text, version }))),
          );
          expect(all.filter(Boolean)).toHaveLength(1);
        }
      }),
    );
  });
};
