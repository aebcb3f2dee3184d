import type { Kysely } from 'kysely';
import { inParts } from './in-parts.js';
import type { Schema } from './schema.js';

/** What a member leaves behind him by being here, or others by what they do with him: each by an index that begins with him. */
const TRACES = [
  'session',
  'known_device',
  'welcome',
  'weixin_binding',
  'avatar_file',
  'ykd_order',
  'project_user',
  'lesson_read',
  'exercise_pass',
  'study_log',
  'learner_day',
  'note',
  'solution',
  'check_in',
  'account_sync',
  'employee',
  'notice',
  'sms_opt_out',
] as const;

/** What others leave behind with a student: whom they spoke with, who was in a class, and whom they gave to a colleague. */
const OF_STUDENTS = ['follow_up', 'class_member', 'hand_over_student'] as const;

/** Those of some members who did something here, or with whom somebody did something beside a roster. */
export const usedMembers = async (
  trx: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const used = new Set<string>();
  for (const table of TRACES) {
    const rows = await inParts(ids, (some) =>
      trx
        .selectFrom<(typeof TRACES)[0]>(table as 'session')
        .select('user_id')
        .where('user_id', 'in', some)
        .execute(),
    );
    for (const { user_id: id } of rows) used.add(id);
  }
  for (const table of OF_STUDENTS) {
    const rows = await inParts(ids, (some) =>
      trx
        .selectFrom<(typeof OF_STUDENTS)[0]>(table as 'follow_up')
        .select('student_id')
        .where('student_id', 'in', some)
        .execute(),
    );
    for (const { student_id: id } of rows) used.add(id);
  }
  const locked = await inParts(ids, (some) =>
    trx.selectFrom('member').select('id').where('id', 'in', some).where('pwd_hash', 'is not', null).execute(),
  );
  for (const { id } of locked) used.add(id);
  return used;
};
