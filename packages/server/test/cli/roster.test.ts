import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, repositories } from '../../src/persistence/index.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder, type TempFolder } from '../support/temp-folder.js';

describe('ykd roster', () => {
  let temp: TempFolder;
  let environment: Record<string, string>;
  beforeEach(() => {
    temp = tempFolder();
    environment = { DATA_DIR: join(temp.path, 'data') };
    writeFileSync(
      join(temp.path, '名册.csv'),
      '姓名,手机号,班级\n王五,13700001111,别的\n赵六,13700002222,\n',
    );
  });
  afterEach(() => temp.remove());
  const run = (...args: readonly string[]) =>
    runCliIn({ environment, folder: temp.path }, ['roster', ...args]);

  it('brings all of them into a class, and takes them out again', async () => {
    const database = await openDatabase({ kind: 'sqlite', dataDir: environment['DATA_DIR'] ?? '' });
    const { classes, unitOfWork } = repositories(database);
    const stamp = { version: 1, gmtCreated: 1, gmtModified: 1 };
    const open = {
      typeId: 't',
      stageId: 's',
      firstDay: '2020-01-01',
      lastDay: null,
      seats: null,
      joinDays: null,
    };
    const none = {
      teacherId: null,
      note: '',
      members: 0,
      archivedAt: null,
      assistantIds: [],
      productIds: [],
    };
    await unitOfWork.transaction(async (tx) => {
      await tx.classes.putTerm('type', { id: 't', name: '全日制', sort: 1, changedBy: null, ...stamp });
      await tx.classes.putTerm('stage', { id: 's', name: '基础', sort: 1, changedBy: null, ...stamp });
      for (const [id, name] of [
        ['k1', '春季班'],
        ['k2', '同名班'],
        ['k3', '同名班'],
      ] as const)
        await tx.classes.insert({ id, name, ...open, ...none, ...stamp, changedBy: null });
    });
    expect(await run('import', '名册.csv', '--class', '没有')).toMatchObject({
      code: 1,
      error: '没有叫“没有”的班级',
    });
    expect((await run('import', '名册.csv', '--class', '同名班')).error).toContain('有几个班级都叫“同名班”');
    // What a column says of classes is none of its own here: there is no such class.
    expect((await run('import', '名册.csv')).out).toContain('没有叫“别的”的班级');
    const { out } = await run('import', '名册.csv', '--class', '春季班');
    expect(out).toContain('全部放进班级“春季班”。');
    const said = /roster apply (\S+)/.exec(out)?.[1] ?? '';
    expect((await run('apply', said)).out).toContain('已新增 2');
    expect((await classes.find('k1'))?.members).toBe(2);
    expect((await run('undo', said.split(':')[0] ?? '')).out).toContain('已撤销 2');
    expect((await classes.find('k1'))?.members).toBe(0);
    await database.close();
  });
});
