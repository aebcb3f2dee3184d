import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { createRosterFiles } from '../../src/rosters/roster-files.js';
import { zipOf } from '../support/zip.js';

const files = createRosterFiles();

const said = async (bytes: Uint8Array): Promise<unknown> => {
  const read = await files.read(bytes);
  if (read.ok) return read.value.lines.map(({ number, cells }) => [number, ...cells]);
  return read.error.kind === 'problem' ? read.error.problem : read.error.kind;
};

const workbook = (rows: readonly (readonly (string | number | Date | null)[])[], more = {}) =>
  writeXlsx({ sheets: [{ name: '花名册', rows: rows.map((row) => [...row]), ...more }] });

const BOOK = { name: 'xl/workbook.xml', content: '<workbook/>' };

describe('files with rosters', () => {
  it('are text in UTF-8, with or without a mark, in UTF-16, and in GB18030', async () => {
    const rows = [
      [1, '姓名', '手机号'],
      [2, '王五', '1'],
    ];
    expect(await said(Buffer.from('姓名,手机号\n王五,1'))).toEqual(rows);
    expect(await said(Buffer.from('\uFEFF姓名\t手机号\n王五\t1'))).toEqual(rows);
    expect(
      await said(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('姓名,手机号\n王五,1', 'utf16le')])),
    ).toEqual(rows);
    const gb = Buffer.from('d0d5c3fb2ccad6bbfabac50acdf5cee52c31', 'hex');
    expect(await said(gb)).toEqual(rows);
    // In GBK 石小平 is UTF-8 as well, of letters that nobody writes side by side; José is one in UTF-8, as are Cyrillic names.
    const byChance = Buffer.from('name,mobile\nʯСƽ,1');
    expect(byChance.toString('latin1')).toContain('\xca\xaf\xd0\xa1\xc6\xbd');
    expect(await said(byChance)).toEqual([
      [1, 'name', 'mobile'],
      [2, '石小平', '1'],
    ]);
    expect(await said(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), byChance]))).toMatchObject([
      {},
      [2, 'ʯСƽ', '1'],
    ]);
    expect(await said(Buffer.from('name,mobile\nJosé Müller,1\nИван,2\na·b,3\n王五 ʯСƽ,4'))).toMatchObject([
      {},
      [2, 'José Müller', '1'],
      [3, 'Иван', '2'],
      [4, 'a·b', '3'],
      [5, '王五 ʯСƽ', '4'],
    ]);
    expect(await said(Buffer.from('name,mobile\nИван,2'))).toMatchObject([{}, [2, 'Иван', '2']]);
    expect(await said(Buffer.from('name,mobile\nJosé,2'))).toMatchObject([{}, [2, 'José', '2']]);
    expect(await said(Buffer.from([0x31, 0x81]))).toMatch(/^读不出文字/);
    expect(await said(Buffer.from('a\0b'))).toMatch(/^读不出文字/);
    expect(await said(Buffer.from('a,"b'))).toBe('从第 1 行起，有一个英文双引号没有成对');
    expect(await said(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).toMatch(/^这是旧的 XLS/);
  });

  it('are workbooks: numbers with all their digits, days as days, formulas as they are written', async () => {
    const bytes = await workbook([
      ['姓名', '手机号', '入学时间'],
      ['王五', 13_800_000_001, new Date(Date.UTC(2022, 8, 1))],
      [null, null, null],
      ['赵六', '13800000002', 44_805],
    ]);
    expect(await said(bytes)).toEqual([
      [1, '姓名', '手机号', '入学时间'],
      [2, '王五', '13800000001', '2022-09-01'],
      [4, '赵六', '13800000002', '44805'],
    ]);
    const formula = await writeXlsx({
      sheets: [
        {
          name: 'a',
          rows: [['手机号'], ['x']],
          cells: new Map([['1,0', { formula: 'A9&B9', value: '13800000001' }]]),
        },
      ],
    });
    expect(await said(formula)).toEqual([
      [1, '手机号'],
      [2, '=A9&B9'],
    ]);
  });

  it('say what is to be done about macros, merged cells, several sheets, and what is no workbook', async () => {
    const plain = await workbook([['手机号'], ['1']]);
    expect(await said(zipOf([BOOK, { name: 'xl/vbaProject.bin', content: 'x' }]))).toMatch(/^表格里有宏/);
    expect(await said(Buffer.from('PK nonsense'))).toMatch(/^文件损坏/);
    expect(await said(zipOf([{ name: 'a.txt', content: 'x' }]))).toMatch(/^文件损坏/);
    expect(await said(plain.slice(0, plain.length - 30))).toMatch(/^文件损坏/);
    const merged = await workbook(
      [
        ['2026 春季班', null],
        ['手机号', '姓名'],
        ['1', 'x'],
        [null, 'y'],
      ],
      { merges: [{ startRow: 2, startCol: 0, endRow: 3, endCol: 0 }] },
    );
    expect(await said(merged)).toMatch(/^A3:A4 是合并的单元格/);
    const titled = await workbook(
      [
        ['2026 春季班', null],
        ['手机号', '姓名'],
        ['1', 'x'],
      ],
      {
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }],
      },
    );
    expect(await said(titled)).toHaveLength(3);
    const two = await writeXlsx({
      sheets: [
        { name: '甲', rows: [['手机号'], ['1']] },
        { name: '乙', rows: [['手机号'], ['2']] },
      ],
    });
    expect(await said(two)).toBe('有几张工作表都有内容（甲、乙）：请只留下花名册那一张');
  });

  it('are not unpacked when they become too much', async () => {
    const bomb = { name: 'xl/worksheets/sheet1.xml', content: new Uint8Array(100 * 1024 * 1024) };
    expect(await said(zipOf([BOOK, bomb]))).toMatch(/^解压后/);
    // What lies about its size is found out by unpacking it.
    expect(await said(zipOf([BOOK, { ...bomb, saidSize: 1_000 }]))).toMatch(/^文件损坏/);
  });

  it('are as long as what their cells show, however often they share it', async () => {
    const row = Array<string>(50).fill('长'.repeat(4_000));
    const bytes = await workbook([['手机号'], ...Array.from({ length: 2_000 }, () => row)]);
    expect(bytes.length).toBeLessThan(1024 * 1024);
    expect(await said(bytes)).toBe(
      '一共 400000003 个字符，最多 4000000 个：请只留下花名册的那几列，或分成几份',
    );
    expect(await said(await workbook([['手机号'], Array<string>(51).fill('x')]))).toMatch(/^有 51 列/);
  });

  it('are given up on when they take too long', async () => {
    const slow = createRosterFiles({ longestMs: 1 });
    expect(await slow.read(await workbook([['手机号'], ['1']]))).toMatchObject({
      error: { problem: expect.stringMatching(/^读不完/) as unknown },
    });
  });
});
