import { studyYear } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { ReportPictureInput } from '../../report-picture/port.js';
import { countStudy } from '../../study-time/count-study.js';
import { HONG, MING } from '../fakes/index.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const POSTER: ReportPictureInput = { edition: 'report2024', year: 2024, topic: 'poster', hidesName: false };
const ABSENT = { ok: false, error: { kind: 'entity-not-found' } };

/** Has a member study ten minutes of a course at noon of the first days of 2024. */
export const studyIn2024 = (
  { deps }: Pick<ReturnType<WorldOf>, 'deps'>,
  userId: string,
  days: number,
): Promise<unknown> =>
  countStudy(
    deps,
    userId,
    Array.from({ length: days }, (_, at) => ({
      id: `${userId}-${at}`,
      courseId: 'py1',
      outlineNum: 0,
      sectionNum: 0,
      from: studyYear(2024).from + at * DAY_MS + DAY_MS / 2,
      seconds: 60,
    })),
  );

/** What every implementation of ReportPicturePort does. */
export const reportPictureSuite = (world: WorldOf): void => {
  describe('ReportPicturePort', () => {
    it('answers where a picture is, how large, until when, and what it says', async () => {
      await studyIn2024(world(), MING.id, 4);
      const { reportPicture } = await loggedIn(world());
      const { clock } = world().deps;
      const poster = must(await reportPicture.address(POSTER));
      expect(poster).toMatchObject({ width: 1080, height: 1920, until: clock.now() + 30 * DAY_MS });
      expect(poster.path).toMatch(/^\/api\/report\/picture\/./);
      expect(poster.says).toBe(
        `${MING.name}的 2024 年度学习报告，这一年，我学习了 4 天，加在一起 4 分钟，学习时间 4 分钟，最长连续 4 天，${/幸运词 .*/.exec(poster.says)?.[0]}`,
      );
      const page = must(await reportPicture.address({ ...POSTER, topic: 'run' }));
      expect(page).toMatchObject({ width: 1080, height: 1440 });
      expect(page.says).toContain('连续学习了 4 天，1 月 1 日到 1 月 4 日');
      expect(page.path).not.toBe(poster.path);
    });

    it('names nobody where that is wanted', async () => {
      await studyIn2024(world(), MING.id, 2);
      const { reportPicture } = await loggedIn(world());
      const { says } = must(await reportPicture.address({ ...POSTER, hidesName: true }));
      expect(says).toMatch(/^一位同学的 2024 年度学习报告/);
      expect(says).not.toContain(MING.name);
    });

    it('has pictures of the pages that his year has, and of no other', async () => {
      await studyIn2024(world(), HONG.id, 1);
      const hers = (await loggedIn(world(), HONG.mobile)).reportPicture;
      expect(must(await hers.address({ ...POSTER, topic: 'cover' })).says).toContain('2024');
      expect(await hers.address({ ...POSTER, topic: 'days' })).toEqual(ABSENT);
      // A page of another report, and a year without study.
      expect(await hers.address({ ...POSTER, topic: 'stage' })).toEqual(ABSENT);
      expect(await hers.address({ ...POSTER, edition: 'report2023', year: 2023 })).toEqual(ABSENT);
      expect(await (await loggedIn(world())).reportPicture.address(POSTER)).toEqual(ABSENT);
    });

    it('tells the year that is asked for, also once the report tells another one, and never another', async () => {
      await studyIn2024(world(), MING.id, 2);
      // The report tells 2026 now.
      world().deps.clock.advance(studyYear(2027).from - world().deps.clock.now());
      const { reportPicture } = await loggedIn(world());
      const latest = { ...POSTER, edition: 'report' } as const;
      expect(must(await reportPicture.address(latest)).says).toContain('2024 年度学习报告');
      // He studied in no other year, and each of the other reports tells one year alone.
      for (const other of [
        { ...latest, year: 2026 },
        { ...POSTER, year: 2023 },
        { ...POSTER, edition: 'report2023' },
      ] as const)
        expect(await reportPicture.address(other)).toEqual(ABSENT);
    });

    it('asks for a login', async () => {
      expect(await world().visitor().reportPicture.address(POSTER)).toEqual({
        ok: false,
        error: { kind: 'not-logged-in' },
      });
    });
  });
};

/** A way to make each call of the area. */
export const reportPictureTries: Tries<'reportPicture'> = {
  address: ({ reportPicture }) => reportPicture.address(POSTER),
};
