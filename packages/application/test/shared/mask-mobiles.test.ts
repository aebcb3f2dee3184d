import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { maskMobiles } from '../../src/shared/mask-mobiles.js';

const UUID = 'a0000000-1381-4234-8567-8000000000ff';

it.each([
  ['13800000001', '138****0001'],
  ['+86 138-0000-0001。', '+86 138****0001。'],
  ['1 138 0000 0001', '1 138****0001'],
  ['8613800000001', '86138****0001'],
  ['13800000001@139.com, 13900000002', '138****0001@139.com, 139****0002'],
  ['电话１３８０００００００１，回访', '电话138****0001，回访'],
  ['138.0000.0001.', '138****0001.'],
  ['+86.138.0000.0001', '+86.138****0001'],
  ['138－0000－0001', '138****0001'],
  ['138–0000—0001', '138****0001'],
  ['138 - 0000 - 0001', '138****0001'],
  ['138/0000/0001', '138****0001'],
  ['(138) 0000-0001', '(138****0001'],
  ['138\u200B00000001', '138****0001'],
  ['138\u{1D7CE}000-\u2060000\u20601', '138****0001'],
  ['1\uFE0F\u20E33\uFE0F\u20E3800000001', '138****0001'],
  ['138.00000001', '138****0001'],
  ['138·000·00001', '138****0001'],
  ['0571-88880000', '0571-88880000'],
  ['分机 12345678901', '分机 12345678901'],
  // An id of ours is no mobile, three mobiles in a row are no id.
  [`${UUID} 13800000001`, `${UUID} 138****0001`],
  ['13800000001'.repeat(3).slice(0, 32), `${'138****0001'.repeat(2)}1380000000`],
  // Days, amounts, addresses and parts of them that are written one behind the other.
  ['2015-10-10 2016-10-10', '2015-10-10 2016-10-10'],
  ['2019-12-31—2020-12-31', '2019-12-31—2020-12-31'],
  ['2019/10/10-2020/10/10', '2019/10/10-2020/10/10'],
  ['1990.10.10 / 2020.12.31', '1990.10.10 / 2020.12.31'],
  ['1399.00/1299.00', '1399.00/1299.00'],
  ['192.168.100.100', '192.168.100.100'],
  ['15000/100000', '15000/100000'],
  ['150，2000，3000', '150，2000，3000'],
  ['第 １２ 页，①②③', '第 １２ 页，①②③'],
  ['', ''],
])('%j is %j in a log', (text, masked) => {
  expect(maskMobiles(text)).toBe(masked);
});

const wide = (digits: string): string =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
/** Between the parts of a mobile, as people write one, and what nobody sees. */
const DASHES = ['', ' ', '-', '－', '–', ' - ', '\u200B', '\u00AD', '\u3000'];
const between = fc.oneof(
  fc.tuple(fc.constantFrom(...DASHES), fc.constantFrom(...DASHES)),
  fc.tuple(
    fc.constantFrom(...DASHES.slice(1, 6), '.', '．', '/', ' / ', '·'),
    fc.constantFrom(...DASHES, '.', '／', '·'),
  ),
);
const hidden = fc.constantFrom('', '', '\u200B', '\uFEFF', '\u2060');
const mobile = fc
  .tuple(fc.integer({ min: 130, max: 199 }), fc.stringMatching(/^\d{4}$/), fc.stringMatching(/^\d{4}$/))
  .map(([first, middle, last]) => [String(first), middle, last] as const);

test.prop([mobile, between, hidden, fc.boolean(), fc.constantFrom('', '电话 ', '+86', '86 ')])(
  'no mobile stands whole, however it is written, and what stands around it stays',
  ([first, middle, last], [one, other], unseen, isWide, before) => {
    const written = [first, one, `${middle.slice(0, 2)}${unseen}${middle.slice(2)}`, other, last].join('');
    const text = `${before}${isWide ? wide(written) : written}，${UUID}`;
    expect(maskMobiles(text)).toBe(`${before}${first}****${last}，${UUID}`);
  },
);

test.prop([fc.array(fc.oneof(fc.uuid(), fc.constantFrom('，', '完', 'ⅷ', 'é', 'ﬁ', '😀', '\u200B')))])(
  'what holds no mobile is the same text, letter by letter',
  (parts) => {
    const text = parts.join(' x ');
    // By chance an id is of digits alone.
    fc.pre(!/(?<![\da-z-])[\d-]{36}(?![\da-z-])/.test(text));
    expect(maskMobiles(text)).toBe(text);
  },
);
