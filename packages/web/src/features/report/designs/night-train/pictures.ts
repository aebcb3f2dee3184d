import type { Pictures } from '../create-design';
import { courses } from './drawings/courses';
import { cover } from './drawings/cover';
import { days } from './drawings/days';
import { end } from './drawings/end';
import { exercises } from './drawings/exercises';
import { first } from './drawings/first';
import { hour } from './drawings/hour';
import { letter } from './drawings/letter';
import { longestDay } from './drawings/longest-day';
import { months } from './drawings/months';
import { pause } from './drawings/pause';
import { run } from './drawings/run';
import { stage } from './drawings/stage';

/** What is drawn of each topic. */
export const pictures: Pictures = {
  cover,
  first,
  days,
  run,
  courses,
  hour,
  'longest-day': longestDay,
  months,
  pause,
  exercises,
  stage,
  letter,
  end,
};
