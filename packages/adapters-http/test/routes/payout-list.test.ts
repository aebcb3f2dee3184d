import { createApplication, portsOf } from '@ykd/application';
import { checked, fakeBrowser, MING, must, withPayable } from '@ykd/application/testing';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { bytesOf, exportingServer } from '../support/exporting.js';

const COLUMNS = 'bankList,payeeName,payeeBank,payeeAccount,net,number';

/** A list for the bank with one payout, to somebody whose bank and name look like formulas. */
const listed = async (name: string) => {
  const server = await exportingServer();
  const { deps } = server;
  const application = createApplication(deps);
  const people = await withPayable({ deps, visitor: () => portsOf(application, fakeBrowser().context) });
  await deps.unitOfWork.transaction(async (tx) => {
    const partner = await tx.partners.hold(MING.id);
    const payee = { method: 'BANK', name, bank: '@SUM(A1)', account: '622588012345678901' } as const;
    if (partner !== undefined) await tx.partners.put({ ...partner, payee });
  });
  const id = await checked(people, MING.id);
  const { bankList } = must(await people.lin.staffPayout.sendBank({ payouts: [{ id, version: 2 }] }));
  const exported = async (format: 'csv' | 'xlsx') => {
    const { listExport } = await server.browser();
    const state = { bankList: `is:${bankList}`, columns: COLUMNS };
    const run = must(await listExport.begin({ list: 'payouts', format, state }));
    return bytesOf(await server.open(run.id));
  };
  return { id, bankList, exported };
};

it.each(['=1+1', '+1+1', '-2+3', '@SUM(1)'])(
  'is a list for the bank whose amounts are yuan, whose accounts keep their digits, and in which %s does not run',
  async (name) => {
    const { id, bankList, exported } = await listed(name);
    const rows = parse(Buffer.from(await exported('csv')).toString('utf8'), { bom: true });
    expect(rows).toEqual([
      ['银行清单', '收款人', '开户银行', '银行账号', '实付', '结算单号'],
      [bankList, `'${name}`, "'@SUM(A1)", '\t622588012345678901', '100', id],
    ]);
    const files = unzipSync(await exported('xlsx'));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain(`t="inlineStr"><is><t>${name}</t>`);
    expect(sheet).toMatch(/inlineStr[^>]*><is><t[^>]*>622588012345678901</);
  },
);
