// A campaign in which so many students write each day: by their thousands, from its first day until today.
import { shanghaiDay, startOfShanghaiDay, shanghaiDayIndex, dayIndexOf } from '@ykd/domain/shared';
import { fillStandings, openDatabase } from '../../dist/persistence/index.js';

/** The campaign of the demo that runs, whatever day it is. */
export const CAMPAIGN = '2025_summer_arena';

const DAY_MS = 24 * 3_600_000;

/** The tables that are filled. */
export const CHECK_IN_TABLES = ['check_in'];

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
