import { addPerson, sampleOrder } from '@ykd/application/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase, repositories } from '../../src/persistence/index.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder } from '../support/temp-folder.js';

it('ykd sums recompute mends what is counted of each day beside a running server, and says what differed', async () => {
  const folder = tempFolder();
  const recompute = () =>
    runCliIn({ environment: { DATA_DIR: folder.path }, folder: '/' }, ['sums', 'recompute']);
  expect(await recompute()).toMatchObject({ code: 1, out: '' });
  const running = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
  const all = repositories(running);
  for (const id of ['a', 'b']) await addPerson(all, id, { at: Date.UTC(2024, 2, 1) });
  await all.orders.insert(sampleOrder('o', { userId: 'a', status: 'TRADE_REFUNDED' }));
  const right = '核对了 2 位会员与每一天的数字，都是对的。';
  expect(await recompute()).toEqual({ code: 0, out: right, error: '' });
  const sums = () => all.sumsByDay.between(0, Date.UTC(2100, 0, 1));
  const before = await sums();
  await sql`update day_sum set registered = 7`.execute(running.db);
  await sql`delete from refund_day`.execute(running.db);
  await sql`update student_summary set has_bought = 0 where id = 'a'`.execute(running.db);
  const mended = '核对了 2 位会员与每一天的数字，改正了 1 位学员、1 个订单的退款、2 天的数字、1 处业绩。';
  expect(await recompute()).toEqual({ code: 0, out: mended, error: '' });
  expect(await sums()).toEqual(before);
  expect(await recompute()).toMatchObject({ out: right });
  await running.close();
  folder.remove();
});
