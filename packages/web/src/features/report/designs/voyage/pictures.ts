import type { Pictures } from '../base/create-design';
import { checkInsPicture } from './drawings/check-ins';
import { coursesPicture } from './drawings/courses';
import { coverPicture } from './drawings/cover';
import { daysPicture } from './drawings/days';
import { endPicture } from './drawings/end';
import { fellowsPicture } from './drawings/fellows';
import { firstPicture } from './drawings/first';
import { hourPicture } from './drawings/hour';
import { longestDayPicture } from './drawings/longest-day';
import { notesPicture } from './drawings/notes';
import { runPicture } from './drawings/run';

/** What is drawn of each topic. */
export const pictures: Pictures = {
  cover: coverPicture,
  first: firstPicture,
  days: daysPicture,
  run: runPicture,
  courses: coursesPicture,
  hour: hourPicture,
  'longest-day': longestDayPicture,
  'check-ins': checkInsPicture,
  notes: notesPicture,
  fellows: fellowsPicture,
  end: endPicture,
};
