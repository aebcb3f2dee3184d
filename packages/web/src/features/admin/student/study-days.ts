import { STUDY_SPAN_MAX_DAYS } from '@ykd/domain/report';
import { daysBetween } from '@ykd/domain/shared';

/** How many of the last days can be chosen. */
export const LAST_DAYS = [7, 30, 90] as const;

/** So many are shown where nothing is said. */
export const USUAL_DAYS = 30;

/** Shanghai days, `YYYY-MM-DD`, both included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Which days are shown: so many of the last ones, which go on with the calendar, or a range of one's own, which stands. */
export type StudyDays = (typeof LAST_DAYS)[number] | Range;

const BETWEEN = '~';

/** Whether there are such days, and not too many. */
export const isRange = ({ from, to }: Range): boolean => {
  try {
    const days = daysBetween(from, to);
    return days >= 0 && days < STUDY_SPAN_MAX_DAYS;
  } catch {
    return false;
  }
};

/** Reads what an address says, null for nothing; undefined for what is no such thing. */
export const readStudyDays = (text: string | null): StudyDays | undefined => {
  if (text === null) return USUAL_DAYS;
  const [from = '', to = '', more] = text.split(BETWEEN);
  const last = LAST_DAYS.find((days) => String(days) === text);
  return last ?? (more === undefined && isRange({ from, to }) ? { from, to } : undefined);
};

/** Writes it; undefined: the usual days are not said. */
export const writeStudyDays = (choice: StudyDays): string | undefined => {
  if (typeof choice === 'object') return `${choice.from}${BETWEEN}${choice.to}`;
  return choice === USUAL_DAYS ? undefined : String(choice);
};

/** The days of a choice. */
export const rangeOf = (choice: StudyDays, lastDays: (days: number) => Range): Range =>
  typeof choice === 'object' ? choice : lastDays(choice);
