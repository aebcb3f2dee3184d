import { NO_DEEDS, studyYear } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { countStudy } from '../../study-time/count-study.js';
import { HONG, MING } from '../fakes/index.js';
import { setPopup } from './activity-samples.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of YearReportPort does. */
export const yearReportSuite = (world: WorldOf): void => {
  /** Has Ming study ten minutes of a course at each of these instants. */
  const study = (userId: string, ...instants: readonly number[]) =>
    countStudy(
      world().deps,
      userId,
      instants.map((from) => ({
        id: `${userId}-${from}`,
        courseId: 'py1',
        outlineNum: 0,
        sectionNum: 0,
        from,
        seconds: 600,
      })),
    );
  /** Noon of 1 January of a year. */
  const noon = (year: number): number => studyYear(year).from + DAY_MS / 2;

  describe('YearReportPort', () => {
    it('tells the latest year that is over, each member his own', async () => {
      await study(MING.id, noon(2025), noon(2025) + DAY_MS, noon(2024), noon(2026));
      await study(HONG.id, noon(2025));
      const { yearReport } = await loggedIn(world());
      const told = must(await yearReport.report({ edition: 'report' }));
      expect(told).toMatchObject({
        year: 2025,
        isOver: true,
        story: {
          kind: 'studied',
          year: 2025,
          studyDaysInYear: 2,
          totalSeconds: 1200,
          courses: [{ courseId: 'py1', seconds: 1200 }],
        },
        deeds: NO_DEEDS,
      });
      expect(told.courses.map(({ courseId }) => courseId)).toEqual(['py1']);
      // The same report at each look, with the same number.
      expect(must(await yearReport.report({ edition: 'report' }))).toEqual(told);
      const hers = must(
        await (await loggedIn(world(), HONG.mobile)).yearReport.report({ edition: 'report' }),
      );
      expect(hers.story).toMatchObject({ studyDaysInYear: 1 });
      expect(hers.story.reportNumber).not.toBe(told.story.reportNumber);
    });

    it('tells nothing of a year without study', async () => {
      const { yearReport } = await loggedIn(world());
      const empty = { kind: 'empty', year: 2023 };
      expect(must(await yearReport.report({ edition: 'report2023' }))).toMatchObject({
        year: 2023,
        story: empty,
        deeds: NO_DEEDS,
        courses: [],
      });
    });

    it('is made anew when somebody studied more in that year since', async () => {
      await study(MING.id, noon(2024));
      const { yearReport } = await loggedIn(world());
      expect(must(await yearReport.report({ edition: 'report2024' })).story).toMatchObject({
        studyDaysInYear: 1,
      });
      await study(MING.id, noon(2024) + 3 * DAY_MS);
      expect(must(await yearReport.report({ edition: 'report2024' })).story).toMatchObject({
        studyDaysInYear: 2,
      });
    });

    it('counts what he did in the year beside reading', async () => {
      const { progress, checkIns } = world().deps;
      await study(MING.id, noon(2024));
      const pass = { userId: MING.id, courseId: 'py1' };
      await progress.pass({ ...pass, exerciseId: 'a', at: noon(2024) });
      await progress.pass({ ...pass, exerciseId: 'b', at: noon(2025) });
      // Of two campaigns on a day it is one.
      for (const [campaign, day] of [
        ['2024_march', '2024-03-04'],
        ['2024_spring', '2024-03-04'],
        ['2024_march', '2024-03-05'],
        ['2025_march', '2025-03-04'],
      ] as const)
        await checkIns.put({
          campaign,
          userId: MING.id,
          day,
          text: '打卡',
          pictures: [],
          at: noon(2025),
        });
      const { yearReport } = await loggedIn(world());
      expect(must(await yearReport.report({ edition: 'report2024' })).deeds).toEqual({
        exercises: 1,
        checkIns: 2,
        notes: 0,
        ahead: null,
      });
    });

    it('tells the year of the popup while that runs, to whom studied in it', async () => {
      const { clock } = world().deps;
      const yearOf = async (account?: string) =>
        must(await (await loggedIn(world(), account)).yearReport.report({ edition: 'report' })).year;
      const popupFrom = async (firstDay: string) =>
        setPopup((await loggedIn(world(), 'admin')).activity, { firstDay, lastDay: '2027-03-31' });
      // December: the year goes on, and the popup tells of it already.
      clock.set(Date.UTC(2026, 11, 5));
      await study(MING.id, noon(2025));
      await study(MING.id, Date.UTC(2026, 11, 3));
      await popupFrom('2026-12-01');
      expect(await yearOf()).toBe(2026);
      expect(await yearOf(HONG.mobile)).toBe(2025);
      // One that began before tells of the year that is over, whichever that is.
      await popupFrom('2026-11-15');
      expect(await yearOf()).toBe(2025);
      clock.set(Date.UTC(2027, 0, 1));
      expect(await yearOf()).toBe(2026);
    });

    it('asks for a login', async () => {
      expect(await world().visitor().yearReport.report({ edition: 'report' })).toEqual({
        ok: false,
        error: { kind: 'not-logged-in' },
      });
    });
  });
};

/** A way to make each call of the area. */
export const yearReportTries: Tries<'yearReport'> = {
  report: ({ yearReport }) => yearReport.report({ edition: 'report2024' }),
  consent: ({ yearReport }) => yearReport.consent(),
  setConsent: ({ yearReport }) => yearReport.setConsent({ year: 2025, isGiven: false }),
};
