import { checkInFields, UNREVIEWED } from '@ykd/application/entities';
import { projectUserFields } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import { insertMany } from '../insert-many.js';
import { fillStandings } from '../keep-standings.js';
import { mapping } from '../mapping.js';
import type { Population } from './population.js';
import type { Schema } from '../schema.js';
import { studyDay } from '../student-facts.js';
import { learnerDays } from '../student-sums.js';
import { studyLogRow } from '../study-logs.js';

const checkIns = mapping(checkInFields, { text: 'entry' });
const progress = mapping(projectUserFields, { _id: 'id' });

/** What members who are new did in courses and campaigns. */
export const populateLearning = async (trx: Kysely<Schema>, people: Population): Promise<void> => {
  const logs = people.study.flatMap(({ userId, pieces }) =>
    pieces.map((piece) => studyLogRow(userId, piece)),
  );
  await insertMany(trx, 'study_log', logs);
  const days = people.study.flatMap(({ userId, pieces }) => learnerDays(userId, pieces.map(studyDay)));
  await insertMany(trx, 'learner_day', days);
  const records = people.progress.map(({ newId, userId, courseId, position, at, ...reached }) =>
    progress.rowOf({
      _id: newId,
      userId,
      courseId,
      lastOutlineNum: position.outline,
      lastSectionNum: position.section,
      lastBodyNum: position.body,
      progress: reached.progress,
      outlines: reached.outlines,
      gmtCreated: at,
      gmtModified: at,
    }),
  );
  await insertMany(trx, 'project_user', records);
  const read = people.lessonsRead.flatMap(({ userId, courseId, lessons, at }) =>
    lessons.map(({ outlineNum, sectionNum }) => ({
      user_id: userId,
      course_id: courseId,
      outline_num: outlineNum,
      section_num: sectionNum,
      gmt_created: at,
    })),
  );
  await insertMany(trx, 'lesson_read', read);
  const entries = people.checkIns.map(({ userId, campaign, day, text, at }) =>
    checkIns.rowOf({
      userId,
      campaign,
      day,
      text,
      gmtCreated: at,
      gmtModified: at,
      ...UNREVIEWED,
    }),
  );
  await insertMany(trx, 'check_in', entries);
  await fillStandings(trx);
};
