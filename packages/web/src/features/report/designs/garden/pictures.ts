import type { Pictures } from '../create-design';
import { courses } from './drawings/courses';
import { cover } from './drawings/cover';
import { days } from './drawings/days';
import { end } from './drawings/end';
import { fellows } from './drawings/fellows';
import { first } from './drawings/first';
import { hour } from './drawings/hour';
import { months } from './drawings/months';
import { run } from './drawings/run';

/** What is drawn of each topic. */
export const pictures: Pictures = {
  cover,
  first,
  days,
  run,
  courses,
  hour,
  months,
  fellows,
  end,
};
