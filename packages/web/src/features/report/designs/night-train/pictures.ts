import type { Pictures } from '../base/create-design';
import { coursesPicture } from './drawings/courses';
import { coverPicture } from './drawings/cover';
import { daysPicture } from './drawings/days';
import { endPicture } from './drawings/end';
import { exercisesPicture } from './drawings/exercises';
import { firstPicture } from './drawings/first';
import { hourPicture } from './drawings/hour';
import { letterPicture } from './drawings/letter';
import { longestDayPicture } from './drawings/longest-day';
import { monthsPicture } from './drawings/months';
import { pausePicture } from './drawings/pause';
import { runPicture } from './drawings/run';
import { stagePicture } from './drawings/stage';

/** What is drawn of each topic. */
export const pictures: Pictures = {
  cover: coverPicture,
  first: firstPicture,
  days: daysPicture,
  run: runPicture,
  courses: coursesPicture,
  hour: hourPicture,
  'longest-day': longestDayPicture,
  months: monthsPicture,
  pause: pausePicture,
  exercises: exercisesPicture,
  stage: stagePicture,
  letter: letterPicture,
  end: endPicture,
};
