import { studyStory, type StudyStory } from '@ykd/domain/report';
import type { Clock } from '../ports/clock.js';
import type { StudyLogs } from '../ports/study-logs.js';
import type { YearReports } from '../ports/year-reports.js';
import { makeYear, STORY_FORM } from './make-year.js';

export interface KeepYearDeps {
  readonly clock: Clock;
  readonly studyLogs: Pick<StudyLogs, 'findByYear'>;
  readonly yearReports: Pick<YearReports, 'find' | 'pieces' | 'numbersOf' | 'store'>;
}

/** The year of a member, and when it was made, epoch ms. */
export interface MadeStory {
  readonly story: StudyStory;
  readonly madeAt: number;
}

/** The year of a member: as it is kept, or made anew and kept where he studied more since. */
export const keepYear = async (
  { clock, studyLogs, yearReports }: KeepYearDeps,
  userId: string,
  year: number,
): Promise<MadeStory> => {
  const kept = await yearReports.find(userId, year);
  if (kept?.form === STORY_FORM && kept.pieces === (await yearReports.pieces(userId, year))) return kept;
  const userNumber = (await yearReports.numbersOf([userId])).get(userId) ?? 0;
  const logs = await studyLogs.findByYear(userId, year);
  const madeAt = clock.now();
  const made = makeYear(logs, { userId, year, userNumber, madeAt });
  if (made === undefined) return { story: studyStory([], { year, userNumber }), madeAt };
  await yearReports.store(made);
  return made;
};
