import { studyYear } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { countStudy } from '../../study-time/count-study.js';
import { addClass, addTerms, sampleMember } from '../contracts/class-samples.js';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const ABSENT = { ok: false, error: { kind: 'entity-not-found' } };
const YEAR = 2024;

/** A way to make each call of the area. */
export const shownReportTries: Tries<'shownReport'> = {
  years: ({ shownReport }) => shownReport.years({ userId: HONG.id }),
  report: ({ shownReport }) => shownReport.report({ userId: HONG.id, year: YEAR }),
};

/** What every implementation of ShownReportPort does, and what the student decides about it. */
export const shownReportSuite = (world: WorldOf): void => {
  /** Ming and Hong are in the care of Jing, who leads the class of Ming; Tao assists in it. Both studied in the year. */
  const ready = async () => {
    const { deps } = await withCare(world());
    await addTerms(deps);
    await addClass(deps, 'k1', { teacherId: JING.id, assistantIds: [TAO.id] });
    // Who leads this one does not look after its student.
    await addClass(deps, 'k2', { teacherId: TAO.id });
    await deps.unitOfWork.transaction(async ({ classes }) => {
      for (const [id, studentId] of [
        ['k1', MING.id],
        ['k2', HONG.id],
      ] as const) {
        await classes.hold(id);
        await classes.join(sampleMember(id, studentId));
      }
    });
    for (const { id: userId } of [MING, HONG])
      await countStudy(deps, userId, [
        {
          id: userId,
          courseId: 'py1',
          outlineNum: 0,
          sectionNum: 0,
          from: studyYear(YEAR).from,
          seconds: 600,
        },
      ]);
    return deps;
  };
  const reportsOf = async (account: string, userId: string = MING.id) =>
    (await loggedIn(world(), account)).shownReport.years({ userId });
  const reportOf = async (account: string, userId: string = MING.id, year = YEAR) =>
    (await loggedIn(world(), account)).shownReport.report({ userId, year });

  describe('a report that is shown to the class teacher', () => {
    it('is seen by him only after the student agreed, as the student sees it, and no longer once he does not', async () => {
      await ready();
      expect(must(await reportsOf('banzhuren'))).toEqual({ years: [] });
      expect(await reportOf('banzhuren')).toEqual(ABSENT);
      const { yearReport } = await loggedIn(world());
      const unsaid = { years: [], hasTeacher: true };
      expect(must(await yearReport.consent())).toEqual(unsaid);
      const said = { ...unsaid, years: [YEAR] };
      expect(must(await yearReport.setConsent({ year: YEAR, isGiven: true }))).toEqual(said);
      expect(must(await yearReport.setConsent({ year: YEAR, isGiven: true }))).toEqual(said);
      expect(must(await reportsOf('banzhuren'))).toEqual({ years: [YEAR] });
      const own = must(await (await loggedIn(world())).yearReport.report({ edition: 'report2024' }));
      expect(own.story).toMatchObject({ totalSeconds: 600 });
      expect(must(await reportOf('banzhuren'))).toEqual(own);
      // To each year its own consent.
      expect(await reportOf('banzhuren', MING.id, YEAR + 1)).toEqual(ABSENT);
      const again = await loggedIn(world());
      expect(must(await again.yearReport.setConsent({ year: YEAR, isGiven: false }))).toEqual(unsaid);
      expect(must(await reportsOf('banzhuren'))).toEqual({ years: [] });
      expect(await reportOf('banzhuren')).toEqual(ABSENT);
    });

    it('is taken back in a later year as well, of which the reports tell then', async () => {
      const deps = await ready();
      await countStudy(deps, MING.id, [
        {
          id: 'later',
          courseId: 'py1',
          outlineNum: 0,
          sectionNum: 0,
          from: studyYear(YEAR + 2).from,
          seconds: 600,
        },
      ]);
      must(await (await loggedIn(world())).yearReport.setConsent({ year: YEAR, isGiven: true }));
      deps.clock.set(studyYear(YEAR + 3).from);
      const { yearReport } = await loggedIn(world());
      expect(must(await yearReport.report({ edition: 'report' })).year).toBe(YEAR + 2);
      const both = { years: [YEAR, YEAR + 2], hasTeacher: true };
      expect(must(await yearReport.setConsent({ year: YEAR + 2, isGiven: true }))).toEqual(both);
      expect(must(await yearReport.consent())).toEqual(both);
      expect(must(await yearReport.setConsent({ year: YEAR, isGiven: false }))).toEqual({
        ...both,
        years: [YEAR + 2],
      });
      expect(must(await reportsOf('banzhuren'))).toEqual({ years: [YEAR + 2] });
      expect(await reportOf('banzhuren')).toEqual(ABSENT);
    });

    it('is seen by who becomes the class teacher later, until the student takes it back', async () => {
      const deps = await ready();
      must(await (await loggedIn(world())).yearReport.setConsent({ year: YEAR, isGiven: true }));
      await deps.unitOfWork.transaction(async ({ classes }) => {
        const one = await classes.hold('k1');
        if (one !== undefined) await classes.store({ ...one, teacherId: TAO.id, assistantIds: [] });
      });
      const later = TAO.userName ?? '';
      expect(await reportOf('banzhuren')).toEqual(ABSENT);
      must(await reportOf(later));
      const { yearReport } = await loggedIn(world());
      must(await yearReport.setConsent({ year: YEAR, isGiven: false }));
      expect(await reportOf(later)).toEqual(ABSENT);
    });

    it('leaves a line of each day on which it is opened, without what it says', async () => {
      const deps = await ready();
      for (const year of [YEAR, YEAR + 1]) {
        await countStudy(deps, MING.id, [
          {
            id: `m${year}`,
            courseId: 'py1',
            outlineNum: 0,
            sectionNum: 0,
            from: studyYear(year).from,
            seconds: 60,
          },
        ]);
        must(await (await loggedIn(world())).yearReport.setConsent({ year, isGiven: true }));
      }
      const line = (year: number) => ({
        act: 'students.report',
        actor: JING.id,
        subjectId: MING.id,
        about: MING.id,
        before: {},
        after: { year },
      });
      const lines = () => deps.auditLog.stored.filter(({ act }) => act === 'students.report');
      must(await reportsOf('banzhuren'));
      expect(lines()).toEqual([]);
      // Refused: nothing was opened.
      await reportOf('admin');
      await reportOf('banzhuren', MING.id, YEAR + 2);
      expect(lines()).toEqual([]);
      for (const year of [YEAR, YEAR, YEAR + 1, YEAR]) must(await reportOf('banzhuren', MING.id, year));
      expect(lines()).toMatchObject([line(YEAR), line(YEAR + 1)]);
      deps.clock.advance(DAY_MS);
      must(await reportOf('banzhuren'));
      expect(lines()).toMatchObject([line(YEAR), line(YEAR + 1), line(YEAR)]);
    });

    it('is nobody else’s to see, whatever else he may', async () => {
      await ready();
      const { yearReport } = await loggedIn(world());
      must(await yearReport.setConsent({ year: YEAR, isGiven: true }));
      for (const account of [TAO.userName ?? '', 'admin']) {
        expect(must(await reportsOf(account))).toEqual({ years: [] });
        expect(await reportOf(account)).toEqual(ABSENT);
      }
      // In the care of one class teacher, and in the class of another.
      const hers = (await loggedIn(world(), HONG.mobile)).yearReport;
      expect(must(await hers.setConsent({ year: YEAR, isGiven: true }))).toEqual({
        years: [YEAR],
        hasTeacher: false,
      });
      expect(must(await reportsOf('banzhuren', HONG.id))).toEqual({ years: [] });
      for (const account of ['banzhuren', TAO.userName ?? ''])
        expect(await reportOf(account, HONG.id)).toEqual(ABSENT);
    });

    it('is closed again when the student leaves the class, and when the class is archived', async () => {
      const deps = await ready();
      const { yearReport } = await loggedIn(world());
      must(await yearReport.setConsent({ year: YEAR, isGiven: true }));
      const archive = (archivedAt: number | null) =>
        deps.unitOfWork.transaction(async ({ classes }) => {
          const one = await classes.hold('k1');
          if (one !== undefined) await classes.store({ ...one, archivedAt });
        });
      await archive(1);
      expect(await reportOf('banzhuren')).toEqual(ABSENT);
      await archive(null);
      must(await reportOf('banzhuren'));
      await deps.unitOfWork.transaction(async ({ classes }) => {
        await classes.hold('k1');
        await classes.leave('k1', MING.id, { at: 9, by: null, why: null });
      });
      expect(await reportOf('banzhuren')).toEqual(ABSENT);
      expect(must(await yearReport.consent())).toEqual({ years: [YEAR], hasTeacher: false });
    });

    it('is nothing to whoever does not reach the student', async () => {
      await ready();
      for (const attempt of Object.values(shownReportTries)) {
        if (typeof attempt !== 'function') throw new Error('one way a call');
        expect(await attempt(await loggedIn(world(), TAO.userName ?? ''), HONG)).toEqual(ABSENT);
        expect(await attempt(await loggedIn(world()), HONG)).toEqual({
          ok: false,
          error: { kind: 'forbidden' },
        });
      }
    });

    it('is agreed to only where there is one, and by himself', async () => {
      await ready();
      const { yearReport } = await loggedIn(world());
      expect(await yearReport.setConsent({ year: YEAR - 1, isGiven: true })).toEqual(ABSENT);
      expect(must(await yearReport.setConsent({ year: YEAR - 1, isGiven: false })).years).toEqual([]);
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      const visitor = world().visitor().yearReport;
      expect(await visitor.consent()).toEqual(refused);
      expect(await visitor.setConsent({ year: YEAR, isGiven: true })).toEqual(refused);
    });
  });
};
