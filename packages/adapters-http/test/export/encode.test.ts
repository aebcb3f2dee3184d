import type { ExportCell, ExportColumn } from '@ykd/application/list-export';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvText } from '../../src/export/csv-text.js';
import { ENCODINGS } from '../../src/export/encode.js';

const bytesOf = async (
  format: keyof typeof ENCODINGS,
  columns: readonly ExportColumn[],
  rows: readonly (readonly ExportCell[])[],
): Promise<Uint8Array> => {
  async function* batches() {
    yield rows;
  }
  const parts: Uint8Array[] = [];
  for await (const part of ENCODINGS[format].encode({ columns, format, batches: batches() }))
    parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
};

const MONEY: readonly ExportColumn[] = [
  { title: '=HYPERLINK("http://x")', kind: 'text' },
  { title: '退款', kind: 'money' },
  { title: '-次数', kind: 'number' },
];

describe('what an export writes', () => {
  it('is a number where a number is meant, also one below nought', async () => {
    const text = Buffer.from(await bytesOf('csv', MONEY, [['-75.63', -7_563, -2]])).toString('utf8');
    expect(parse(text, { bom: true })).toEqual([
      [`'=HYPERLINK("http://x")`, '退款', "'-次数"],
      ["'-75.63", '-75.63', '-2'],
    ]);
    const sheet = unzipSync(await bytesOf('xlsx', MONEY, [['-75.63', -7_563, -2]]));
    const cells = strFromU8(sheet['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(cells).toContain('<v>-75.63</v>');
    expect(cells).toContain('<v>-2</v>');
    // Texts, the heads as well, are no formulas.
    expect(cells).not.toContain('<f>');
    expect(cells).toMatch(/inlineStr[^>]*><is><t[^>]*>=HYPERLINK/);
    expect(cells).toMatch(/inlineStr[^>]*><is><t[^>]*>-75\.63</);
  });

  it.each(['csv', 'xlsx'] as const)(
    'leaves others a turn after each batch of %s, however soon rows come and bytes go',
    async (format) => {
      let turns = 0;
      let timer = setImmediate(function again() {
        turns += 1;
        timer = setImmediate(again);
      });
      const seen: number[] = [];
      async function* batches() {
        for (let batch = 0; batch < 5; batch += 1) {
          seen.push(turns);
          yield [['-75.63', -7_563, -2]];
        }
      }
      for await (const part of ENCODINGS[format].encode({ columns: MONEY, format, batches: batches() }))
        expect(part.length).toBeGreaterThan(0);
      clearImmediate(timer);
      expect(seen).toHaveLength(5);
      expect(new Set(seen).size).toBe(5);
    },
  );

  it('is guarded wherever a spreadsheet would begin to reckon', () => {
    for (const text of ['=1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x', '|x']) {
      expect(csvText(text)).toBe(`'${text}`);
    }
    for (const text of ['', '李明', '1', '42', 'a=1', '3.5', '13800000001'.slice(0, 11)]) {
      expect(csvText(text)).toBe(text);
    }
    for (const digits of ['330102199001011234', '0571', '123456789012']) {
      expect(csvText(digits)).toBe(`\t${digits}`);
    }
  });

  it.each([
    ...'1-2|3/4|2026-1-2|2026/03/01|1-2-2026|2026-03-01 10:30|2026-03-01T10:30|10:30|10:30:05'.split('|'),
    ...'25:00|9:05 pm|3 PM|9 a|3月4日|2026年3月|2026年3月1日|10时30分|may2|MAR-1|2 Jan|1-Sept-2026'.split(
      '|',
    ),
    ...'Dec 10|TRUE|false| 1-2 '.split('|'),
  ])('keeps the text %j, of which a spreadsheet would make a day, an hour or a truth', (text) => {
    expect(csvText(text)).toBe(`\t${text}`);
  });

  it.each([
    ...'1-2-3-4|1班-2班|025-8888 转 12|025-88880000|3/4 班|10:30 上课|10.0.0.1|::1|may|Mark'.split('|'),
    ...'marina2|true story|是|三月四日|12年|a0000000-1381-4234-8567-80000000ff00'.split('|'),
  ])('leaves the text %j as it is', (text) => {
    expect(csvText(text)).toBe(text);
  });

  it('is a day and an hour where one is meant', async () => {
    const columns: readonly ExportColumn[] = [
      { title: '姓名', kind: 'text' },
      { title: '到期', kind: 'instant', isDay: true },
      { title: '注册', kind: 'instant' },
      { title: '在职', kind: 'flag' },
    ];
    const at = Date.UTC(2026, 2, 1, 2, 30);
    const text = Buffer.from(await bytesOf('csv', columns, [['2026-03-01', at, at, true]])).toString('utf8');
    expect(parse(text, { bom: true })[1]).toEqual(['\t2026-03-01', '2026-03-01', '2026-03-01 10:30', '是']);
  });
});
