// A campaign in which so many students write each day: by their thousands, from its first day until today.
import { shanghaiDay, startOfShanghaiDay, shanghaiDayIndex, dayIndexOf } from '@ykd/domain/shared';
import { fillStandings, openDatabase } from '../../dist/persistence/index.js';

/** The campaign of the demo that runs, whatever day it is. */
export const CAMPAIGN = '2025_summer_arena';

const DAY_MS = 24 * 3_600_000;

/** The tables that are filled. */
export const CHECK_IN_TABLES = ['check_in', 'prize_claim', 'check_in_reminder'];

/** Prizes of the campaign: about half of those who take part have earned the first, all of them the second. */
export const PRIZES = [
  { id: 'many', title: '坚持打卡礼盒', by: 'total', days: 11, ships: true },
  { id: 'one', title: '参与奖贴纸', by: 'longest', days: 1, ships: true },
];

/** What becomes of them: of five students one has said nothing, one waits, two were sent something, and one was refused. */
const addPrizes = (raw, students, at) => {
  raw.prepare('update campaign set prizes = ? where value = ?').run(JSON.stringify(PRIZES), CAMPAIGN);
  const insert =
    raw.prepare(`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < :students)
    insert into prize_claim (user_id, campaign, prize, state, receiver, mobile, address, carrier, tracking_no, reason, changed_by, version,
      gmt_created, gmt_modified)
    select 'demo-student-' || printf('%03d', n), '${CAMPAIGN}', :prize,
      case n % 5 when 1 then 'open' when 4 then 'refused' else 'sent' end, '学员' || n, '13900000000', '杭州市西湖区文三路 ' || n || ' 号',
      '顺丰', 'SF' || n, case n % 5 when 4 then '重复领取' else '' end, 'teacher-1', 2, :at - n * 1000, :at - n * 1000
    from numbers where n % 5 > 0`);
  for (const { id: prize } of PRIZES) insert.run({ students, prize, at });
};

/** When everybody who checks in wants to be reminded: the same minute of the day. */
const REMINDED_AT = 20 * 60;

const addReminders = (raw, students, at) =>
  raw
    .prepare(
      `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < :students)
    insert into check_in_reminder (user_id, campaign, minute, due_at)
    select 'demo-student-' || printf('%03d', n), '${CAMPAIGN}', ${REMINDED_AT}, :due from numbers`,
    )
    .run({ students, due: reminderInstant(at) });

/** The instant of the day of `at` at which they are due, epoch ms. */
export const reminderInstant = (at) => startOfShanghaiDay(shanghaiDayIndex(at)) + REMINDED_AT * 60_000;

/**
 * Writes so many entries a day until `at`, epoch ms, by students who differ from day to day, such that some have gaps: of three one was
 * not looked at by staff.
 */
export const addCheckIns = (raw, { students, entries }, at) => {
  const { first_day: first } = raw.prepare('select first_day from campaign where value = ?').get(CAMPAIGN);
  raw.exec(`delete from check_in where campaign = '${CAMPAIGN}' and user_id like 'demo-student-%'`);
  const today = shanghaiDayIndex(at);
  const count = Math.min(entries, students);
  const insert =
    raw.prepare(`with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n + 1 < :count)
    insert into check_in (user_id, campaign, day, entry, gmt_created, gmt_modified, mark, reviewed_by, reviewed_at, reviewed_version, version)
    select 'demo-student-' || printf('%03d', (n * 7919 + :shift) % :students + 1), '${CAMPAIGN}', :day,
      '今天学了第 ' || (n % 30) || ' 课，写了 ' || n || ' 行代码，明天继续。', :from + n * :step, :from + n * :step,
      case n % 3 when 0 then 'none' when 1 then 'read' else 'like' end,
      case n % 3 when 0 then null else 'teacher-1' end, case n % 3 when 0 then null else :from end,
      case n % 3 when 0 then null else 2 end, case n % 3 when 0 then 1 else 2 end from numbers`);
  for (let index = dayIndexOf(first); index <= today; index += 1) {
    const from = startOfShanghaiDay(index);
    const shift = (index % 3) * 131;
    const step = Math.floor(DAY_MS / (count + 1));
    insert.run({ count, students, shift, day: shanghaiDay(from), from, step });
  }
  addPrizes(raw, students, at);
  addReminders(raw, count, at);
};

/** Works out what is kept of the entries, once they are there. */
export const countCheckIns = async (folder) => {
  const database = await openDatabase({ kind: 'sqlite', dataDir: folder });
  try {
    await database.transaction(async (trx) => {
      for (const table of ['check_in_standing', 'check_in_day']) await trx.deleteFrom(table).execute();
      await fillStandings(trx);
    });
  } finally {
    await database.close();
  }
};
