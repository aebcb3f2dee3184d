import type { Pictures } from '../create-design';
import { checkIns } from './drawings/check-ins';
import { courses } from './drawings/courses';
import { cover } from './drawings/cover';
import { days } from './drawings/days';
import { end } from './drawings/end';
import { fellows } from './drawings/fellows';
import { first } from './drawings/first';
import { hour } from './drawings/hour';
import { longestDay } from './drawings/longest-day';
import { notes } from './drawings/notes';
import { run } from './drawings/run';

/** What is drawn of each topic. */
export const pictures: Pictures = {
  cover,
  first,
  days,
  run,
  courses,
  hour,
  'longest-day': longestDay,
  'check-ins': checkIns,
  notes,
  fellows,
  end,
};
