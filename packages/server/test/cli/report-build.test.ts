import { countStudy } from '@ykd/application/study-time';
import { sampleMember } from '@ykd/application/testing';
import { studyYear } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, repositories, type Database } from '../../src/persistence/index.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder, type TempFolder } from '../support/temp-folder.js';

const YEAR = 2024;
const { from } = studyYear(YEAR);

let folder: TempFolder;
let database: Database;
const build = (...words: readonly string[]) =>
  runCliIn({ environment: { DATA_DIR: folder.path }, folder: '/' }, ['report', 'build', ...words]);

beforeEach(async () => {
  folder = tempFolder();
  database = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
});
afterEach(async () => {
  await database.close();
  folder.remove();
});

/** Members, each of whom studied on so many days of the year from its first on. */
const withMembers = async (days: readonly number[]): Promise<void> => {
  const all = repositories(database);
  for (const [at, count] of days.entries()) {
    const key = String(at).padStart(4, '0');
    await all.members.insert(sampleMember(key));
    await countStudy(
      all,
      `member-${key}`,
      Array.from({ length: count }, (_, day) => ({
        id: `${key}-${day}`,
        courseId: 'py1',
        outlineNum: 0,
        sectionNum: 0,
        from: from + day * DAY_MS,
        seconds: 60,
      })),
    );
  }
};

describe('report build', () => {
  it('makes a report for everybody who studied in the year, and none twice', async () => {
    // More members than a part takes.
    await withMembers(Array.from({ length: 120 }, (_, at) => at % 4));
    const { yearReports } = repositories(database);
    const done = { code: 0, out: '2024 年的学习报告都已生成，共 90 份。', error: '' };
    expect(await build('2024')).toEqual(done);
    const state = await yearReports.build(YEAR);
    expect(state?.learners).toEqual([1, 2, 3].map((studyDays) => ({ studyDays, learners: 30 })));
    expect(await yearReports.find('member-0003', YEAR)).toMatchObject({ studyDays: 3, pieces: 3 });
    expect(await yearReports.find('member-0004', YEAR)).toBeUndefined();
    expect(await build('2024')).toEqual(done);
  });

  it('goes on where it was interrupted', async () => {
    await withMembers([1, 2, 3]);
    const { yearReports } = repositories(database);
    const at = Date.now();
    await yearReports.begin({ year: YEAR, at, goesOnFrom: 0 });
    const part = await yearReports.part(YEAR, { after: '', limit: 2 });
    expect(await yearReports.storePart({ year: YEAR, after: '', last: part.last, reports: [], at: 2 })).toBe(
      true,
    );
    // Whose reports were kept by the part before are not made again: only the third is left.
    expect((await build('2024')).out).toBe('2024 年的学习报告都已生成，共 1 份。');
    expect(await yearReports.find('member-0002', YEAR)).toMatchObject({ studyDays: 3 });
    expect(await yearReports.build(YEAR)).toMatchObject({ startedAt: at });
  });

  it('says what is no year, and that a year goes on', async () => {
    for (const word of ['24', '2024a', '0999']) {
      expect(await build(word)).toEqual({ code: 1, out: '', error: '年份是四位数字，例如 2025。' });
    }
    expect(await build('9998')).toEqual({ code: 1, out: '', error: '9998 年还没有结束，结束以后再生成。' });
    expect((await build()).code).toBe(2);
  });
});
