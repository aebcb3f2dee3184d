import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseDelimited } from '../../src/roster/index.js';

const rowsOf = (text: string) => {
  const parsed = parseDelimited(text);
  return parsed.ok ? parsed.value.map(({ number, cells }) => [number, ...cells]) : parsed.error;
};

describe('parseDelimited', () => {
  test.each([
    ['', []],
    ['a', [[1, 'a']]],
    [
      'a,b\r\nc,d\r\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a\tb,c\nd\te',
      [
        [1, 'a', 'b,c'],
        [2, 'd', 'e'],
      ],
    ],
    [
      'a,b\nc\td',
      [
        [1, 'a', 'b'],
        [2, 'c\td'],
      ],
    ],
    [
      '\uFEFFa,b\rc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a,b\n\n , \nc,',
      [
        [1, 'a', 'b'],
        [4, 'c', ''],
      ],
    ],
    ['"a,1","b\n2","c""3"', [[1, 'a,1', 'b\n2', 'c"3']]],
    ['"a"x,y', [[1, 'ax', 'y']]],
    ['a"b,c', [[1, 'a"b', 'c']]],
    ['"","b"', [[1, '', 'b']]],
    ['a,"b', { kind: 'unclosed-quote', number: 1 }],
    ['a\nb,"c""', { kind: 'unclosed-quote', number: 2 }],
  ])('%j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  const cell = fc.string({
    unit: fc.constantFrom('a', '张', ' ', ',', '\t', '"', '\n', '\r', '1'),
    maxLength: 6,
  });
  test.prop([
    fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
    fc.constantFrom('\t', ','),
  ])('reads again what was written', (table, separator) => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    // The first line says which separator it is.
    const head = ['x', 'y'];
    const text = [head, ...table].map((row) => row.map(quoted).join(separator)).join('\r\n');
    const filled = [head, ...table].flatMap((row, at) =>
      row.some((one) => one.trim() !== '') ? [[at + 1, ...row]] : [],
    );
    expect(rowsOf(text)).toEqual(filled);
  });

  test('stops behind the first row that is too many, whatever follows', () => {
    const rows = Array.from({ length: 5_001 }, (_, at) => `\n${at}`).join('\n');
    expect(rowsOf(`${rows}\n\n`)).toHaveLength(5_001);
    expect(rowsOf(`${rows}\n\nx\n"`)).toHaveLength(5_002);
    expect(rowsOf(`${rows}\n\n"`)).toMatchObject({ kind: 'unclosed-quote' });
    expect(rowsOf('x\n'.repeat(4_000_000))).toHaveLength(5_002);
  });

  test('takes no longer for what looks hard', () => {
    const long = '"'.repeat(200_000);
    expect(rowsOf(long)).toMatchObject([[1, expect.any(String)]]);
  });
});
