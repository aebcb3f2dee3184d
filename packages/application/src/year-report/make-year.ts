import { studyStory, type StudyLog, type StudyReportOf } from '@ykd/domain/report';
import type { KeptYear } from '../entities/year-report.js';

/** The form of the stories that are made now: grows with each change of what they tell, and what is kept in another is made anew. */
export const STORY_FORM = 1;

/** Makes the report of a member from all that he studied in its year; undefined: nothing. */
export const makeYear = (
  logs: readonly StudyLog[],
  { userId, madeAt, ...of }: StudyReportOf & Pick<KeptYear, 'userId' | 'madeAt'>,
): KeptYear | undefined => {
  const story = studyStory(logs, of);
  if (story.kind === 'empty') return undefined;
  return {
    userId,
    year: of.year,
    pieces: logs.length,
    form: STORY_FORM,
    studyDays: story.studyDaysInYear,
    story,
    madeAt,
  };
};
