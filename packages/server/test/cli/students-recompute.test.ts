import { addPerson } from '@ykd/application/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase, repositories } from '../../src/persistence/index.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder } from '../support/temp-folder.js';

const recompute = (folder: string) =>
  runCliIn({ environment: { DATA_DIR: folder }, folder: '/' }, ['students', 'recompute']);

it('ykd students recompute makes no database where there is none', async () => {
  const folder = tempFolder();
  expect(await recompute(folder.path)).toMatchObject({ code: 1, out: '' });
  folder.remove();
});

it('ykd students recompute mends what is kept of students beside a running server, and says of how many', async () => {
  const folder = tempFolder();
  const running = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
  const all = repositories(running);
  for (const id of ['a', 'b', 'c']) await addPerson(all, id, { name: `学员${id}` });
  const right = '核对了 3 位会员，学员列表里的内容都是对的。';
  expect(await recompute(folder.path)).toEqual({ code: 0, out: right, error: '' });
  await sql`update student_summary set name = '别人', sync_failed = 1 where id = 'a'`.execute(running.db);
  await sql`delete from student_term where student_id = 'b'`.execute(running.db);
  const mended = '核对了 3 位会员，改正了其中 2 位在学员列表里的内容。';
  expect(await recompute(folder.path)).toEqual({ code: 0, out: mended, error: '' });
  expect(await all.students.count({ tests: [], search: '学员' }, 9)).toBe(3);
  expect(await recompute(folder.path)).toMatchObject({ out: right });
  expect(await runCliIn({ environment: {}, folder: '/' }, ['students', 'recompute', 'a'])).toMatchObject({
    code: 2,
  });
  await running.close();
  folder.remove();
});
