import type { NoticeKind } from '@ykd/domain/notice';
import type { Kysely } from 'kysely';
import { inParts } from './in-parts.js';
import type { Schema } from './schema.js';

/** What a member leaves behind him by being here, or others by what they do with him: each by an index that begins with him. */
const TRACES = [
  'session',
  'known_device',
  'welcome',
  'weixin_binding',
  'used_weixin',
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
  'sms_opt_out',
  'work_order',
] as const;

/** What a class tells of itself does not count of who came into it with the roster. */
const CLASS_NOTICES = ['class', 'classChange'] as const satisfies readonly NoticeKind[];

/** What others leave behind with a student: whom they spoke with, and whom they gave to a colleague. */
const OF_STUDENTS = ['follow_up', 'hand_over_student'] as const;

/** Those to whom staff sent something, by text message as well: looked for among the messages since the first of them is here. */
const sentTo = (trx: Kysely<Schema>, ids: readonly string[]) =>
  trx
    .selectFrom('message_receiver')
    .select('user_id')
    .where('message_id', 'in', (e) =>
      e
        .selectFrom('message')
        .select('message.id')
        .where('message.gmt_created', '>=', (of) =>
          of
            .selectFrom('member')
            .select((m) => m.fn.min('member.gmt_created').as('first'))
            .where('member.id', 'in', ids),
        ),
    )
    .where('user_id', 'in', ids)
    .execute();

/**
 * Those of some members who did something here, or with whom somebody did something beside a roster. `joined`: the class into which one
 * brought a student, which does not count, nor what he was told by it.
 */
export const usedMembers = async (
  trx: Kysely<Schema>,
  ids: readonly string[],
  joined: ReadonlyMap<string, string>,
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
  const told = await inParts(ids, (some) =>
    trx.selectFrom('notice').select(['user_id', 'kind']).where('user_id', 'in', some).execute(),
  );
  for (const { user_id: id, kind } of told)
    if (!joined.has(id) || !CLASS_NOTICES.some((one) => one === kind)) used.add(id);
  const members = await inParts(ids, (some) =>
    trx
      .selectFrom('class_member')
      .select(['student_id', 'class_id'])
      .where('student_id', 'in', some)
      .execute(),
  );
  for (const { student_id: id, class_id: classId } of members) if (joined.get(id) !== classId) used.add(id);
  const texted = await inParts(ids, (some) => sentTo(trx, some));
  for (const { user_id: id } of texted) used.add(id);
  const locked = await inParts(ids, (some) =>
    trx.selectFrom('member').select('id').where('id', 'in', some).where('pwd_hash', 'is not', null).execute(),
  );
  for (const { id } of locked) used.add(id);
  return used;
};
