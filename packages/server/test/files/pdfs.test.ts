import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPdfs } from '../../src/files/pdfs.js';

const { textOf } = createPdfs();

/** A file with an object whose contents are packed. */
const packed = (contents: Buffer, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Uint8Array =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${dictionary} >>\nstream\n`, 'latin1'),
    contents,
    Buffer.from('\nendstream\nendobj\n%%EOF\n', 'latin1'),
  ]);

it('finds names in what is packed, also where the sum of it is wrong or its end is missing', async () => {
  const contents = deflateSync('<< /S /JavaScript >>'.repeat(20));
  expect(await textOf(packed(contents))).toContain('/JavaScript');
  const wrong = Buffer.from(contents);
  wrong[wrong.length - 1] = (wrong.at(-1) ?? 0) ^ 1;
  expect(await textOf(packed(wrong))).toContain('/JavaScript');
  expect(await textOf(packed(contents.subarray(0, -4)))).toContain('/JavaScript');
});

it('leaves what is packed in another way, as pictures are', async () => {
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  expect(await textOf(packed(picture, '/Filter /DCTDecode'))).toContain('/DCTDecode');
  expect(await textOf(Buffer.from('%PDF-1.7\nno contents\n%%EOF'))).toBe('%PDF-1.7\nno contents\n%%EOF');
});

const HIDDEN = deflateSync('<< /S /JavaScript >>'.repeat(20));

it.each([
  ['a further code', '/ObjStm /Filter [/ASCIIHexDecode /FlateDecode]'],
  ['names that are written with numbers', '/Type /Obj#53tm /Filter /ASCII#48exDecode'],
  ['packing twice', '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]'],
  ['a way that stands elsewhere', '/Type /ObjStm /Filter 9 0 R'],
  ['two ways', '/Type /ObjStm /Filter /FlateDecode /Filter /LZWDecode'],
  ['a way to be computed back', '/Type /ObjStm /Filter /FlateDecode /DecodeParms 9 0 R'],
  ['no kind at all', '/N 1 /First 4 /Filter /LZWDecode'],
  ['a head in a string', '/Type /ObjStm /Filter /LZWDecode /X (\n2 0 obj <<) /Filter /FlateDecode'],
  ['a head in a remark', '/Type /ObjStm /Filter /LZWDecode % 2 0 obj <<\n/Filter /FlateDecode'],
  ['contents in a string', '/Type /ObjStm /Filter /LZWDecode /X (stream\n)'],
  ['contents in a string before', '/Filter /LZWDecode /X (stream\n) /Type /ObjStm'],
])('does not take objects that are hidden by %s', async (_what, dictionary) => {
  expect(await textOf(packed(HIDDEN, dictionary))).toBeUndefined();
});

it('takes objects that are packed once, an outline before a picture, and contents after any end of a line', async () => {
  for (const filter of ['/FlateDecode', '[ /FlateDecode ]', '/Flate#44ecode'])
    expect(await textOf(packed(HIDDEN, `/Type /ObjStm /N 1 /First 4 /Filter ${filter}`))).toContain(
      '/JavaScript',
    );
  const outline = '/First 3 0 R >>\nendobj\n2 0 obj\n<< /Filter /DCTDecode /DecodeParms << /X 1 >>';
  expect(await textOf(packed(Buffer.from([0xff, 0xd8, 0xff]), outline))).toContain('/DCTDecode');
  for (const end of ['\r', '\r\n', ' \n', ' endstream\r\n']) {
    const file = Buffer.concat([
      Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream${end}`, 'latin1'),
      HIDDEN,
    ]);
    expect(await textOf(file)).toContain('/JavaScript');
  }
});

it('finds names before bytes that are broken', async () => {
  const contents = deflateSync('/JavaScript');
  // Not the last block, and after it one of a kind that there is not.
  const open = deflateRawSync('/JavaScript', { finishFlush: constants.Z_SYNC_FLUSH });
  const broken = Buffer.concat([contents.subarray(0, 2), open, Buffer.alloc(400, 0xff)]);
  expect(await textOf(packed(broken))).toContain('/JavaScript');
});

it('does not take what unpacks without an end, also in many parts that are broken, nor very many parts', async () => {
  expect(await textOf(packed(deflateSync(Buffer.alloc(40 * 1_048_576))))).toBeUndefined();
  const open = deflateRawSync(Buffer.alloc(4 * 1_048_576), { finishFlush: constants.Z_SYNC_FLUSH });
  const part = Buffer.concat([
    Buffer.from('1 0 obj\n<< >>\nstream\n78', 'latin1'),
    open,
    Buffer.alloc(9, 0xff),
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
  expect(await textOf(Buffer.concat(Array.from({ length: 12 }, () => part)))).toBeUndefined();
  expect(await textOf(Buffer.from('stream\n'.repeat(700_000)))).toBeUndefined();
});
