import { deflateSync } from 'node:zlib';
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

it('does not take objects that are hidden in further ways, nor what unpacks without an end', async () => {
  expect(
    await textOf(packed(deflateSync('x'), '/ObjStm /Filter [/ASCIIHexDecode /FlateDecode]')),
  ).toBeUndefined();
  expect(await textOf(packed(deflateSync(Buffer.alloc(40 * 1_048_576))))).toBeUndefined();
});
