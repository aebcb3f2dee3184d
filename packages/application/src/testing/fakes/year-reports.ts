import { studyYear } from '@ykd/domain/report';
import type { KeptYear, ReportBuild, YearReports } from '../../ports/year-reports.js';
import { fakeStudyLogs } from './study-logs.js';
import type { FakeWorld } from './world.js';

/** Yearly reports in memory. */
export const fakeYearReports = (world: Pick<FakeWorld, 'members' | 'studyLogs'>): YearReports => {
  const { members } = world;
  const studyLogs = fakeStudyLogs(world);
  const kept = new Map<string, KeptYear>();
  const builds = new Map<number, ReportBuild>();
  const numbers = new Map<string, number>();
  const key = (userId: string, year: number): string => JSON.stringify([userId, year]);
  const put = (report: KeptYear): void => {
    kept.set(key(report.userId, report.year), report);
  };
  const learnersOf = (year: number) => {
    const counts = new Map<number, number>();
    for (const one of kept.values())
      if (one.year === year) counts.set(one.studyDays, (counts.get(one.studyDays) ?? 0) + 1);
    return [...counts]
      .map(([studyDays, learners]) => ({ studyDays, learners }))
      .toSorted((a, b) => a.studyDays - b.studyDays);
  };
  return {
    find: async (userId, year) => kept.get(key(userId, year)),
    pieces: async (userId, year) => (await studyLogs.findBetween(userId, studyYear(year))).length,
    numbersOf: async (userIds) => {
      const fresh = [...members.values()]
        .filter(({ user: { id } }) => userIds.includes(id) && !numbers.has(id))
        .toSorted((a, b) => a.at - b.at || (a.user.id < b.user.id ? -1 : 1));
      for (const { user } of fresh) numbers.set(user.id, numbers.size + 1);
      return new Map([...numbers].filter(([id]) => userIds.includes(id)));
    },
    store: async (report) => put(report),
    build: async (year) => builds.get(year),
    begin: async ({ year, at, goesOnFrom }) => {
      const before = builds.get(year);
      if (before?.doneAt === null && before.startedAt >= goesOnFrom) return;
      const learners = before?.learners ?? [];
      builds.set(year, { year, after: '', made: 0, startedAt: at, doneAt: null, learners });
    },
    part: async (year, { after, limit }) => {
      const ids = [...members.keys()]
        .filter((id) => id > after)
        .toSorted()
        .slice(0, limit);
      const all = await Promise.all(
        ids.map(async (userId) => ({ userId, logs: await studyLogs.findByYear(userId, year) })),
      );
      return {
        members: all.filter(({ logs }) => logs.length > 0),
        last: ids.length < limit ? undefined : ids.at(-1),
      };
    },
    storePart: async ({ year, after, last, reports, at }) => {
      const build = builds.get(year);
      if (build === undefined || build.doneAt !== null || build.after !== after) return false;
      reports.forEach(put);
      builds.set(year, {
        ...build,
        after: last ?? after,
        made: build.made + reports.length,
        doneAt: last === undefined ? at : null,
        learners: last === undefined ? learnersOf(year) : build.learners,
      });
      return true;
    },
  };
};
