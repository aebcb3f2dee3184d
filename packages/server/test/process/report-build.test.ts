import { studyYear } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { DATABASE_FILE, openDatabase } from '../../src/persistence/index.js';
import { tempFolder } from '../support/temp-folder.js';
import { startYkd, ykd } from '../support/ykd.js';

const YEAR = 2024;
const MEMBERS = 6_000;

/** After so many reports the processes are killed, wherever they are. */
const KILLS = [200, 500, 800, 1_100];

const open = (folder: string): DatabaseSync => {
  const raw = new DatabaseSync(join(folder, DATABASE_FILE), { timeout: 60_000 });
  onTestFinished(() => raw.close());
  return raw;
};

/** A database in which of four members three studied in the year, on one to eight days. */
const filled = async (): Promise<string> => {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  const database = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
  await database.close();
  // It is copied next: whoever reads a file of SQLite's loses the locks of his own connections to it.
  using raw = new DatabaseSync(join(folder.path, DATABASE_FILE));
  const { from } = studyYear(YEAR);
  raw
    .prepare(
      `with recursive n (n) as (select 1 union all select n + 1 from n where n < ?)
      insert into member (id, mobile, gmt_created, gmt_modified)
        select 'm' || printf('%05d', n * 7919 % 100000), 13000000000 + n, n / 2, n / 2 from n`,
    )
    .run(MEMBERS);
  raw
    .prepare(
      `with recursive day (day) as (select 0 union all select day + 1 from day where day < 7)
      insert into study_log (user_id, at, seconds, course_id, outline_num, section_num, beat_id)
        select id, ? + (gmt_created % 300 + day * (1 + gmt_created % 9)) * ?, 60 + day, 'py1', 0, 0, id || day
          from member, day where mobile % 4 > 0 and day <= gmt_created % 8`,
    )
    .run(from, DAY_MS);
  return folder.path;
};

/** All that a build leaves behind, but when. */
const leftBy = (raw: DatabaseSync) => ({
  reports: raw
    .prepare('select user_id, year, pieces, form, study_days, story from year_report order by 1, 2')
    .all(),
  build: raw.prepare('select year, made, done_at is not null as done, learners from report_build').all(),
  numbers: raw.prepare('select user_id, number from member_number order by 1').all(),
});

it('report build, killed again and again in two processes, makes what one makes that nobody disturbs', async () => {
  const [folder, { path: undisturbed, remove }] = [await filled(), tempFolder()];
  onTestFinished(remove);
  cpSync(folder, undisturbed, { recursive: true });
  const whole = `${YEAR} 年的学习报告都已生成，共 ${(MEMBERS * 3) / 4} 份。`;
  expect(await ykd({ DATA_DIR: undisturbed }, 'report', 'build', String(YEAR))).toEqual({
    code: 0,
    said: whole,
  });

  const raw = open(folder);
  const state = () =>
    raw.prepare('select made, done_at as doneAt from report_build').get() as
      { readonly made: number; readonly doneAt: number | null } | undefined;
  const start = () => startYkd({ DATA_DIR: folder }, 'report', 'build', String(YEAR));
  for (const made of KILLS) {
    const both = [start(), start()];
    await expect.poll(() => state()?.made ?? 0, { interval: 1 }).toBeGreaterThan(made);
    for (const { process } of both) process.kill('SIGKILL');
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual(['SIGKILL', 'SIGKILL']);
    expect(state()?.doneAt).toBeNull();
  }
  const both = [start(), start()];
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  expect(both.map(({ lines }) => lines)).toEqual([[whole], [whole]]);
  expect(leftBy(raw)).toEqual(leftBy(open(undisturbed)));
});
