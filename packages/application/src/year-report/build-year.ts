import { isYearOver } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { ReportBuild, YearReports } from '../ports/year-reports.js';
import { makeYear } from './make-year.js';

export interface BuildYearDeps {
  readonly clock: Clock;
  readonly yearReports: Omit<YearReports, 'find' | 'pieces' | 'store'>;
}

/** So many members are looked at in a part: nobody else waits for the database long. */
const AT_A_TIME = 50;
/** What began longer ago is begun anew: who came since, and what arrived late, would be passed over. */
const GOES_ON_MS = DAY_MS;

/** Makes the reports of the next members. */
const buildPart = async (
  { clock, yearReports }: BuildYearDeps,
  { year, after }: ReportBuild,
): Promise<void> => {
  const { members, last } = await yearReports.part(year, { after, limit: AT_A_TIME });
  const numbers = await yearReports.numbersOf(members.map(({ userId }) => userId));
  const madeAt = clock.now();
  const reports = members.flatMap(({ userId, logs }) => {
    const userNumber = numbers.get(userId);
    // Gone meanwhile.
    if (userNumber === undefined) return [];
    const made = makeYear(logs, { userId, year, userNumber, madeAt });
    return made === undefined ? [] : [made];
  });
  // Another process may have been faster: then its part is the one that counts, and the next is asked for.
  await yearReports.storePart({ year, after, last, reports, at: madeAt });
};

/**
 * Makes the reports of all members who studied in a year, part by part, and goes on where it was interrupted; begins anew a day
 * after its beginning, and where all of them were made before. Any number of processes may do so at once. `said` is told before each
 * part how many were made. Answers how many were made; undefined: the year is not over.
 */
export const buildYear = async (
  deps: BuildYearDeps,
  year: number,
  said: (made: number) => void,
): Promise<number | undefined> => {
  const { clock, yearReports } = deps;
  if (!isYearOver(year, clock.now())) return undefined;
  const at = clock.now();
  await yearReports.begin({ year, at, goesOnFrom: at - GOES_ON_MS });
  for (;;) {
    const build = await yearReports.build(year);
    if (build === undefined || build.doneAt !== null) return build?.made ?? 0;
    said(build.made);
    await buildPart(deps, build);
  }
};
